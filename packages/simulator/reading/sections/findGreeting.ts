import { GREETING_WORDS } from './greetingWords.ts';

/** The greeting an email begins with: `Hi Jane,`. `names` are the offsets of what follows the greeting word; they are equal if nothing does. */
export type Greeting = { start: number; end: number; names: { start: number; end: number } };

const OPENING = new RegExp(`^(\\s*)(?:${GREETING_WORDS.join('|')})(?=[\\s,!.:\\u2013\\u2014\\0-]|$)[,]?`, 'iu');
/** A placeholder is masked by NUL characters; it greets the person it will name. */
const DELIMITED_NAMES =
  /^[ \t]*((?:(?:mr|mrs|ms|mx|dr|prof|sr|sra|hr|ing)\.\s*)*[^\n,!.:;?\u2013\u2014]{0,60}?)[ \t]*(?:[,!.:;\u2013\u2014]|-{1,2}(?=\s)|\n|\r|$)/iu;
const CAPITAL_NAMES = /^[ \t]*((?:[\p{Lu}\0][\p{L}\0'\u2019-]*(?:[ \t]+|$)){1,2})/u;
/** Two words with an exclamation mark are a headline, not a name. */
const BARE_NAME =
  /^(\s*)(?!\S+ \S+[ \t]*!)([\p{Lu}\0][\p{L}\0'\u2019-]*(?: [\p{Lu}][\p{L}'\u2019-]+)?)[ \t]*[,:!\u2013\u2014-][ \t]*\r?\n/u;
/** "Dana, hi!", "Dana, good day to you." */
const NAME_BEFORE =
  /^(\s*)([\p{Lu}\0][\p{L}\0'\u2019-]*)[ \t]*,[ \t]*(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|afternoon|hallo|hola|bonjour)(?: (?:there|again|to you))?[ \t]*[,.!:\u2013\u2014-]/iu;
const MAX_NAME_WORDS = 5;

const countWords = (text: string): number => text.split(/\s+/).length;

/** Finds the greeting at the beginning of a body. A first line with only a name and a comma is one too. */
export function findGreeting(body: string): Greeting | undefined {
  const opening = OPENING.exec(body);
  if (opening === null) {
    const bare = BARE_NAME.exec(body) ?? NAME_BEFORE.exec(body);
    if (bare === null) return undefined;
    const start = (bare[1] ?? '').length;
    return { start, end: bare[0].trimEnd().length, names: { start, end: start + (bare[2] ?? '').length } };
  }
  const start = (opening[1] ?? '').length;
  const after = opening[0].length;
  const rest = body.slice(after, after + 90);
  const delimited = DELIMITED_NAMES.exec(rest);
  const hasComma = opening[0].endsWith(',');
  const text = delimited?.[1] ?? '';
  // "Hi, quick question." greets nobody: after a comma, only a capitalized name counts.
  if (delimited !== null && countWords(text) <= (hasComma ? 2 : MAX_NAME_WORDS) && !(hasComma && !/^[\p{Lu}\0]/u.test(text))) {
    const from = after + delimited[0].indexOf(text);
    return { start, end: after + delimited[0].trimEnd().length, names: { start: from, end: from + text.length } };
  }
  const capitals = hasComma ? undefined : CAPITAL_NAMES.exec(rest)?.[1];
  const from = after + rest.search(/\S|$/);
  return {
    start,
    end: after + (capitals === undefined ? 0 : rest.indexOf(capitals) + capitals.trimEnd().length),
    names: { start: from, end: from + (capitals?.trimEnd().length ?? 0) },
  };
}
