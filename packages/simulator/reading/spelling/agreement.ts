import { before, STARTS_SENTENCE, type Confused } from './neighbors.ts';

/** Where a sentence or a clause begins with its subject; what stands before it cannot hold a verb that the subject belongs to. */
const SENTENCE = String.raw`(?:^|\n\s*|[.!?:] |[^\p{L}](?:because|but|if|when|although) )`;
const CLAUSE = String.raw`(?:^|\n\s*|[.!?:,;(\u2013\u2014] |[^\p{L}](?:and|because|but|if|when|although|so|hope|think|know) )`;
const ends = (pattern: string): RegExp => new RegExp(`${pattern} $`, 'iu');

/** Pronouns that are always the subject of the verb after them; "I" may also be a number: "Phase I is done". */
const WE = before('we|they');
const I = /(?:^|[^\p{L}\p{N}])(?<!\p{Lu}\p{L}* |\b(?:and|or|phase|part|type|class|level|stage|title|schedule|grade|tier) )I $/u;
const YOU = ends(`${CLAUSE}you`);
/** "IT" is a trade: "IT support". */
const IT = /(?:^|\n\s*|[.!?:,;] |[^\p{L}](?:[Aa]nd|[Bb]ecause|[Bb]ut|[Ww]hen|[Aa]lthough) )(?:[Hh]e|[Ss]he|[Ii]t) $/u;

const MANY = String.raw`(?:[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Mm]any|[Mm]ost|[Ss]everal|[Ss]ome|[Aa]ll|[Oo]ther|[Mm]y)`;
/** Words between a subject and its verb. */
const BETWEEN = String.raw`(?:would|could|will|can|should|must|may|might|shall|does\p{L}*|did\p{L}*|doesn['\u2019]?t|didn['\u2019]?t|won['\u2019]?t|can['\u2019]?t|do|don['\u2019]?t|not|never|has|have|had|is|was|were|are|be|also|often|then|now|just|still|even|you|we|they|he|she|it|who|that|which|to|\p{L}+ly)`;
/** Words in -s that name one thing. */
const ONE_IN_S = String.raw`(?:\p{L}*(?:ss|us|is|ics|ness|business)|news|series|means|lens|gas|canvas|atlas|bias|always|sometimes|perhaps|premises|headquarters|sales|works|operations|communications|species|customs|earnings|savings|christmas|days|weeks|months|years|hours|minutes|others)`;
/** Several people or things: "our machines". */
const several = (adjective: string): RegExp =>
  new RegExp(String.raw`${SENTENCE}(?:[Pp]eoples?|${MANY} ${adjective}(?!(?:${ONE_IN_S}|${BETWEEN}|mrs|ms) )\p{Ll}{2,}s) $`, 'u');
const THEY = several(String.raw`(?:(?!${BETWEEN} )\p{Ll}+ )?`);
/** The same without an adjective: "my client runs trains" tells of one. */
const BARE_THEY = several('');
/** Those of whom something is told. */
const WHO = new RegExp(
  String.raw`(?<!\b(?:of|one|like|only|with) (?:\p{L}+ ){0,4})\b(?:people|customers|clients|owners|managers|guests|drivers|men|women|children) who $`,
  'iu',
);

/** Words for one that take a verb for many in British English, or that stand for many. */
const GROUPS = String.raw`(?:little|team|staff|crew|company|firm|family|group|board|committee|police|government|council|club|band|management|department|majority|minority|number|lot|couple|pair|range|variety|handful|host|few|dozen|hundred|thousand|million|half|third|quarter|fifth|rest|bit|people|cattle|media|data|press|public|many|some|most|all|both|each|others?|men|women|children|folk|kin|feet|teeth|mice|sheep|fish|week|month|year|morning|afternoon|evening|time|one|two|three|four|five|school|club|bank|agency|practice|office|store|shop|plant|business|union|army|class|faculty|household|mix|selection|series|set|total|combination|list|way|weekend|summer|winter|spring|autumn|fall|day|night|said|being)`;
const THING = String.raw`(?:machine|product|software|website|price|system|material|factory|cousin|boss|owner|manager|driver|director|quality|equipment|program|app|tool|platform|lobby|kitchen|roof|engineer|worker|customer|client|service|delivery|car|truck|building|brother|sister|friend|father|mother|son|daughter|wife|husband|colleague)`;
/** One person or thing: "my cousin", "your lobby". */
const ONE = new RegExp(
  String.raw`${SENTENCE}(?:(?:my|his|her|this|every|an?) (?:(?!(?:and|or|of|great|good|small|little|large|big|whole|vast|${BETWEEN})\b)\p{Ll}+(?<!s) )?(?!(?:${GROUPS}|${BETWEEN}) )\p{Ll}{3,}(?<!s)|(?:our|your|the) (?:new |old |own )?${THING}) $`,
  'iu',
);

