import { toKnown, type KnownToken } from './knownToken.ts';

/** A token of a sentence: a word in lowercase, a punctuation mark, or a stand-in such as `<link>`; UTF-16 offsets into the text, end exclusive. */
export type Token = { start: number; end: number; known: KnownToken; isCapital: boolean };

/** Stands for a placeholder or a name: which name it is does not matter for what a sentence does. */
export const NAME = '<name>';
const OWNED_NAME = "<name>'s";
/** Capitalized words that are not names of people or companies. */
const NO_NAMES =
  /^(?:i|mum|mom|dad|mama|papa|grandma|grandpa|granny|aunt|auntie|uncle|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|mr|mrs|ms|dr|sir|madam|linkedin|google|amazon|facebook|instagram|youtube|twitter|tiktok|whatsapp|excel|slack|zoom|teams|outlook|hubspot|salesforce|shopify|stripe|calendly|english|german|french|spanish|american|british|european)(?:['\u2019].*)?$/i;
const NAME_SHAPE = /^\p{Lu}\p{L}*\p{Ll}/u;

/** A token with the features that tell whether it is a name. */
export type Cut = Token & { written: string; goesOn: boolean };

/** Whether most words of a line are capitalized, as in a headline: then capitals do not indicate names. */
function isHeadline(line: readonly Cut[]): boolean {
  const words = line.filter(({ known }) => known.isWord);
  return words.length > 2 && 2 * words.filter((word) => word.isCapital).length > words.length;
}

const isCapitalName = ({ isCapital, written }: Cut): boolean => isCapital && NAME_SHAPE.test(written) && !NO_NAMES.test(written);

const [BLANK, AND] = [32, 38];
/** Whether only blanks stand between two words, or the "&" of "Oakley & Sons". */
const isBlank = (text: string, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) if (text.charCodeAt(at) !== BLANK && text.charCodeAt(at) !== AND) return false;
  return true;
};

/**
 * Which tokens of a line are names: unknown capitalized words, placeholders, and capitalized neighbors of these inside a sentence
 * ("Bluewater Freight").
 */
function findNames(text: string, line: readonly Cut[]): boolean[] {
  const isTold = !isHeadline(line);
  const names = line.map((cut) => cut.known.key === NAME || (cut.known.group === 0 && isCapitalName(cut)));
  const join = (at: number, beside: number): void => {
    const [cut, other] = [line[at], line[beside]];
    if (cut === undefined || other === undefined || names[at] === true || names[beside] !== true) return;
    const [first, second] = at < beside ? [cut, other] : [other, cut];
    if (cut.goesOn && isCapitalName(cut) && isBlank(text, first.end, second.start)) names[at] = true;
  };
  if (!isTold) return names;
  for (let at = 1; at < line.length; at += 1) join(at, at - 1);
  for (let at = line.length - 2; at >= 0; at -= 1) join(at, at + 1);
  return names;
}

/** Replaces each name in a line with one stand-in, however many words it has. */
function maskNames(text: string, line: readonly Cut[], into: Token[]): void {
  const names = findNames(text, line);
  let name: Token | undefined;
  line.forEach(({ start, end, known, isCapital, written }, at) => {
    if (names[at] !== true) {
      into.push({ start, end, known, isCapital });
      name = undefined;
      return;
    }
    const owned = toKnown(/['\u2019]s$/.test(written) ? OWNED_NAME : NAME);
    if (name !== undefined && isBlank(text, name.end, start)) {
      name.end = end;
      name.known = owned;
      return;
    }
    name = { start, end, known: owned, isCapital: true };
    into.push(name);
  });
}

/** Tokens whose names are masked, line by line. */
export function withoutNames(text: string, cuts: readonly Cut[]): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (let at = 1; at <= cuts.length; at += 1) {
    const [before, next] = [cuts[at - 1], cuts[at]];
    if (before !== undefined && next !== undefined && !text.slice(before.end, next.start).includes('\n')) continue;
    maskNames(text, cuts.slice(from, at), tokens);
    from = at;
  }
  return tokens;
}
