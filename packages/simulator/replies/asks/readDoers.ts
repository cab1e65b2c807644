/** Who does a thing, up to the verb. */
const WHO = String.raw`^(?:who|which \p{L}+) (?:\p{L}+ly |now )?`;
/** Chores that people do in passing. */
const EVERYDAY = new RegExp(
  String.raw`${WHO}(?:opens?|winds?|turns|rings|wipes|lifts?|loads?|unloads?|carries (?!out\b)|weighs?|measures?|switches|stirs|sweeps|mops|climbs|answers?|writes?|keeps?|enters?|types?|files?|waters?|posts?|replies|plans?|schedules?|records?|counts?|packs?|chases?|fills?|books?|orders?|updates?|copies|sorts?|sends?|locks?|unlocks?|remembers?|calls?|greets?|signs?|stocks?|tidies|picks? (?!up\b)|takes? (?:the |your )?(?:calls?|bookings?|orders?|minutes|notes|messages|post)|makes? (?:the |your )?(?:tea|coffee|calls|lists?|notes)|covers? (?:the |your )?(?:weekends?|nights?|shifts?|evenings?|holidays?|lunch(?:es)?|desk)|(?:looks after|handles?|manages|maintains|runs) (?:the |your )?(?:[\p{L}-]+ ){0,2}?(?:registers?|logs?|logbooks?|records|lists?|diary|diaries|calendars?|schedules?|inbox|rotas?|rosters?|keys|spreadsheets?)|does (?:the |your )?(?:rota|paperwork|filing|post|typing|shopping|ordering|minutes|washing[- ]up))\b`,
  'iu',
);
/** Work that firms pay others for. */
const OF_FIRMS = new RegExp(
  String.raw`${WHO}(?:does|did|handles?|looks? after|takes? care|manages?|runs?|cleans?|maintains?|fix(?:es)?|mends?|empties|collects?|paints?|cuts?|mows?|delivers?|supplies|prints?|hosts?|washes|builds?|makes?|installs?|fits?|guards?|cooks?|caters?|ships?|hauls?|transports?|translates?|trains?|sells?|provides?|designs?|sharpens?|tunes?|grows?|feeds?|treats?|sprays?|clears?|removes?|disposes?|recycles?|launders?|finances?|covers?)\b`,
  'iu',
);
/** Work that needs somebody qualified, and often somebody from outside. */
const OF_EXPERTS = new RegExp(
  String.raw`${WHO}(?:examines?|inspects?|certif(?:y|ies)|recertifies|audits?|calibrates?|insures?|surveys?|tests?|services?|serviced|repairs?|commissions?|validates?|carries out|[^?]*\b(?:inspections?|examinations?|testing|servicing|repairs|audits?|surveys?|calibration)\b)`,
  'iu',
);
/** The law or an insurer demands the work: whoever "does it" is qualified, too. */
const DEMANDED =
  /\b(?:statutory|thorough examination|written scheme|(?:needs?|requires?|must have) (?:an? |their )?(?:[\p{L}-]+ ){0,5}(?:inspections?|examinations?|tests?|certificates?|surveys?)|required by law|insurers? (?:want|ask|require)|(?:must|should|has to|have to|needs? to) be (?:[\p{L}-]+ )?(?:inspected|examined|tested|serviced|certified))\b/iu;

/** "How do you count it, and who does it when he is away?" */
const OF_HOUSE = /^who does (?:it|that|this|so) (?:when|while|if|once|on)\b/iu;

/** "We sweep flues. Who sweeps yours?": what the sender does for others is paid for. */
const VERB = new RegExp(String.raw`${WHO}(\p{L}{3,}?)(?:es|s)\b`, 'iu');
function isOffered(question: string, prose: string): boolean {
  const verb = VERB.exec(question)?.[1];
  return verb !== undefined && new RegExp(String.raw`\b(?:we|I|our \p{L}+)\b[^.?!\n]*\b${verb}(?:e?s|e?d|ing)?\b`, 'iu').test(prose);
}

/** What a question about who does a thing tells of them, as a tag: somebody there in passing, another firm, or somebody qualified. */
export function readDoers(question: string, prose: string): readonly string[] {
  if (EVERYDAY.test(question) || OF_HOUSE.test(question)) return ['ownPeople'];
  if (OF_EXPERTS.test(question) || DEMANDED.test(prose)) return ['byExperts'];
  return OF_FIRMS.test(question) || isOffered(question, prose) ? ['byFirms'] : [];
}
