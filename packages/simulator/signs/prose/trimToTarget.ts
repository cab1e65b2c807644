import { phraseReader } from '../../reading/featureReader.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { asksReader } from '../asks/askReaders.ts';
import { findOwnWords } from '../person/ownWords.ts';
import { removeWhole, touches, proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { indexFrom } from '../../reading/text/findFrom.ts';

const proofReader = phraseReader('socialProof');

const TARGET_WORDS = 90;

/** Which sentences stay first: the ask, what is about this lead, the opening, proof; then in order. */
function priorityOf(draft: EmailDraft): (sentence: { start: number; end: number }, index: number) => number {
  const question = proseSentences(draft).findLast(({ isQuestion }) => isQuestion);
  const asks = question === undefined ? asksReader.find(draft).slice(-1) : [question];
  const [personal, proof] = [
    [...findCompany(draft, draft.body), ...findOwnWords(draft).filter(({ part }) => part === 'body')],
    proofReader.find(draft).slice(0, 1),
  ];
  return (sentence, index) => {
    if (touches(sentence, asks)) return 0;
    if (touches(sentence, draft.body.links)) return 5;
    if (index === 0) return 1;
    if (touches(sentence, personal)) return 2;
    return touches(sentence, proof) ? 3 : 4;
  };
}

/** The body cut to about ninety words, whole sentences at a time. */
export function trimToTarget(draft: EmailDraft): string {
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
  return removeWhole(
    draft.body.raw,
    sentences.filter((_, index) => !kept.has(index)),
  );
}
