import { expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { isRereading } from './rereading.ts';

const draftOf = (text: string) =>
  toEmailDraft(
    { ...buildLead(), email: { subject: 'dock slots', body: `Hi Dana,\n\n${text}\n\nBest,\nErin` } },
    { contactsAtCompany: 1, ownWords: [] },
  );
const PROOF = 'Northgate Freight cut its waiting time from 70 minutes to 15 with us.';
const OFFER = 'We plan dock slots for carriers.';

it('a sign differs only by a second reading if its sentences stay', () => {
  expect(isRereading('socialProof', draftOf(`Hope you are well. ${OFFER} ${PROOF}`), draftOf(`${OFFER} ${PROOF}`))).toBe(true);
});

it('a sign whose sentence is gone is lost', () => {
  expect(isRereading('socialProof', draftOf(`${OFFER} ${PROOF}`), draftOf(OFFER))).toBe(false);
});

it('a fault in a new sentence counts', () => {
  expect(isRereading('hype', draftOf(OFFER), draftOf(`${OFFER} It is a game-changing, incredible tool.`))).toBe(false);
});

it('averages over the whole text move with any sentence', () => {
  expect(isRereading('youShare', draftOf(`You wait. ${OFFER}`), draftOf(OFFER))).toBe(true);
});
