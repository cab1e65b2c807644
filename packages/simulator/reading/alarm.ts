/** How much each of some forms adds to the alarm of a sentence. */
type Weighed = readonly (readonly [form: RegExp, weight: number])[];

/** For text in small letters: ignoring case takes three times as long. */
const form = (source: string): RegExp => new RegExp(source, 'u');
const sumOf = (sentence: string, forms: Weighed): number =>
  forms.reduce((sum, [one, weight]) => (one.test(sentence) ? sum + weight : sum), 0);

const OWN = String.raw`(?:your|his|her|their|its|somebody['\u2019]s|someone['\u2019]s|people['\u2019]s)`;
const FOE = String.raw`(?:hackers?|thieves|burglars?|criminals|scammers?|fraudsters?|intruders?|attackers?|predators?|squatters)`;
/** Who is harmed. */
export const PEOPLE = String.raw`(?:people|somebody|someone|anybody|anyone|lives|(?:an?|the|your|its|their|his|her|my|one of (?:your|its|the))? ?(?:child|children|kids?|babies|baby|guests?|drivers?|workers?|employees?|staff|customers?|patients?|residents?|tenants?|pupils?|students?|colleagues?|visitors?|operators?|wom[ae]n|m[ae]n|mothers?|fathers?|famil(?:y|ies)|team|crew|bystanders?|pedestrians?))`;
const KIN = String.raw`(?:child|children|kids?|sons?|daughters?|mother|father|parents?|wife|husband|baby|lives|life)`;
/** The worst that can happen to people or their firms. */
const GRAVE = form(
  String.raw`\b(?:(?:${PEOPLE}|you|who|he|she|they) (?:(?:will|could|may|might|can|would|is going to|are going to|has to|have to|is|are|gets?|be|has|have|had) )*(?:die[sd]?|dying|dead|killed|buried|poisoned|maimed|electrocuted|crippled|jailed|arrested)|deaths?(?! (?:benefits?|certificates?))|to death|coroner|drown (?:${PEOPLE}|you)|kill(?:s|ing)? (?:${OWN} )?${PEOPLE}|killing|(?<!['\u2019]s )funeral|bury ${PEOPLE}|poison(?:s|ing|ed)?|cancer|(?:to|in|into|for) (?:jail|prison)|(?:have|has|had|been|be|get|got|were|was) (?:jailed|imprisoned|locked up)|whose ${KIN}\b[^.!?]{0,60}\b(?:kill|die|drown|burn|fall|be (?:hurt|killed|next))\b|handcuffs?|behind bars|(?:be|get|got|been) arrested|manslaughter|inquest|breaking the law|negligen\p{L}+|bankrupt\p{L}*|next ambulance|ambulance for|traged(?:y|ies)|never (?:came|come|make it|made it) home|(?:lost|loses?|losing) (?:an? |the |${OWN} )(?:baby|child|son|daughter|husband|wife|lives|life|leg|arm|home|house|marriage|business|licen[sc]e)|(?:cost|worth) (?:${PEOPLE} |an? |${OWN} )?(?:its |their |his |her )?li(?:fe|ves)|(?:with|risk\p{L}*|playing with) (?:their|your|people['\u2019]s) (?:li(?:fe|ves)|health)|(?:not|never|n['\u2019]t) survive|class action|crematorium|body bags?|(?:los(?:e|es|ing|t)) (?:their|his|her|an?|the|your) (?:fingers?|hands?|arms?|legs?|eyes?|eyesight|sight)|neck is broken|(?:tak(?:e|es|ing)) (?:away )?(?:your|their) (?:house|home|business|licen[sc]e|children|kids)|puts? (?:lives|(?:your )?${PEOPLE}) (?:in danger|at risk)|(?:no one|nobody) will (?:ever )?(?:hire|trust|come|buy|work|touch|rent|book)\b[^.!?]{0,25}\b(?:you|your|again)|you(?:['\u2019]re| are| will be) (?:all )?(?:done|finished|toast)(?=\W*$)|(?:sue|sues|suing|prosecute|bankrupt|ruin|destroy|arrest|expose|finish) you|(?:shuts?|clos(?:e|es)|padlocks?|raids?) (?:down )?(?:you\b(?! (?:to|in|by|where|through)\b)|your (?:doors?|business|kitchen|shop|site|place|company|firm|practice)\b|\{\{)|you(?: will|['\u2019]ll) (?:be|get) (?:sued|fined|closed|shut|prosecuted|blamed)|making [^.!?]{0,40}\b(?:sick|ill)|breathing (?:in )?(?:asbestos|poison|toxic|it in|fumes)|lawyers (?:will )?(?:come|are coming)|(?:coming|come) (?:for|after) (?:you|firms|companies|people|owners))\b`,
);
/** Bad enough, and also the subject of honest offers. */
const SERIOUS: Weighed = [
  [
    form(
      String.raw`\b(?:su(?:e|es|ed|ing)|lawsuits?|(?:in|to|the) court|(?:an?|the|no) judge|police|lawyers|prosecut\p{L}+|fined|padlock\p{L}*)\b`,
    ),
    1,
  ],
  [
    form(
      String.raw`\b(?:newspapers|front page (?!of\b)|headlines|reporters?|(?:local|evening|morning) (?:paper|news)|in the news|authorities|regulators|scandal|disgrace)\b`,
    ),
    1,
  ],
  [
    form(
      String.raw`\b(?:closed (?:down|on the spot)|shut (?:\S+ ){0,3}down|shut (?:${OWN}|the) doors?|licen[sc]e|los(?:e|ing) ${OWN} jobs?)\b`,
    ),
    1,
  ],
  [
    form(
      String.raw`\b(?:hurt|injur\p{L}+|sick(?! (?:leave|days?|pay|notes?|of))|(?:fall|falls|them|be|get) ill|danger|unsafe|not safe|deadly|victims?|suffer(?:s|ing)?|breath\p{L}+ (?:\S+ )?in|asbestos|at risk|break (?:his|her|their) (?:hip|neck|leg|back|arm)s?|lungs)\b`,
    ),
    1,
  ],
  [
    form(
      String.raw`\b(?:robbed|stolen|stealing|hacked|breached|attacked|leaked|${FOE}|wiped out|goes up|bleed(?:s|ing)? money|(?:falls?|drops?|collapses?|comes? down|crash(?:es)?) on (?:your |an? |the )?${PEOPLE}|(?:pay|paying) for it with)\b`,
    ),
    1,
  ],
];

