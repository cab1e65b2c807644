import { findNew, type Flaw } from './damage.ts';
import { isContentWord, isVerb } from './lexicon.ts';
import { NOBODY } from '../reading/sections/greetingWords.ts';
import { isDay } from '../reading/text/timeWords.ts';
import { lettersOf, type PartText, type Token } from './partText.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\ue000\ue001]+|[\p{L}\p{N}][\p{L}\p{N}'\u2019%-]*/gu) ?? [];

/** A sentence that contains this share of another's words is the same one, reworded. */
const ALIKE = 0.7;
const LEAST_WORDS = 4;
/** A sentence with less than this share of another's words was cut on purpose. */
const AS_LONG = 0.8;
const MOST_COMPARED = 60;

type Reworded = { old: string; written: string };

/** New sentences with the one each was made of. */
function pairReworded({ sentences: before }: PartText, { sentences: after }: PartText): Reworded[] {
  const gone = findNew(after, before).slice(0, MOST_COMPARED);
  return findNew(before, after)
    .slice(0, MOST_COMPARED)
    .flatMap((written) => {
      const words = wordsOf(written);
      if (words.length < LEAST_WORDS) return [];
      const old = gone.find((one) => {
        const known = new Set(wordsOf(one));
        return words.filter((word) => known.has(word)).length >= ALIKE * words.length && words.length >= AS_LONG * known.size;
      });
      return old === undefined ? [] : [{ old, written }];
    });
}

