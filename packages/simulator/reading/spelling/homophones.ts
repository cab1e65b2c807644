import { after, before, STARTS_SENTENCE, type Confused } from './neighbors.ts';

const FEELINGS = String.raw`(?:happy|chuffed|delighted|thrilled|pleased|impressed|amazed|shocked|surprised|disappointed|satisfied|worried|very|so|really|not|both|losing|paying|spending|getting|having|using|wasting|struggling|looking|able|told|given|asked|quoted|charged|supposed|going|late)`;
/** What people own and talk about, singular or plural; none of it does anything in the place named before it. */
const THEIRS = String.raw`(?:dogs?|cats?|pets?|cars?|bikes?|hair|nails|kids?|roofs?|lawns?|driveways?|boilers?|wallets?|laptops?|names?|addresse?s?|wages|houses?|shoes|teeth|holidays|homework|mortgages?|gutters)`;

/** Words that are written for others with the same sound, as people write who type fast. What follows cannot follow the word as written. */
export const HOMOPHONES: readonly (readonly [word: string, Confused[]])[] = [
  [
    'there',
    [
      {
        by: 'their',
        before: before(
          'get|got|getting|have|having|take|bring|love|loves|want|need|like|with|of|for|wash|washing|clean|cleaning|fix|fixing|sell|move|change|lose|lost|and|give|know|pay|about|leave|put',
        ),
        after: after(
          String.raw`${THEIRS}\b(?! (?:are|is|was|were|can|will|have|has|do|don|get|go|sit|sleep|run|play|live|roam|of|in|on)\b)`,
        ),
      },
      { by: 'their', before: before('of|for|with|from|about|at|to|and|in|than'), after: after(String.raw`(?:own (?=\p{L}))`) },
      {
        by: "they're",
        before: before(
          'time|honestly|but|because|cos|cuz|usually|think|said|says|know|although|since|course|basically|generally|mostly|and|so',
        ),
        after: after(
          String.raw`(?:fine|happy|harmless|lovely|brilliant|gorgeous|delicious|reliable|cheap|gonna be)(?=\s*(?:[.!?;)]|$)|, (?:only|and|but|so|we|I|you|it|no|just)\b| (?:but|because|when|if)\b)`,
        ),
      },
    ],
  ],
  [
    "they're",
    [
      {
        by: 'their',
        before: before('of|with|for|about|on|from|to|improve|cut|reduce|manage|doing|do|in'),
        after: after(
          String.raw`(?:own(?= \p{L})|website|roof|staff|homes?|houses?|customers|clients|bills|costs|business|inbox|payroll|fleet|money)\b(?! (?:of|who|too)\b)`,
        ),
      },
    ],
  ],
  [
    'where',
    [
      {
        by: 'were',
        before: before('they|(?<!\\b(?:of|for|to|with|from) )we'),
        after: after(String.raw`${FEELINGS}\b(?! (?:possible|necessary|needed)\b)`),
      },
      {
        by: 'were',
        before: before('who|which'),
        after: after(String.raw`(?:happy|chuffed|delighted|unhappy|losing|paying|struggling|really|very|not)\b`),
      },
    ],
  ],
  [
    'were',
    [
      {
        by: "we're",
        before: before(String.raw`(?<!\b(?:and|or) )so|as|because|cos|since`),
        after: after(String.raw`(?:only )?\d+ (?:min(?:ute)?s?|miles?|hours?) (?:from|away|down the road|up the road)\b`),
      },
      {
        by: "we're",
        before: STARTS_SENTENCE,
        after: after(String.raw`(?:only |just |about )?\d+ (?:min(?:ute)?s?|miles?) (?:from|away|down|up)\b(?![^.!\n]*\?)`),
      },
      {
        by: "we're",
        before: STARTS_SENTENCE,
        after: after(
          String.raw`(?:not (?:the cheapest|cheap|a (?:big|call cent|massive))|also (?:a|fully|insured|happy|cheaper)|fully (?:insured|licensed|licenced|qualified|booked|mobile|certified)|(?:open|here) (?:7|seven|six|6|24|from|every|until|till)|always (?:happy|here|on time))(?![\p{L}-])(?![^.!\n]*\?)`,
        ),
      },
      {
        by: 'where',
        before: before(String.raw`(?:that|this|here)(?: is|['\u2019]s)`),
        after: after(String.raw`(?:we|I|you|they|it|most)\b`),
      },
    ],
  ],
  [
    'then',
    [
      {
        by: 'than',
        before: before('more|less'),
        after: after(
          String.raw`(?:happy to|welcome to|enough(?=[.,!?]| (?:to|for|time))|just (?:an?|the)\b|[$\u20ac\u00a3]\d|double|twice|half)`,
        ),
        showsBefore: true,
      },
      {
        by: 'than',
        before: before(
          'better|worse|cheaper|faster|quicker|stronger|safer|lighter|newer|older|longer|bigger|smaller|higher|lower|easier|sooner|earlier|later',
        ),
        after: after(
          String.raw`(?:nothing|ever|never|before|expected|most|any(?:one|body|thing)|yours|ours|theirs|usual|new|[$\u20ac\u00a3]?\d+ ?(?:%|k\b|months?|years?|days?|weeks?|hours?|min))(?![\p{L}-])`,
        ),
        showsBefore: true,
      },
      {
        by: 'than',
        before: before('(?:no |any )?other|rather'),
        after: after(String.raw`(?:that|this|the (?:price|cost|fact|usual)|paying|waiting|having|doing|getting|buying)\b`),
        showsBefore: true,
      },
    ],
  ],
  ['than', [{ by: 'then', before: before('since|until'), after: after(String.raw`(?:we|I|they|it|the|our|my)\b`) }]],
  [
    'to',
    [
      {
        by: 'too',
        before: before(String.raw`is|not|it['\u2019]s|its|isn['\u2019]?t|that['\u2019]s`),
        after: after(String.raw`(?:much (?:trouble|hassle|bother|work|to ask)|far (?:away|from|out)|late now)\b`),
      },
    ],
  ],
  [
    'loose',
    [
      {
        by: 'lose',
        before: before(
          String.raw`will|you|we|they|could|may|might|not|don['\u2019]?t|can|would|never|didn['\u2019]?t|won['\u2019]?t|can['\u2019]?t|want to|going to|have to|likely to|about to|afraid to|hate to|not to`,
        ),
        after: after(
          String.raw`(?:(?:a|another|one) (?:lot|fortune|customer|client|sale|deposit|job|deal|tender|booking)|any (?:customers|clients|money|sales|business|time|work|orders)|more (?:money|customers|time|clients|business)|any(?:thing|body|one)|everything|hours|hundreds|thousands|half|[$\u20ac\u00a3]\d|interest in|control of|sight of|trade|data|weight|guests|orders|leads|members|tenants|students)\b`,
        ),
      },
    ],
  ],
  [
    'looses',
    [
      {
        by: 'loses',
        after: after(String.raw`(?:money|customers|clients|sales|business|time|its|power|heat|out|hours|thousands|[$\u20ac\u00a3]?\d)`),
      },
    ],
  ],
  ['wich', [{ by: 'which' }]],
];
