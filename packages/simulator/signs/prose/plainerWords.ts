/** Long words and phrases with plain ones that can replace them in every sentence, longest phrases first. */
const PLAINER: readonly [plain: string, ...long: string[]][] = [
  ['to', 'in order to'],
  ['before', 'prior to'],
  ['because', 'due to the fact that'],
  ['if', 'in the event that'],
  ['now', 'at this point in time'],
  ['about', 'with regard to', 'with respect to', 'regarding', 'approximately'],
  ['many', 'a large number of', 'numerous', 'a multitude of'],
  ['can', 'are able to', 'is able to', 'have the ability to', 'has the ability to'],
  ['after', 'subsequent to'],
  ['use', 'utilize', 'utilise'],
  ['using', 'utilizing', 'utilising'],
  ['uses', 'utilizes', 'utilises'],
  ['used', 'utilized', 'utilised'],
  ['show', 'demonstrate'],
  ['shows', 'demonstrates'],
  ['start', 'commence'],
  ['improve', 'optimize', 'optimise', 'enhance'],
  ['improves', 'optimizes', 'optimises', 'enhances'],
  ['improving', 'optimizing', 'optimising', 'enhancing'],
  ['simplify', 'streamline'],
  ['simplifies', 'streamlines'],
  ['simplifying', 'streamlining'],
  ['people', 'individuals'],
  ['get', 'obtain'],
  ['gets', 'obtains'],
  ['method', 'methodology'],
  ['full', 'comprehensive'],
  ['speed up', 'accelerate', 'expedite'],
  ['speeds up', 'accelerates', 'expedites'],
  ['fix', 'remediate', 'rectify'],
];

const plainOf = new Map(PLAINER.flatMap(([plain, ...long]) => long.map((word) => [word, plain] as const)));
const LONG = new RegExp(
  `(?<![\\p{L}\\p{N}/.@_-])(?:${[...plainOf.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}/@_-])`,
  'giu',
);

const keepCase = (written: string, by: string): string => (/^\p{Lu}/u.test(written) ? by.charAt(0).toUpperCase() + by.slice(1) : by);

/** A capital inside a sentence is a name, and quoted words are someone else's. */
const isKept = (text: string, at: number, written: string): boolean =>
  (/^\p{Lu}/u.test(written) && !/(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(0, at))) ||
  (text.slice(text.lastIndexOf('\n', at) + 1, at).match(/["\u201c\u201d]/g)?.length ?? 0) % 2 === 1;

/** The text with plain words for long ones. */
export const plainer = (text: string): string =>
  text.replace(LONG, (written, at: number) =>
    isKept(text, at, written) ? written : keepCase(written, plainOf.get(written.toLowerCase()) ?? written),
  );
