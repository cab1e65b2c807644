/** Caching a piece of a text would keep the whole text in memory, because engines slice without copying; adding a character copies. */
export const copyOf = (text: string): string => (text.length > 12 ? ` ${text}`.slice(1) : text);

/** What can be remembered: without an answer, a text would be asked about again and again. */
export type Rememberable = NonNullable<unknown> | null;

/**
 * Caches results of a function of a text: at most `most` of them, or as many as `sizeOf` adds up to that. Emails of one list use few different
 * words, names and titles. Of the two halves, the newer one has what was asked for since the older one was full; then the older one is
 * dropped, so that what is still in use stays.
 */
export function remember<Answer extends Rememberable>(
  most: number,
  compute: (text: string) => Answer,
  sizeOf: (text: string) => number = () => 1,
): (text: string) => Answer {
  let [newer, older] = [new Map<string, Answer>(), new Map<string, Answer>()];
  let size = 0;
  return (text) => {
    const known = newer.get(text);
    if (known !== undefined) return known;
    const own = copyOf(text);
    const answer = older.get(text) ?? compute(own);
    if (size >= most / 2) [newer, older, size] = [new Map(), newer, 0];
    newer.set(own, answer);
    size += sizeOf(own);
    return answer;
  };
}

/**
 * A piece of an email, and the answers to all questions about it, each at its question's place. `next` and `otherNext` are the pieces that were asked
 * about after it last: most questions go through the same sentences or the same lines in the same order. `round`: when it was last asked about.
 */
type Piece = { text: string; answers: unknown[]; next: Piece | undefined; otherNext: Piece | undefined; round: number };

/** Longer texts are seldom the same in two emails, and would push out all the others: only the last few are kept. */
const LONGEST = 2000;
/** How many characters of pieces are kept with their answers: of usual ones and of long ones, enough for a sequence of the longest emails. */
const CHARACTERS = 1_200_000;
const LONG_CHARACTERS = 300_000;

/** A round ends when pieces of half as many characters were asked about. */
let [round, characters] = [0, 0];
const kept = new Map<string, Piece>();

const toPiece = (text: string): Piece => ({ text, answers: [], next: undefined, otherNext: undefined, round: -1 });
const long = remember(LONG_CHARACTERS, toPiece, ({ length }) => length);

function findKept(text: string): Piece {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const piece = toPiece(copyOf(text));
  kept.set(piece.text, piece);
  return piece;
}

/** Drops the pieces that this round did not ask about. Without their links, since a linked piece stays in memory, and all that came after it. */
function endRound(): void {
  for (const piece of kept.values()) {
    [piece.next, piece.otherNext] = [undefined, undefined];
    if (piece.round !== round) kept.delete(piece.text);
  }
  [round, characters] = [round + 1, 0];
}

function noteUse(piece: Piece): void {
  if (piece.round === round) return;
  piece.round = round;
  characters += piece.text.length;
  if (characters >= CHARACTERS / 2) endRound();
}

const empty = toPiece('');
/** Several questions about the same piece come one after another, and looking up a text takes longer than most of them. */
let last = empty;

function pieceOf(text: string): Piece {
  if (text === last.text) return last;
  // Any line may follow a blank one, so the line before it is linked to the line after it.
  if (text === '') return empty;
  if (text.length > LONGEST) last = long(text);
  else {
    const { next, otherNext } = last;
    if (next?.text === text) last = next;
    else {
      const piece = otherNext?.text === text ? otherNext : findKept(text);
      // Long pieces are linked to none, so that no chain of them is kept.
      if (last.text.length <= LONGEST) [last.next, last.otherNext] = [piece, next];
      last = piece;
    }
    noteUse(last);
  }
  return last;
}

/** A text, and what was cut out of it, by start and end. */
type Whole = { text: string; pieces: Map<number, string> };
const toWhole = (text: string): Whole => ({ text, pieces: new Map() });
const MOST_LENGTH = 2 ** 16;

/** The text that is read, and the same text with hidden parts. */
let [whole, otherWhole] = [toWhole(''), toWhole('')];

/**
 * A piece of a text: the same copy for all who cut it out of the text that is read. An engine hashes a copy once, so that asking about it
 * costs less than about a new slice.
 */
export function cut(text: string, start: number, end: number): string {
  if (start === end) return '';
  if (text !== whole.text) [whole, otherWhole] = [text === otherWhole.text ? otherWhole : toWhole(text), whole];
  const place = start * MOST_LENGTH + end;
  const known = whole.pieces.get(place);
  if (known !== undefined) return known;
  const piece = pieceOf(text.slice(start, end)).text;
  if (text.length < MOST_LENGTH) whole.pieces.set(place, piece);
  return piece;
}

/** The lines of a text, each as `cut` gives it. */
export function cutLines(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    lines.push(cut(text, start, end));
    start = end + 1;
  }
  return lines;
}

let questions = 0;
/** A place holds answers to one question only. */
const isAnswer = <Answer>(found: unknown): found is Answer => found !== undefined;

/** A question about a paragraph, a sentence or a line, answered once for each; those of a list are mostly the same. */
export function rememberLines<Answer extends Rememberable>(compute: (text: string) => Answer): (text: string) => Answer {
  const place = questions;
  questions += 1;
  return (text) => {
    const piece = pieceOf(text);
    const found = piece.answers[place];
    if (isAnswer<Answer>(found)) return found;
    const answer = compute(piece.text);
    piece.answers[place] = answer;
    return answer;
  };
}

/** The emails of one list have few different texts at a time, and each is asked about for many readers. */
const LATEST_TEXTS = 40;

/** A question about a whole email, answered once for each of the latest ones. */
export const rememberTexts = <Answer extends Rememberable>(compute: (text: string) => Answer): ((text: string) => Answer) =>
  remember(LATEST_TEXTS, compute);

/** Whether a pattern, which must not be global, matches. */
export const rememberTest = (pattern: RegExp): ((text: string) => boolean) => rememberLines((text) => pattern.test(text));

/** Whether any of some lines has certain words, which must not go over the end of one. */
export function rememberAnyLine(words: RegExp): (lines: readonly string[]) => boolean {
  const has = rememberTest(words);
  return (lines) => lines.some(has);
}
