import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { shortenList, signOnce } from './shortList.ts';

const draftOf = (body: string) =>
  toEmailDraft({ ...buildLead(), email: { subject: 'dock slots', body } }, { contactsAtCompany: 1, ownWords: [] });
const listOf = (announced: string, items: readonly string[]) =>
  `Hi Dana,\n\n${announced}\n${items.map((item) => `- ${item}`).join('\n')}\n\nErin`;
const FEATURES = ['Text reminders', 'Waitlist', 'Reviews', 'Reporting', 'Booking'] as const;

describe('a list of features', () => {
  it('keeps its first three', () => {
    expect(shortenList(draftOf(listOf('It has:', FEATURES)))).toBe(listOf('It has:', FEATURES.slice(0, 3)));
  });

  it.each([
    'Cuts no-shows by 8%',
    'Trusted by clinics',
    'Works with Harlow Freight',
    'No contract',
    'ISO certified',
    'From $4 per seat',
    'Live in 3 days',
  ])('stays whole if a later item contains a fact: %s', (fact) => {
    const body = listOf('It has:', [...FEATURES, fact]);
    expect(shortenList(draftOf(body))).toBe(body);
  });

  it('stays whole if a line counts its items', () => {
    const body = listOf('You get five things:', FEATURES);
    expect(shortenList(draftOf(body))).toBe(body);
  });
});

describe('a second sign-off', () => {
  const signed = 'Hi Dana,\n\nTrucks wait.\n\nKind regards,\nDaniel Fox\nShipWise';

  it('is removed if it repeats the name', () => {
    expect(signOnce(draftOf(`${signed}\n\nBest regards,\nDaniel`))).toBe(signed);
  });

  it('stays if somebody else signs or it says more', () => {
    for (const end of ['Best regards,\nMaria', 'Best regards,\nDaniel\nUnsubscribe here.'])
      expect(signOnce(draftOf(`${signed}\n\n${end}`))).toBe(`${signed}\n\n${end}`);
  });
});