const NEGATION =
  /\b(?:not|never|cannot|without|nobody|nothing|no)\b|n['\u2019]t\b|\b(?:do|does|did|is|are|was|were|have|has|could|would|should|ca|wo)nt\b/gi;
/** Phrases that negate nothing the sentence says. */
const IDIOM = /\bno strings attached\b|\bno obligation\b|\bnot only\b|\b(?:no|not a) (?:problem|worries)\b/gi;
const countNegations = (text: string): number => text.replace(IDIOM, '').match(NEGATION)?.length ?? 0;
const FIGURE = /\d+(?:[.,:]\d+)*%?/g;

const isInOrder = (some: readonly string[], all: readonly string[]): boolean => {
  let from = 0;
  return some.every((one) => {
    const at = all.indexOf(one, from);
    from = at + 1;
    return at >= 0;
  });
};
const figuresOf = (text: string): string[] => text.match(FIGURE) ?? [];

const ASKS_WHAT = /\b(?:what|who|whom|which|where|when|how|whose)\b/i;
const HANGS = /\b(?:of|for|to|with|at|from)\?$/i;

/** How often each word that says something stands in a sentence. */
function countContent(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) if (isContentWord(word) || REPEATED.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
const REPEATED = new Set(['very', 'more', 'most', 'too', 'so', 'no']);
const LISTS = /[,&+]|\b(?:and|or)\b/;

/** A word that each part of a list has and that only some of them lost: "the best team, the best service and the prices". */
function findTornList({ old, written }: Reworded): Flaw[] {
  if (!LISTS.test(old)) return [];
  const left = countContent(written);
  const torn = [...countContent(old)].find(([word, count]) => {
    const kept = left.get(word) ?? 0;
    return count > 1 && kept > 0 && kept < count;
  });
  return torn === undefined ? [] : [{ kind: 'torn_list', text: torn[0] }];
}

/** Leads from a request to an easier one; the "not" is of the first. */
const IF_NOT =
  /^\W*if not,? (?:no (?:problem|worries)[,;]? )?(?=(?:just |simply |please )*(?:(?:tell|send|give|text|email) (?:me|us)|reply)\b|(?:I|we)(?:['\u2019]ll| can| could| will)\b)/iu;

/** What a reworded sentence no longer says, or says the other way around. */
function judgeReworded({ old, written }: Reworded): Flaw[] {
  const flaws = findTornList({ old, written });
  if (countNegations(old.replace(IF_NOT, '')) !== countNegations(written.replace(IF_NOT, '')))
    flaws.push({ kind: 'changed_sense', text: written });
  if (!isInOrder(figuresOf(written), figuresOf(old))) flaws.push({ kind: 'number_torn', text: written });
  if (lettersOf(old) === lettersOf(written) && old.endsWith('?') && !written.endsWith('?')) flaws.push({ kind: 'lost_ask', text: written });
  if (HANGS.test(written) && !HANGS.test(old) && !ASKS_WHAT.test(written)) flaws.push({ kind: 'dangling_word', text: written });
  return flaws;
}

const PLURAL_SUBJECTS = new Set(['i', 'we', 'you', 'they']);
const DETERMINERS = new Set(['your', 'our', 'their', 'these', 'those']);
const SINGULAR_ONLY = new Set(['has', 'does', 'is']);
const DEGREES = new Set(
  'absolutely incredibly extremely truly really very super highly totally completely simply quite utterly remarkably'.split(' '),
);
const HEDGES = new Set(['about', 'around', 'roughly', 'approximately']);
const WISHES = new Set(['like', 'love', 'want', 'hope']);
const WISHED = new Set('see know have get hear try learn meet talk discuss send book'.split(' '));
const MODALS = new Set(['would', 'could', 'should', 'can']);
const NUMERALS = new Set('one two three four five six seven eight nine ten eleven twelve twenty thirty'.split(' '));
const SINGULAR_IN_S = new Set('series means news gross lens plus less business sales process access class loss boss'.split(' '));
const AFTER_NOUN = new Set('that and or in on for to who which from with at of by'.split(' '));

const isThirdPerson = (key: string): boolean =>
  SINGULAR_ONLY.has(key) ||
  (key.endsWith('s') && isVerb(key) && (isVerb(key.slice(0, -1)) || (/(?:sh|ch|s|x)es$/.test(key) && isVerb(key.slice(0, -2)))));
const isPlural = (key: string): boolean => /^[a-z]{4,}s$/.test(key) && !/(?:ss|us|is|as|os)$/.test(key) && !SINGULAR_IN_S.has(key);
const endsClause = ({ kind, key }: Token | { kind: 'end'; key: string }): boolean =>
  kind === 'end' || kind === 'line' || /^[.,;:!?]$/.test(key);

const EDGE: Token = { kind: 'end', text: '', key: 'end' };

/** All pairs of adjacent tokens, each joined by a space. */
const pairsOf = (tokens: readonly Token[], nameOf: (token: Token) => string): ReadonlySet<string> =>
  new Set(tokens.slice(1).map((right, index) => `${nameOf(tokens[index] ?? EDGE)} ${nameOf(right)}`));

/** Errors between words that were not adjacent before. */
function findDisagreement(before: PartText, after: PartText): Flaw[] {
  const known = pairsOf(before.tokens, ({ key }) => key);
  const beforeWord = new Set(before.tokens.flatMap(({ key }, at) => (before.tokens[at + 1]?.kind === 'word' ? [key] : [])));
  return after.tokens.slice(1).flatMap((right, index): Flaw[] => {
    const left = after.tokens[index] ?? EDGE;
    if (left.kind !== 'word' || known.has(`${left.key} ${right.key}`)) return [];
    const [previous, next] = [after.tokens[index - 1] ?? EDGE, after.tokens[index + 2] ?? EDGE];
    const text = `${left.text} ${right.text}`;
    if (endsClause(right) && NUMERALS.has(left.key) && beforeWord.has(left.key)) return [{ kind: 'number_torn', text: left.text }];
    if (right.kind !== 'word') return [];
    if (PLURAL_SUBJECTS.has(left.key) && isThirdPerson(right.key)) return [{ kind: 'wrong_verb', text }];
    // "your yards loses"; "one of your yards loses" is right.
    if (DETERMINERS.has(previous.key) && after.tokens[index - 2]?.key !== 'of' && isPlural(left.key) && isThirdPerson(right.key))
      return [{ kind: 'wrong_verb', text }];
    // "you team" for "your team".
    if (left.key === 'you' && known.has(`your ${right.key}`)) return isVerb(right.key) ? [] : [{ kind: 'wrong_verb', text }];
    if ((left.key === 'a' || left.key === 'an') && isPlural(right.key) && (endsClause(next) || AFTER_NOUN.has(next.key)))
      return [{ kind: 'wrong_article', text }];
    // "our absolutely software": the adverb's adjective is gone.
    if (DEGREES.has(left.key) && beforeWord.has(left.key) && DETERMINERS.has(previous.key)) return [{ kind: 'dangling_word', text }];
    if (HEDGES.has(left.key) && HEDGES.has(right.key)) return [{ kind: 'doubled_word', text }];
    if (WISHES.has(left.key) && WISHED.has(right.key)) return [{ kind: 'wrong_verb', text }];
    if (left.key === 'to' && right.key.endsWith('ing') && known.has(`to ${right.key.slice(0, -3)}`)) return [{ kind: 'wrong_verb', text }];
    const opens = previous.kind === 'start' || previous.kind === 'line' || /^[.!?]$/.test(previous.key);
    return opens && MODALS.has(left.key) && (WISHES.has(right.key) || WISHED.has(right.key)) ? [{ kind: 'no_verb', text }] : [];
  });
}

const isName = ({ kind, text }: Token | { kind: 'end'; text: string }): boolean =>
  kind === 'word' && /^\p{Lu}\p{Ll}+$/u.test(text) && !isDay(text);

/** Names inside sentences that lost their capital or part of the name. */
function findTornNames({ tokens: before }: PartText, { tokens: after }: PartText): Flaw[] {
  const small = new Set(before.flatMap(({ kind, text, key }) => (kind === 'word' && text === key ? [key] : [])));
  const inner = new Set(
    before.flatMap((token, index) => (isName(token) && before[index - 1]?.kind === 'word' && !small.has(token.key) ? [token.key] : [])),
  );
  const countNamed = (tokens: readonly Token[], name: string): number =>
    tokens.filter((token) => token.key === name && isName(token)).length;
  // A new word in small letters beside a name that stays is another word: "Brightline Lighting" sells lighting.
  const lowered = after.filter(
    ({ kind, text, key }) => kind === 'word' && text === key && inner.has(key) && countNamed(after, key) < countNamed(before, key),
  );
  const written = new Set(after.map(({ text }) => text));
  const pairs = pairsOf(after, ({ text }) => text);
  const torn = before.flatMap((token, index): Flaw[] => {
    const next = before[index + 1] ?? EDGE;
    if (!isName(token) || !isName(next) || !inner.has(next.key) || pairs.has(`${token.text} ${next.text}`)) return [];
    // "Hello There": nobody is called that.
    if (NOBODY.has(next.key) && !before.slice(0, index).some(({ kind }) => kind === 'word')) return [];
    const isReversed = pairs.has(`${next.text} ${token.text}`);
    const isHalf = written.has(token.text) && !written.has(next.text);
    return isReversed || isHalf ? [{ kind: 'changed_name', text: `${token.text} ${next.text}` }] : [];
  });
  return [...lowered.map(({ text }): Flaw => ({ kind: 'first_letter', text })), ...torn];
}

/** Damage to grammar and meaning: a verb in the wrong form, a missing "not", figures in a different order, half a name. */
export const findGrammarDamage = (before: PartText, after: PartText): Flaw[] => [
  ...pairReworded(before, after).flatMap(judgeReworded),
  ...findDisagreement(before, after),
  ...findTornNames(before, after),
];
