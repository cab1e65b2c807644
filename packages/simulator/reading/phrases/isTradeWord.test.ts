import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../draft.ts';
import { buildLead } from '../../testing/buildLead.ts';

const hypeIn = (text: string): number => {
  const lead = buildLead({ email: { subject: text, body: `Hi Dana,\n\n${text}. We come to your yard and you see what we do.\n\nKim` } });
  const { subjectPhrases, bodyPhrases } = toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [] });
  return [...subjectPhrases, ...bodyPhrases].filter(({ stock }) => stock === 'hype' || stock === 'buzzword').length;
};

describe('a word that is often hype', () => {
  it.each([
    'Seamless copper gutters for the parish hall',
    'Leading edge repairs on the turbines',
    'You turn one screw to unlock a new key set',
    'We crush at 6 in the morning',
    'We mend walls with robust stone from the quarry',
    'We grind the cutting edge of mincer plates',
  ])('is not hype if it means a thing: “%s”', (text) => expect(hypeIn(text)).toBe(0));

  it.each([
    'We have a seamless integration for you',
    'A robust solution for the yard',
    'You can crush your quota with us',
    'We unlock growth for your yard',
    'We are at the cutting edge of tools',
    'A leading edge platform for the yard',
    'It is robust and scalable',
  ])('is hype in “%s”', (text) => expect(hypeIn(text)).toBeGreaterThan(0));
});
