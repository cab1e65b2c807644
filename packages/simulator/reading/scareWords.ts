/**
 * Word starts, one of which is in everything that frightens: every pattern of `alarm.ts` and `scares.ts` needs one. Looking for these first is
 * many times faster, and most sentences have none.
 */
const WORDS: readonly string[] = [
  // Death, injury and illness.
  String.raw`die|dying|dead|death|kill|bur[iyn]|poison|maim|electrocut|crippl|crush|paraly|coroner|drown|funeral|cancer|inquest|cremat|body bag|neck|surviv`,
  String.raw`ambulance|traged|never (?:came|come|ma[dk]e)|li(?:fe|ves)\b|s health|(?:you|thei)r health|hurt|injur|sick|\bill\b|suffer|breath|asbestos|break|lung|fall|accident`,
  // Law and disgrace.
  String.raw`jail|prison|handcuff|bars|arrest|slaughter|law|negligen|bankrupt|class action|court|judge|police|prosecut|fined|fines? of|licen[sc]e|\bsu(?:e|es|ed|ing)\b|illegal|liable`,
  String.raw`news|front|headline|paper|reporter|authorit|regulator|scandal|disgrace|criminal|padlock|raid|shut|closed|clos(?:e|es) (?:down )?(?:you|\{\{)|violat`,
  // Ruin and loss.
  String.raw`ruin|doomed|toast|history|finish|gone|done|destroy|wreck|(?:is|are|be) (?:\p{L}+ )?over|\bend(?:s|ing)? (?:you )?your|costs? (?:you )?your|\blos[eit]|risk|go(?:es|ing)? under|out of business`,
  String.raw`hack|rob|thie[fv]|burglar|scam|fraud|intrud|attack|predator|squatter|victim|st(?:ol|eal)|breach|leak|blood|bleed|dark web|throw|flush|wiped|goes up|\bwak(?:e|es|ing) up|lights? out`,
  String.raw`(?:falls?|drops?|collapses?|comes?|down|crash(?:es)?) on|for it with|danger|safe|tak(?:e|es|ing) (?:away )?(?:you|thei)r|no(?: one|body) will|expose you|blam|leaving money`,
  String.raw`famil|wife|husband|parent|mother|widow|kids|children|com(?:e|ing) (?:for|after)`,
  // Pictures and warnings.
  String.raw`afford|bomb|waiting to|roulette|gambl|(?:matter|question) of|duck|keg|not if|you really|sleep|failure|don['\u2019]?t (?:be|end)`,
  // Blame.
  String.raw`\bcare|ignor|blind eye|corner|skip|fault|on you\b|on your (?:hand|head|cons)|silence|you(?:['\u2019]re| are) doing|responsib|the one|live with|forgive|your name|laugh|deserv|you know it|boss`,
  String.raw`would rather|greedy|lazy|proud|cheap|for less|you(?:['\u2019]re| are) not|not you|like you|(?:not|n['\u2019]?t|never) let|letting|owe|let your own|regret|crying|thought it|before you (?:act|do|wake|listen)`,
  String.raw`only act|(?:not|n['\u2019]?t|never) even|no idea|(?:told|warned) you|(?:day|hour|week|minute) (?:that )?you|nothing|if you wait|by the time|too late|shame|fool|monster|what if|warning`,
];
const ANY = new RegExp(WORDS.join('|'), 'u');

/** Whether a sentence in small letters may frighten. */
export const mayScare = (small: string): boolean => ANY.test(small);
