import { proseSentences, removeWhole, replaceRanges, type Cut } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { isFlattery } from './flattery.ts';
import { isOnlyPraise } from './onlyPraises.ts';
import { isPuff } from './puffs.ts';

/** One more thing that the sender's product or firm has. */
const ADDS =
  /^(?:(?:in addition|additionally|furthermore|moreover|besides(?: that| this)?|also|plus|on top of (?:that|this|it)|what['\u2019]s more),? (?:(?:we|our [^.?!,]{2,30}?|it|the \p{L}+|you|i)\b)|(?:we|our (?:[\p{L}-]+ ){1,3}?|it|the (?:platform|system|software|app|tool)) ?(?:(?:can|will|is|are) )?also\b)/iu;
/** A price, a figure, a name, a customer or a request: more than one more thing. */
const SAYS_MORE =
  /[\d$\u20ac\u00a3%?:]|(?<=[\p{Ll},] )(?!I\b|[A-Z]{2,5}s?\b)\p{Lu}\p{Ll}|\b(?:free|guarantee\w*|refund\w*|customers|clients|because|unlike|without|only|you can)\b/u;
const ROUND_THE_CLOCK = /\b24\/7\b/gu;
/** So many sentences must say before them what is sold, and so many of them make a list. */
const [LEAST_BEFORE, LEAST_ADDED] = [1, 2];
const OFFERS = 0.5;

/** Words that announce what a firm does or a product has. */
const ANNOUNCES =
  /\b(?:including|includes?|such as|offer|provide|do|services are|services include|features include|everything from|from) (?:the following:? )?/giu;
const MEMBERS = /\s*,\s*(?:and |or |as well as )?|\s+(?:and|or|as well as)\s+/u;
/** A longer list is one that nobody reads to its end; so many of its members stay. */
const [LONG_LIST, KEPT, LONGEST_MEMBER] = [6, 3, 3];
const OPEN_END = /^(?:(?:so )?much more|more|many more|many others|others|lots more|a lot more|etc\.?|so on|beyond)$/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** The end of a long list of short members, to be replaced by "and more"; undefined if a sentence has none. */
function endOfList(sentence: string): Cut | undefined {
  for (const { 0: lead, index } of sentence.matchAll(ANNOUNCES)) {
    const from = index + lead.length;
    const rest = sentence.slice(from).replace(/[\s.!]+$/u, '');
    const members = rest.split(MEMBERS);
    const named = members.filter((member) => !OPEN_END.test(member.trim()));
    const isList =
      !/[.?!:;()\d$\u20ac\u00a3%]/u.test(rest) &&
      named.length >= LONG_LIST &&
      members.every((member) => member.trim() !== '' && wordCount(member) <= LONGEST_MEMBER);
    if (!isList) continue;
    const [third] = named.slice(KEPT - 1);
    const end = third === undefined ? -1 : rest.indexOf(third, rest.indexOf(`, ${third}`)) + third.length;
    if (end > 0 && end < rest.length) return { start: from + end, end: from + rest.length, by: ' and more' };
  }
  return undefined;
}

/** The body without the later half of a list of features: sentences that only add one more, and the end of a long list. Null if there is none. */
export function trimFeatures(draft: EmailDraft): string | null {
  if (draft.language !== 'en') return null;
  const { raw } = draft.body;
  const sentences = proseSentences(draft);
  const textOf = ({ start, end }: BodySentence): string => raw.slice(start, end).trim();
  const offers = ({ start, end }: BodySentence): boolean =>
    draft.readings.some(
      (reading) => reading.start < end && start < reading.end && chanceOf(reading, 'offer') + chanceOf(reading, 'benefit') >= OFFERS,
    );
  const topic = wordsOf(draft.subject.visible);
  /** Whether nothing else in the body says what the subject promises. */
  const holdsTopic = (text: string): boolean => {
    const rest = new Set(wordsOf(raw.replace(text, ' ')));
    return wordsOf(text).some((word) => topic.includes(word) && !rest.has(word));
  };
  const isAdded = (sentence: BodySentence): boolean => {
    const text = textOf(sentence).replace(ROUND_THE_CLOCK, '');
    return ADDS.test(text) && !SAYS_MORE.test(text.slice(1)) && !sentence.isQuestion && !holdsTopic(textOf(sentence));
  };
  const added = sentences.filter(isAdded);
  const [first] = added;
  const says = (sentence: BodySentence): boolean =>
    offers(sentence) && !isPuff(textOf(sentence)) && !isOnlyPraise(textOf(sentence)) && !isFlattery(textOf(sentence));
  const before = sentences.filter((sentence) => first !== undefined && sentence.start < first.start && says(sentence));
  const gone = added.length >= LEAST_ADDED && before.length >= LEAST_BEFORE ? added : [];
  const cuts = sentences.flatMap((sentence): Cut[] => {
    const cut = gone.includes(sentence) ? undefined : endOfList(raw.slice(sentence.start, sentence.end));
    return cut === undefined ? [] : [{ ...cut, start: sentence.start + cut.start, end: sentence.start + cut.end }];
  });
  if (gone.length + cuts.length === 0) return null;
  // From the end, so that earlier offsets stay valid.
  return [
    ...gone.map((sentence) => ({ start: sentence.start, whole: sentence, cut: undefined })),
    ...cuts.map((cut) => ({ start: cut.start, whole: undefined, cut })),
  ]
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { whole, cut }) => (whole === undefined ? replaceRanges(text, cut === undefined ? [] : [cut]) : removeWhole(text, [whole])),
      raw,
    );
}
