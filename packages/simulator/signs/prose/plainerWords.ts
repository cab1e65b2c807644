/** Long words and turns with plain ones of the same meaning, longest turns first. */
const PLAINER: readonly [plain: string, ...long: string[]][] = [
  ['to', 'in order to'],
  ['before', 'prior to'],
  ['because', 'due to the fact that'],
  ['if', 'in the event that'],
  ['now', 'at this point in time', 'currently', 'at present'],
  ['about', 'with regard to', 'with respect to', 'regarding', 'concerning', 'approximately'],
  ['many', 'a large number of', 'numerous', 'a multitude of', 'a wide range of'],
  ['most', 'the majority of'],
  ['can', 'are able to', 'is able to', 'have the ability to', 'has the ability to'],
  ['after', 'subsequent to'],
  ['use', 'utilize', 'utilise', 'leverage'],
  ['using', 'utilizing', 'utilising', 'leveraging'],
  ['help', 'facilitate', 'assist'],
  ['helps', 'facilitates', 'assists'],
  ['helping', 'facilitating', 'assisting'],
  ['more', 'additional'],
  ['show', 'demonstrate', 'illustrate'],
  ['shows', 'demonstrates', 'illustrates'],
  ['buy', 'purchase', 'procure'],
  ['need', 'require'],
  ['needs', 'requires', 'requirements'],
  ['enough', 'sufficient'],
  ['start', 'commence', 'initiate'],
  ['end', 'terminate'],
  ['improve', 'optimize', 'optimise', 'enhance'],
  ['improves', 'optimizes', 'optimises', 'enhances'],
  ['improving', 'optimizing', 'optimising', 'enhancing'],
  ['simplify', 'streamline'],
  ['simplifies', 'streamlines'],
  ['simplifying', 'streamlining'],
  ['set up', 'implement'],
  ['setting up', 'implementing'],
  ['later', 'subsequently'],
  ['so', 'consequently', 'therefore', 'thus'],
  ['also', 'furthermore', 'additionally', 'moreover', 'in addition'],
  ['people', 'individuals'],
  ['get', 'obtain', 'acquire'],
  ['gets', 'obtains', 'acquires'],
  ['give', 'provide'],
  ['gives', 'provides'],
  ['method', 'methodology'],
  ['features', 'functionality', 'functionalities', 'capabilities'],
  ['chance', 'opportunity'],
  ['much', 'significantly', 'substantially'],
  ['often', 'frequently'],
  ['make sure', 'ensure'],
  ['full', 'comprehensive'],
  ['let', 'enable', 'empower'],
  ['lets', 'enables', 'empowers'],
  ['keep', 'maintain'],
  ['send', 'transmit'],
  ['ask', 'inquire', 'enquire'],
  ['try', 'endeavor', 'endeavour'],
  ['tell', 'inform'],
  ['find', 'ascertain', 'determine'],
  ['change', 'modification', 'alteration'],
  ['talk about', 'discuss'],
  ['fix', 'remediate', 'rectify'],
  ['speed up', 'accelerate', 'expedite'],
  ['gather', 'accumulate'],
  ['first', 'initially', 'initial'],
  ['last', 'final'],
  ['work', 'collaborate'],
];

/** "enable you to decide" is "let you decide". */
const LET = /\b(let|lets) (you|your [a-z]+|them|teams|us|people) to\b/gi;

const plainOf = new Map(PLAINER.flatMap(([plain, ...long]) => long.map((word) => [word, plain] as const)));

const LONG = new RegExp(`\\b(?:${[...plainOf.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b`, 'gi');

const keepCase = (written: string, by: string): string => (/^\p{Lu}/u.test(written) ? by.charAt(0).toUpperCase() + by.slice(1) : by);

/** The text with plain words for long ones. */
export const plainer = (text: string): string =>
  text.replace(LONG, (written) => keepCase(written, plainOf.get(written.toLowerCase()) ?? written)).replace(LET, '$1 $2');
