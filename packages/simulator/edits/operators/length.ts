import type { EmailDraft } from '../../reading/draft.ts';
import { FEATURE_READERS } from '../../reading/features/readers.ts';
import { indexFrom } from '../../reading/text/findFrom.ts';
import { emailOf, withBody, type Edit } from '../edit.ts';
import { editProse, proseSentences, replaceRanges, tidy, touches } from '../textOps.ts';

const TARGET_WORDS = 90;

/** Which sentences stay first: the ask, what is about this lead, the opening, proof; then in order. */
function priorityOf(draft: EmailDraft): (sentence: { start: number; end: number }, index: number) => number {
  const spans = (features: readonly ('asks' | 'companyMentions' | 'ownWords' | 'socialProof')[]) =>
    features.flatMap((feature) => FEATURE_READERS[feature].find(draft).filter(({ part }) => part === 'body'));
  const question = proseSentences(draft).findLast(({ isQuestion }) => isQuestion);
  const asks = question === undefined ? spans(['asks']).slice(-1) : [question];
  const [personal, proof] = [spans(['companyMentions', 'ownWords']), spans(['socialProof']).slice(0, 1)];
  return (sentence, index) => {
    if (touches(sentence, asks)) return 0;
    if (touches(sentence, draft.body.links)) return 5;
    if (index === 0) return 1;
    if (touches(sentence, personal)) return 2;
    return touches(sentence, proof) ? 3 : 4;
  };
}

function trimToTarget(draft: EmailDraft): string {
  const sentences = proseSentences(draft);
  const { words } = draft.body;
  const wordsIn = ({ start, end }: { start: number; end: number }) => {
    let count = 0;
    for (let index = indexFrom(words, start); (words[index]?.end ?? Infinity) <= end; index += 1) count += 1;
    return count;
  };
  const priority = priorityOf(draft);
  const lined = sentences
    .map((sentence, index) => ({ sentence, index, rank: priority(sentence, index) }))
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  let room = TARGET_WORDS - (draft.body.words.length - wordsIn(draft.prose));
  const kept = new Set<number>();
  for (const { sentence, index, rank } of lined) {
    const count = wordsIn(sentence);
    if (rank === 5 || (count > room && kept.size > 1)) continue;
    kept.add(index);
    room -= count;
  }
  return tidy(
    replaceRanges(
      draft.body.raw,
      sentences.filter((_, index) => !kept.has(index)),
    ),
  );
}

/** Joints at which a long sentence falls into two, both with a subject of their own. */
const AND_CLAUSE = /, and (?=(?:we|you|they|it|I|this|that|there|our|your|the)\b)/g;
const OTHER_JOINTS: readonly [RegExp, string][] = [
  [/;\s+/g, '. '],
  [/, but /g, '. But '],
  [/, so (?=(?:we|you|they|it|I|that|your|the)\b)/g, '. So '],
  [/, which means (?:that )?/g, '. That means '],
  [/ \u2013 | \u2014 /g, '. '],
];
const LONG_SENTENCE = 15;

function splitSentence(sentence: string): string {
  if (sentence.split(/\s+/).length < LONG_SENTENCE) return sentence;
  let text = sentence.replace(AND_CLAUSE, '. ');
  for (const [joint, by] of OTHER_JOINTS) text = text.replace(joint, by);
  return text.replace(/\. (\p{Ll})/gu, (_, letter: string) => `. ${letter.toUpperCase()}`);
}

function splitLong(draft: EmailDraft): string {
  const cuts = proseSentences(draft).map(({ start, end }) => ({ start, end, by: splitSentence(draft.body.raw.slice(start, end)) }));
  return replaceRanges(draft.body.raw, cuts);
}

/** Blank lines after every second sentence, and before the last question. */
function breakUp(draft: EmailDraft): string {
  const sentences = proseSentences(draft);
  if (sentences.length < 3) return draft.body.raw;
  return editProse(draft, () => {
    const texts = sentences.map(({ start, end }) => draft.body.raw.slice(start, end).replace(/\s*\n\s*/g, ' '));
    const lines: string[] = [];
    texts.forEach((text, index) => {
      const isLastQuestion = index === texts.length - 1 && text.endsWith('?');
      if (index % 2 === 0 || isLastQuestion) lines.push(text);
      else lines[lines.length - 1] = `${lines.at(-1) ?? ''} ${text}`;
    });
    return `\n\n${lines.join('\n\n')}\n\n`;
  }).trim();
}

export const lengthEdits: readonly Edit[] = [
  {
    id: 'trim_body',
    stage: 'reply',
    fixes: ['body_length'],
    when: ({ bodyWords }) => (bodyWords ?? 0) > 130,
    // What was not read goes too.
    apply: (draft) => ({ ...emailOf(draft), body: trimToTarget(draft) || emailOf(draft).body }),
  },
  {
    id: 'split_long_sentences',
    stage: 'reply',
    fixes: ['reading_level'],
    when: ({ readingGrade }) => (readingGrade ?? 0) > 6,
    apply: (draft) => (draft.language === 'en' ? withBody(draft, splitLong(draft)) : emailOf(draft)),
  },
  {
    id: 'break_into_paragraphs',
    stage: 'reply',
    fixes: ['layout'],
    when: ({ paragraphs, bodyWords }) => (paragraphs ?? 0) <= 1 && (bodyWords ?? 0) > 40,
    apply: (draft) => withBody(draft, breakUp(draft)),
  },
];
