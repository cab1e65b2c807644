import { textOf } from '../../reading/textOf.ts';
import { proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { chanceAlone } from '../../reader/readSentences.ts';
import { isSpam } from '../../reading/phrases/isSpam.ts';
import { weighSentences, type WeighedSentence } from '../../reading/roleReader.ts';
import { rememberTest } from '../../reading/text/remember.ts';
import { easesReader } from './easesReader.ts';
import { isScareTalk } from '../../reading/scares.ts';
import { PRESSES_SURELY } from './pressureWords.ts';

const pressesSurely = rememberTest(PRESSES_SURELY);

/** Sentences that press in so many words, or frighten. */
const findSurely = (draft: EmailDraft): WeighedSentence[] =>
  draft.language !== 'en'
    ? []
    : proseSentences(draft)
        .filter((one) => pressesSurely(textOf(draft.body, one)) || isScareTalk(textOf(draft.body, one)))
        .map(({ start, end }) => ({ start, end, strength: 1, phrases: [] }));

/** A sentence that hardly presses by itself is no pressure for the sentences around it. */
const LEAST_ALONE = 0.1;
const mayPressAlone = ({ readings }: EmailDraft, start: number): boolean =>
  readings.every((one) => one.start !== start || chanceAlone(one, 'pressure') >= LEAST_ALONE);

/** Sentences with pressure but without a listed phrase: those with one count as ad wording. */
export function findPressing(draft: EmailDraft): WeighedSentence[] {
  const surely = findSurely(draft);
  const read = weighSentences(draft, { role: 'pressure' }).filter(
    ({ start, end }) =>
      mayPressAlone(draft, start) &&
      !easesReader(textOf(draft.body, { start, end })) &&
      !draft.bodyPhrases.some((match) => isSpam(match) && match.start >= start && match.start < end) &&
      !surely.some((one) => one.start < end && start < one.end),
  );
  return [...surely, ...read].toSorted((one, other) => one.start - other.start);
}