/** After these comes a verb without an ending. */
const PLAIN_VERB = new RegExp(
  String.raw`(?:\b(?:do|does|did|don['\u2019]?t|doesn['\u2019]?t|didn['\u2019]?t) (?:you|we|they|he|she|it|I|(?:your|our) \p{Ll}+)|(?:^|[^\p{L}])(?:I|we|you|they|he|she|it) (?:could|would|should|will|must|may|might|can)|\b(?:could|would|should|will|can) (?:you|we|they|he|she|it|I)|(?:^|[^\p{L}])(?:I|we|you|they|he|she|it) (?:did|do|does|could|would|should)(?: not|n['\u2019]?t)|\blet (?:me|us)) $`,
  'iu',
);
/** "We have", "they've never": a participle follows. */
const HAVE = new RegExp(
  String.raw`(?:${CLAUSE}(?:I|we|they|you|he|she|it) (?:have|has|had)(?: (?:not|never|already|just|also|even))?|\b(?:have|has|had) (?:not|never|already|just|also|even)|['\u2019]ve(?: (?:not|never|already|just|also|even))?) $`,
  'iu',
);

/** Verbs whose forms are often mixed up, each with its form for one. */
const VERBS =
  'deserve deserves|need needs|want wants|make makes|give gives|help helps|offer offers|provide provides|sell sells|go goes|think thinks|hope hopes|come comes|get gets|take takes|send sends|write writes|produce produces|use uses|know knows|save saves|keep keeps|look looks|see sees|find finds|say says|live lives|clean cleans|work works|speak speaks|run runs|call calls|pay pays|show shows|buy buys|bring brings|start starts|stay stays|understand understands|believe believes|build builds|deliver delivers|repair repairs|reach reaches|serve serves|wash washes|try tries|ask asks|feel feels|mean means|include includes|reduce reduces|support supports|hear hears|tell tells|wait waits|move moves|speak speaks|train trains|install installs|print prints|rent rents|ship ships|supply supplies|visit visits|specialize specializes|represent represents|manufacture manufactures';
/** Verbs that are nouns, too: "a standard visit is", "every repair comes". */
const ALSO_NOUNS: ReadonlySet<string> = new Set(
  'need offer help call look show visit repair support supply print ship train move wash use run start stay work ask feel try reach hope mean want produce keep find say wait rent build pay serve install manufacture'.split(
    ' ',
  ),
);
/** What only a verb has after it. */
const OBJECT = /^(?= (?:you|your|our|an?|the|some|more|all|me|us|them|their|his|her|my|every|any)\b)/iu;
/** Verbs whose past is often written for their participle, or for their plain form. */
const PASTS =
  'write wrote written|go went gone|come came come|do did done|give gave given|take took taken|speak spoke spoken|drive drove driven|begin began begun|forget forgot forgotten|choose chose chosen|grow grew grown|know knew known|see saw seen|become became become|eat ate eaten|break broke broken|fall fell fallen|run ran run|throw threw thrown';
/** Other verbs whose past is written after "did not". */
const MORE_PASTS =
  'buy bought|bring brought|sell sold|tell told|make made|get got|send sent|keep kept|pay paid|say said|think thought|receive received|have had|need needed|want wanted|help helped';

const forms = (list: string): string[][] => list.split('|').map((line) => line.split(' '));
/** Contexts that ignore case, and those that do not, as one pattern each. */
const inOne = (contexts: readonly RegExp[]): RegExp[] =>
  [...new Set(contexts.map(({ flags }) => flags))].map(
    (flags) => new RegExp(contexts.flatMap((context) => (context.flags === flags ? context.source : [])).join('|'), flags),
  );
