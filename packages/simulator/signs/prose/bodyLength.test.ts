import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { bodyLength } from './bodyLength.ts';

const OFFER = 'We count the racks with a drone at night, and in the morning you get a list of what is missing.';
const quotedIn = (sentences: readonly string[]): string[] => {
  const body = ['Hi Dana,', sentences.join(' '), 'Best,\nErin'].join('\n\n');
  const draft = toEmailDraft(buildLead({ email: { subject: 'racks', body } }), { contactsAtCompany: 1, ownWords: [] });
  return (bodyLength.evidence?.against?.(draft, () => []) ?? []).map(({ start, end }) => body.slice(start, end).trim());
};
/** Different sentences, all of which say something. */
const LONG = ['blue', 'red', 'green', 'gray', 'white', 'brown', 'black', 'pink'].map(
  (color) => `The ${color} hall has racks of eleven meters, and its pallets stand two deep along the outer wall.`,
);

describe('what is quoted from a body that is too long', () => {
  it('is what would fit any email, or is said twice', () => {
    const filler = 'Please do not hesitate to contact me if you have any questions.';
    expect(quotedIn([...LONG, OFFER, filler])).toEqual([filler]);
    expect(quotedIn([...LONG, OFFER, OFFER])).toEqual([OFFER]);
  });

  it('is a paragraph about the sender alone, before such sentences', () => {
    const prizes =
      'We are proud supporters of Alton Town, and we were finalists at the 2023 Warehouse Awards, which was a lovely evening for all of us.';
    const filler = 'Please do not hesitate to contact me if you have any questions.';
    const paragraphs = [LONG.slice(0, 4).join(' '), prizes, LONG.slice(4).join(' '), `${OFFER} ${filler}`];
    expect(quotedIn([paragraphs.join('\n\n')])).toEqual([prizes]);
    const told = prizes.replace('all of us', 'you and all of us');
    expect(quotedIn([paragraphs.join('\n\n').replace(prizes, told)])).toEqual([filler]);
  });

  it('is nothing if each sentence says something, or if the body is short', () => {
    expect(quotedIn([...LONG, OFFER])).toEqual([]);
    expect(quotedIn([OFFER, OFFER])).toEqual([]);
  });
});
