import type { Email, LeadInList } from '../lead.ts';
import { buildLead, withContexts } from './buildLead.ts';

const FIRST_NAMES = ['Dana', 'Owen', 'Marta', 'Priya', 'Henrik', 'Lucia', 'Tomas', 'Aisha'] as const;
const OWN_WORDS = ['harbour', 'lantern', 'orchard', 'quarry', 'saddle', 'thimble', 'velvet', 'walnut'] as const;

/** A name for each index of a list, made of two words. */
const wordsAt = (index: number): string =>
  `${OWN_WORDS[index % 8]}${'abcdefgh'.charAt(Math.floor(index / 8) % 8)}${'klmnprst'.charAt(Math.floor(index / 64) % 8)}`;

const companyAt = (index: number): string => `B${wordsAt(index)} Freight`;

/** A flawless email to one lead. */
const strongEmail = (index: number): Email => ({
  subject: `dock slots at ${companyAt(index)}`,
  body: `Hi ${FIRST_NAMES[index % 8]},\n\nYou just opened the ${wordsAt(index)} yard, and ${wordsAt(index)}side trucks wait there for ${companyAt(index)}. We let them choose an hour. Companies like Northgate did so too.\n\nIs this worth a look for you?\n\nBest,\nErin\n\nIf this is not for you, tell me and I will not write again.`,
});

/** 40 leads who all get `change` of a strong email. */
export const strongList = (change: (email: Email, index: number) => Email = (email) => email, count = 40): LeadInList[] =>
  withContexts(
    Array.from({ length: count }, (_, index) =>
      buildLead({
        leadKey: `lead-${index}`,
        slug: `lead-${index}`,
        firstName: FIRST_NAMES[index % 8] ?? 'Dana',
        company: companyAt(index),
        email: change(strongEmail(index), index),
      }),
    ),
  );