const toBe = (by: string, contexts: readonly RegExp[], after?: RegExp): Confused[] =>
  inOne(contexts).map((context) => ({ by, before: context, ...(after === undefined ? {} : { after }) }));
const NOT_MODAL = /^(?! not\b|n['\u2019]?t\b)/iu;

/** A label, such as a vitamin's: "Class A offices" needs no other article. */
const NO_LABEL =
  /(?<!\b(?:vitamin|grade|class|type|plan|option|section|hepatitis|series|part|group|tier|level|category|schedule|team|side|point|exhibit|form|unit|building|block|phase|route|line|hall|gate|zone|table|appendix|wing|site|lot|step|round|triple|double|single|both|(?<!\p{L}{3} )(?:from|or|and)|an?|[\p{L}\d]\.|-) ?)(?:^|[^\p{L}\p{N}'\u2019&.-])$/iu;
const VOWEL_WORD =
  /^ (?=(?!(?:one|once|ones|oneself|ouija|eu\p{L}*|ewes?|of|or|and|as|at|is|it|in|on|if|are|am|all|any|every|each|either|also|even|about|around|after|our|other|others|another|ago|into|onto|over|under|upon|out|off|up|only|until|us|use[rs]?|used|usual\p{L}*)\b)(?:[aeio]\p{Ll}{2,}|un(?!i(?!n|m|d))\p{Ll}{3,}|up\p{Ll}{3,}|urgent|ugly|umbrella|ultra\p{Ll}*)(?![\p{L}-]))/u;
/** Initialisms in small letters start with the name of their letter: "an mrna test". */
const CONSONANT_WORD = /^ (?=(?![flmnr][bcdfgjkmnpqstvwxz]|s[bdfgjqrsvxz])[bcdfgjklmnpqrstvwyz]\p{Ll}{4,}(?![\p{L}-]))(?=\p{Ll}*[aeiou])/u;

const NUMBER = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[Mm]any|[Ss]everal|[2-9]|[1-9]\d)`;
const COUNTS = new RegExp(
  String.raw`(?<!\b(?:an?|the|your|our|my|this|that|one|first|last|next|per|every|each|top|number|no|best|how|so|as|too|any|\p{L}*\d)[ .]|\p{Lu}\p{L}* |[\d.,:/$\u20ac\u00a3#-])(?:^|[^\p{L}\p{N}])${NUMBER} $`,
  'u',
);
const COUNTED =
  'house kitchen machine customer client company factory year month week day hour minute product employee worker hotel country restaurant car truck building problem email';
const ONE_OF = before('one of (?:our|your|my|the|their|these|those)');
const pluralOf = (noun: string): string => (noun.endsWith('y') && !noun.endsWith('ay') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** "Indigenous peoples" are nations. */
const NO_NATIONS = /(?<!\b(?:indigenous|native|first|aboriginal|tribal|ancient|nordic|slavic|other|different) )$/iu;
/** What stands behind people, and not behind what is theirs. */
const AFTER_PEOPLE =
  '(?:are|is|were|was|have|has|had|and|or|in|at|on|from|who|that|with|can|will|would|to|do|does|don|did|(?:think|say|want|need|like|love|hate|ask|tell|get|come|know|use|buy|work)s?|go|goes|out|there|here|up|by|for|as|i|you|we|they)';

/**
 * Verbs and nouns in a form that does not go with the word before them: "we is", "my cousin have", "I has wrote". Sure mistakes of any English:
 * a team may have or has, and what is dialect ("it don't") is left alone.
 */
export const AGREEMENT: readonly (readonly [word: string, Confused[]])[] = [
  ['is', [...toBe('are', [WE, YOU, THEY, WHO]), ...toBe('am', [I])]],
  ['was', [...toBe('were', [WE, YOU, THEY, WHO])]],
  ['has', [...toBe('have', [WE, I, YOU, THEY, WHO, PLAIN_VERB])]],
  ['have', toBe('has', [IT, ONE], /^(?! (?:an? (?:look|think|go|chat|read)|fun|to do with)\b)/iu)],
  ['are', [...toBe('is', [IT, ONE]), ...toBe('am', [I])]],
  [
    'does',
    [
      ...toBe('do', [WE, YOU, I, THEY], /^(?=(?: not)? \p{Ll})/u),
      ...toBe('do', [STARTS_SENTENCE], /^(?= (?:you|we|they|these|those)\b)/iu),
    ],
  ],
  ["doesn't", toBe("don't", [WE, YOU, I, THEY])],
  ...forms(VERBS).flatMap(([plain = '', one = '']): [string, Confused[]][] => [
    [one, toBe(plain, [WE, I, YOU, BARE_THEY, PLAIN_VERB])],
    [plain, [...toBe(one, [IT], NOT_MODAL), ...toBe(one, [ONE], ALSO_NOUNS.has(plain) ? OBJECT : NOT_MODAL)]],
  ]),
  ['likes', toBe('like', [WE, I, YOU, BARE_THEY, PLAIN_VERB])],
  ['costs', toBe('cost', [WE, I, BARE_THEY, PLAIN_VERB])],
  ...forms(PASTS).map(([plain = '', past = '', participle = '']): [string, Confused[]] => [
    past,
    [...toBe(participle, [HAVE], /^(?! (?:blades?|mills?|dust|even)\b)/iu), ...toBe(plain, [PLAIN_VERB])],
  ]),
  ...forms(MORE_PASTS).map(([plain = '', past = '']): [string, Confused[]] => [past, toBe(plain, [PLAIN_VERB])]),
  [
    'peoples',
    [
      { by: 'people', before: NO_NATIONS, after: new RegExp(String.raw`^(?=[.,!?;]|$| ${AFTER_PEOPLE}\b)`, 'iu') },
      // "Peoples monitors": whose they are.
      {
        by: "people's",
        before: NO_NATIONS,
        after: new RegExp(String.raw`^(?= \p{Ll})(?! (?:${AFTER_PEOPLE}|of|choice|bank|party|republic)\b)`, 'iu'),
      },
    ],
  ],
  ['childs', [{ by: 'children', after: /^(?=[.,!?;]|$| (?:are|is|have|and|in|at|from|who|with|can|will|to)\b)/iu }]],
  ...['this'].map((word): [string, Confused[]] => [
    word,
    [
      {
        by: 'these',
        after:
          /^(?= (?:products|services|machines|customers|clients|companies|people|problems|materials|emails|workers|employees|children|things)\b)/iu,
      },
    ],
  ]),
  ...[
    ['these', 'this'],
    ['those', 'that'],
  ].map(([many = '', one = '']): [string, Confused[]] => [
    many,
    [
      {
        by: one,
        after:
          /^(?= (?:product|service|machine|company|customer|client|problem|price|email|thing|material|tool|system|offer|question|idea)(?:[.,;!?]|$| (?:is|was|has|will|can|from|which)\b))/iu,
      },
    ],
  ]),
  ...COUNTED.split(' ').map((noun): [string, Confused[]] => [
    noun,
    [
      {
        by: pluralOf(noun),
        before: COUNTS,
        after: /^(?=[.!?](?:\s|$)|$| (?:ago|later|which|already|before|in (?:your|our|the)|this (?:week|month|year)|is|are|has|have)\b)/iu,
      },
    ],
  ]),
  ...['customer', 'client', 'machine', 'driver', 'neighbor', 'worker'].map((noun): [string, Confused[]] => [
    noun,
    [{ by: pluralOf(noun), before: ONE_OF, after: /^(?=[.,!?;]|$| (?:told|said|says|has|is|was|in|from|who|that|at)\b)/iu }],
  ]),
  [
    'to',
    [
      {
        by: 'too',
        before: before('been|be|takes?|took|is|was|are|were'),
        after:
          /^ (?:long|late|big|small|slow|high|low|old|short|hard|many|much|few|early|far|dark|dirty|loud)(?=[.,;!?)]|$| (?:for|already|now|and)\b)/iu,
      },
    ],
  ],
  ['a', [{ by: 'an', before: NO_LABEL, after: VOWEL_WORD }]],
  ['an', [{ by: 'a', before: /(?:^|[^\p{L}\p{N}'\u2019-])$/u, after: CONSONANT_WORD }]],
  ['thanks', [{ by: 'thank', after: /^ you (?:for|in|very)\b/iu }]],
];