/** The reader, by "you" or by their firm, or those who are blamed in their place. */
const YOU = form(String.raw`\byou(?:r|rs|rself|['\u2019](?:re|ll|d|ve))?\b|\{\{`);
const CULPRITS = form(
  String.raw`(?:^|[,;:.] |\b(?:most|some|many|all|cheap|other|bad|those|these|an?|of|and|the|seen|hotel|shop|site|restaurant) )(?:owners?|boss(?:es)?|managers?|landlords?|employers?|directors?|companies|firms|businesses|restaurants|hotels|schools|clinics|people|ceos?|executives|contractors|operators|leaders|shops|landlord|school|firm|company)\b`,
);

/** A firm by its name, which the text of a template puts there. */
const NAMED = /\b(?:at|like|against|inside) \p{Lu}\p{L}/u;

/** Blame, for what the reader does or does not do. */
const ACCUSES: Weighed = [
  [
    form(
      String.raw`\b(?:(?:do|does|did|may|might|would|could|will)(?: not|n['\u2019]?t) (?:even |really |seem to )*care\b(?! (?:for|which|what|how|who|where)\b)|(?:really|truly|actually) cared?|could(?:n['\u2019]t| not)? care less)`,
    ),
    2,
  ],
  [
    form(
      String.raw`\bnegligen\w+|\bignor(?:e[sd]?|ing) (?!(?:spam|rules|the noise|case)\b)|\bturn(?:s|ed|ing)? a blind eye|\bcut(?:s|ting)? corners|\bskip(?:s|ped)? this\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`\b(?:(?:your|own|his|their|her|whose) fault|(?:this|blame|death|happens(?: next)?|rest) is (?:all )?on you\b|on your (?:hands|head|conscience)|your silence|what you(?:['\u2019]re| are) doing|(?:responsible|to blame) for (?:an?|the|his|her|their|someone|every|any|whatever)|you(?:['\u2019]ll| will) (?:be the one|have to live with|never forgive)|never forgive you(?:rself)?|(?:lawsuit|summons|charge|case|headline) with your name|laugh(?:s|ing)? (?:about|at) you|deserves? better than|(?:and|but) you know it|his boss|your name on the (?:court|charge|news|papers|summons|front|indictment|lawsuit))`,
    ),
    2,
  ],
  [
    form(
      String.raw`\bwould rather\b[^.!?]{0,40}\bthan\b|\btoo (?:cheap|greedy|lazy|proud) to\b|\bcheap (?:owners|bosses|landlords|companies)\b|\bfor (?:(?:far|much|a lot|a great deal) )?less(?: than (?:what|this|that|the|your|yours)\b|(?=[.!]*$))`,
    ),
    2,
  ],
  [
    form(
      String.raw`\b(?:hope|sure|pray) (?:that )?you(?:['\u2019]re| are) not (?:one of|like)|\bnot you, i hope|\b(?:just |exactly )like you(?:rs)?\b|\b(?:people|managers?|owners?|landlords?|boss(?:es)?) like you\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`\b(?:do(?: not|n['\u2019]?t)|never) let (?:your|the|an?) (?:children|kids|family|people|staff)\b|\bletting (?:them|people|everyone) down\b|\byou owe (?:it to|them)\b|\b(?:let|lets|letting) (?:an?|the|your|his|her|them|people|children|somebody|someone) ?(?:\p{L}+ ){0,2}(?:die|get hurt|get sick|suffer|burn|drown|fall)\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`(?<!\b(?:not|never|won['\u2019]?t|nothing to) )\bregret (?:it|this|that|not)\b|\b(?:come|came) crying\b|\bthought it (?:could|would|can) wait\b|\bbefore you (?:act|do something|do anything|wake up|listen|care)\b|\bonly acts? (?:after|when|once)\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`\byou (?:do(?: not|n['\u2019]?t) even|have no idea|never even) (?:know|knew|realiz|realis|notic|suspect)|\bnobody (?:has )?(?:told|warned) you\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`\b(?:every|each) (?:day|hour|week|minute) (?:that )?you (?:wait|delay|ignore|hesitate|do nothing|put (?:it|this) off)|\bif you (?:do nothing|ignore|keep ignoring|wait)\b|\bby the time you\b|\btoo late\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`\bshame on (?:you|any|every|all|those|an?)\b|\bonly (?:a criminal|criminals|a fool|fools|monsters) (?:would|leave|let)\b|\bwhat if (?:it|that|this) (?:were|was|is|had been) (?:your|you)\b|\blive with yourself\b|\b(?:act|call|book|reply|respond|get in touch|contact|write|order|answer|sign)\b[^.!?]{0,30}\bbefore it(?:['\u2019]s| is) too late\b|\bhow many (?:more )?(?:warnings|accidents|deaths|victims|injuries)\b|\bi (?:could|would)(?: not|n['\u2019]t) sleep\b|\blet your own (?:kids?|child|children|mother|family|parents)\b`,
    ),
    3,
  ],
];
/** Notice: what the reader has been told, or may no longer say, so that the harm is theirs. */
const KNEW = String.raw`(?:(?:that )?(?:you|nobody|no[ -]one|i|we) (?:did(?: not|n['\u2019]?t)|never|had(?: not|n['\u2019]?t| no)|were(?: not|n['\u2019]?t)|was(?: not|n['\u2019]?t)|told|warned))`;
const NOTIFIES: Weighed = [
  [
    form(
      String.raw`\b(?:no longer|never(?: again)?|can(?:not|['\u2019]?t| not)|do(?: not|n['\u2019]?t)|(?:nobody|no[ -]one|no \p{L}+) will) (?:ever )?(?:say|claim|pretend|plead|tell \p{L}+|believe) ${KNEW}\b|\byou (?:have|had|were|are|['\u2019]ve)(?: now)?(?: been)? warned(?=[.,!;:]|$| now)|\bconsider (?:this|that|yourself)(?: \p{L}+)? (?:(?:your|a|an|fair|last|final|only) )*warn(?:ing|ed)\b|\bthis (?:is|was) your (?:(?:last|only|final|first) )*warning\b`,
    ),
    3,
  ],
  [
    form(
      String.raw`\byou(?: have|['\u2019]ve)(?: now)? been told(?=[.,!;]| now)|\byou know now\b|\bnow (?:that )?you know\b|\b(?:ignorance|not knowing) (?:is|was|will be|has never been) (?:no|not an?) (?:excuse|defen[cs]e)|\b(?:ask|tell) yourself who\b`,
    ),
    2,
  ],
];

/** Pictures for the reader to look at, and questions with one answer. */
const PICTURED: Weighed = [
  [form(String.raw`\b(?:imagine|picture|think (?:about|of|how)) (?!how (?:much|many|easy)|your (?:team|customers) (?:with|having))`), 2],
  [
    form(
      String.raw`\b(?:how|what) (?:would|will|do) you (?:feel|look|say|tell|explain|live|face|answer)\b|\bare you (?:willing|prepared|ready) to\b|\bdo you (?:really )?want (?:to be|that)\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`\b(?:nobody|no one|no \p{L}+) wants to (?:be|see|hear|explain|get)\b|\b(?:would|['\u2019]d) (?:hate|be sorry|be sad) to (?:see|read|hear)\b|\b(?:would|['\u2019]d) be (?:a (?:shame|pity|disaster)|terrible|awful|sad|unfortunate) if\b|\bi(?:['\u2019]m| am) afraid (?:that )?you\b|\bnobody will ask\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`\bhow many \p{L}[^.!?]{0,40}(?:have|has|need) to\b|\bwhose ${KIN}\b|\bis [^.!?]{3,50} worth an?\b|\bwill your (?:\p{L}+ ){1,2}survive\b|\bwho (?:dies|will die|gets hurt|is) (?:first|next)\b`,
    ),
    2,
  ],
];
/** What is said to befall the reader or their own. */
const BEFALLS: Weighed = [
  [
    form(
      String.raw`\b(?:you|your (?:\p{L}+ ){1,2}|\{\{[^{}]*\}\} )(?:['\u2019]re| ?are| ?is) (?:all |slowly |literally |already |now |probably )*(?:being (?:poisoned|robbed|hit|hurt|harmed|hacked|cheated|exposed|watched)|poisoning|killing|hurting|harming|robbing|breathing|drinking|making [^.!?]{0,40}\b(?:sick|ill)|putting [^.!?]{2,40} (?:in danger|at risk)|dying|in danger|unsafe|not safe)\b|\bare your (?:\p{L}+ ){1,2}(?:slowly |all )?dying\b|\balready (?:in|inside) your\b|\b(?:authorities|regulators|inspectors|police) are (?:already )?(?:watching|coming|looking)\b`,
    ),
    2,
  ],
  [
    form(
      String.raw`\b${FOE} (?:have|has|are|is|already|could be|may be)\b(?![^.!?]*\bof (?:our|the) clients\b)|\bis (?:slowly |already |literally )?making (?:\p{L}+ ){1,2}(?:sick|ill)\b`,
    ),
    2,
  ],
];
/** That it is near, certain or total. */
const LOOMS: Weighed = [
  [
    form(
      String.raw`\b(?:will|['\u2019]ll|(?:is|are|['\u2019]re) (?:going to|gonna|about to)|sooner or later|coming for|next|already|waiting)\b`,
    ),
    1,
  ],
  [form(String.raw`\b(?:right now|as (?:we speak|you read)|while you (?:read|sleep|wait)|tonight|tomorrow|this very|at the mercy)\b`), 1],
  [form(String.raw`\b(?:it )?(?:only|just) takes (?:one|a)\b|\b(?:one|a single) (?:[\p{L}'\u2019-]+ ){1,6}?(?:and|away)\b`), 1],
  [form(String.raw`\b(?:even|for good|everything|every(?:one|body)|on the spot|nobody|never|slowly|led out)\b`), 1],
];

/** Words in capitals, or an exclamation mark. */
const SHOUTS = /(?<!\p{L})(?!(?:OSHA|HIPAA|GDPR|FINRA|NFPA)\b)\p{Lu}{4,}(?!\p{L})|!\s*$/u;

/** What makes a risk sober: a figure, a date, how often, whose it is to mend. */
const SOBER: Weighed = [
  [/\d|\b(?:half|third|quarter|fifth|ninth|tenth)s? of\b|\b(?:two|three|four|five|six|seven|nine|ten|twelve) (?:in|of|out of)\b/iu, 2],
  [
    form(
      String.raw`\b(?:january|february|april|june|july|august|september|october|november|december|last (?:year|week|month|spring|summer|fall|autumn|winter)|on average|most common|usually|typically|most often)\b`,
    ),
    1,
  ],
  [
    form(
      String.raw`\b(?:we|our \p{L}+|the (?:policy|cover|alarm|sensor|detector|plan)|my (?:firm|team|crew))(?:['\u2019](?:ll|re|ve)| will| can| would| are)? (?!(?:all|both|know|speak)\b)\p{L}+`,
    ),
    3,
  ],
  [
    form(
      String.raw`(?:^|, )i(?:['\u2019]ll| will| can)? (?:help|train|test|check|teach|fix|insure|sell|represent|defend|advise|install|clean)\b`,
    ),
    3,
  ],
  [form(String.raw`\bif\b(?! you (?:do nothing|ignore|keep|wait))`), 1],
  [
    form(
      String.raw`\b(?:never|nobody|no[ -]one) (?:gets?|has|is|was|will be|goes) (?:hurt|sick|injured|sued|hacked|killed)|\b(?:avoid|prevent|protect|stop|spot|detect|reduc|lower|without|against|survive)\w*\b(?! the lawsuit)`,
    ),
    3,
  ],
];
/** A question about how things are done. */
const ASKS_PLAINLY =
  /^(?:do|does|did|who|how|when|which|where|have|has|would it|could (?:i|we)|can (?:i|we)|should|shall|may i|want|is there)\b/iu;

/** From this sum on, a sentence alarms. */
const ALARMING = 3;

/** Every sentence is asked first, and few have such words. */
const ALARMS = new RegExp([GRAVE, ...[...SERIOUS, ...ACCUSES, ...NOTIFIES].map(([one]) => one)].map(({ source }) => source).join('|'), 'u');

/**
 * Whether a sentence speaks of grave harm to the reader or their people, or blames them for it, in a manner that frightens. A sum over what is
 * said, about whom and how; a figure or what the sender does about it speaks against.
 */
export function alarms(written: string): boolean {
  const sentence = written.toLowerCase();
  if (!ALARMS.test(sentence)) return false;
  const isGrave = GRAVE.test(sentence);
  const serious = sumOf(sentence, SERIOUS);
  const [accuses, pictured] = [sumOf(sentence, ACCUSES) + sumOf(sentence, NOTIFIES), sumOf(sentence, PICTURED)];
  if (!isGrave && serious === 0) return accuses >= ALARMING;
  if (sentence.trimEnd().endsWith('?') && pictured + accuses === 0 && ASKS_PLAINLY.test(sentence.trim())) return false;
  const isAimed = YOU.test(sentence) || CULPRITS.test(sentence) || NAMED.test(written);
  if (!isAimed && accuses + pictured === 0) return false;
  const surely = sumOf(sentence, BEFALLS);
  const manner = accuses + pictured + surely + sumOf(sentence, LOOMS) + Number(SHOUTS.test(written));
  if (manner === 0 || (!isGrave && serious < 2 && accuses + pictured + surely === 0)) return false;
  const harm = (isGrave ? 2 : 0) + Math.min(serious, isGrave ? 1 : 2);
  return harm + Number(isAimed) + manner - sumOf(sentence, SOBER) >= ALARMING;
}
