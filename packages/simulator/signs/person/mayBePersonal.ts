const MONTHS_AND_DAYS =
  'Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Google|LinkedIn|Excel|Instagram|Facebook|English|Christmas|Easter';

/** Details that a stranger had to look up or go and see, or that only one reader did or has. */
const FORMS: readonly RegExp[] = [
  /\b(?:your (?:work|paper|talk|article|post|guide|book|interview|podcast|project|speech|profile|page|website|site|blog|video|lab|garden|photo\w*|review|comment|report|posting|job ad|vacancy|vessel|ship|boat|building|sign-?up|menu|listing|call|order|invoice|e-?mail|message|application|account|request|question|enquiry|inquiry|letter|visit)|from what your|you (?:backed|make|built|wrote|said|led|ran|made|gave|spoke|posted|opened|designed|published|mentioned|won|founded|started|filed|hired|moved|bought|took|launched|announced|raised|told|asked)|why I (?:am writing|thought of you|write)|congrat(?:s|ulations))\b/i,
  /\b(?:I|we) (?:just |recently |also |once |have )?(?:saw|seen|read|heard|noticed|watched|listened|counted|passed|walked|drove|stopped|stayed|ate|visited|toured|tried|tested|called|rang|ordered|bought|parked|met|spent|looked|checked|opened|clicked|signed up|gave up|came across|come across|found|loved|enjoyed|liked|admired|remember)\b/i,
  /\bfrom (?:the (?:street|road|outside|pavement|sidewalk|train|window|car park|gate|air|satellite)|your (?:gate|street|website|site|window))\b/i,
  // "your plant in Modesto", "your vessel Aegean Dawn", "your firm filed four applications"
  new RegExp(String.raw`\b[Yy]our (?:[\p{Ll}-]+ ){1,3}(?:in |at |on |near )?(?!(?:${MONTHS_AND_DAYS}))\p{Lu}\p{Ll}`, 'u'),
  /\byour (?:[\w-]+ ){1,2}(?:asks?|asked|says?|shows?|refused|crashed|loads?|lists?|mentions?|failed|broke|timed out|told me)\b/i,
  /\byour (?:firm|company|team|office|department|plant|school|yard|board)(?:['\u2019]s)? (?:\w+ ){0,2}(?:has|had|filed|opened|won|bought|posted|hired|moved|runs|runs on|plans|built|put|took|lost)\b/i,
];

/** The first sentences, where a writer says why they chose the reader. */
const FIRST_SENTENCES = 3;
const firstOf = (prose: string): string[] =>
  prose
    .trim()
    .split(/(?<=[.!?])\s+/)
    .slice(0, FIRST_SENTENCES);

/** Openings that tell what happened at the reader's, or who told the writer. */
const OPENINGS: readonly RegExp[] = [
  // "Your safety notices went up in Polish", "Your honey jars have been coming on a boat"
  /^\W*your (?!(?:business|company|customers?|clients?|competitors?|time|team)\b)(?:[\p{L}'\u2019-]+ ){1,4}(?:went|came|got|had|has had|have had|has been|have been|was|were|took|grew|fell|lost|won|\p{L}{2,}ed)\b/iu,
  // "Sam at the mart said you had lost a cow"
  /\b\p{Lu}\p{Ll}+\b[^.!?\n]{0,40}\b(?:said|says|told (?:me|us)|tells (?:me|us)|mentioned|suggested|reckons|thought)\b[^.!?\n]{0,20}\byou(?:r|['\u2019]\p{L}+)?\b/u,
];

/** Whether a text may hold a detail about one reader in its own words. */
export const mayBePersonal = (prose: string): boolean =>
  FORMS.some((form) => form.test(prose)) || firstOf(prose).some((sentence) => OPENINGS.some((form) => form.test(sentence)));
