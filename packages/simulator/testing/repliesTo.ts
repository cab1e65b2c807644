import type { Email, LeadInList } from '../lead.ts';
import { INTENTS, type Intent } from '../outcome.ts';
import type { ReplyCampaign } from '../replies/replyCampaign.ts';
import { writeReply } from '../writeReply.ts';

/** Who gets the email: `titles` in turn, all at one company. */
export type Readers = {
  intents?: readonly Intent[];
  titles?: readonly (string | null)[];
  company?: string;
  perIntent?: number;
  corrections?: ReplyCampaign['corrections'];
};

export const buildReader = (email: Email, { index = 0, title = null as string | null, company = 'Harborline' } = {}): LeadInList => ({
  leadKey: `lead-${index}`,
  slug: `lead-${index}`,
  name: 'Ana Silva',
  firstName: 'Ana',
  company,
  title,
  companySize: null,
  industry: null,
  email,
  context: { contactsAtCompany: 1, ownWords: [] },
});

/** Replies to one email: as many of each intent, from readers who differ in their titles. */
export function repliesTo(email: Email, readers: Readers = {}): string[] {
  const { intents = INTENTS, titles = ['Owner', 'Office Manager', 'Nurse', null], company = 'Harborline', perIntent = 24 } = readers;
  const campaign: ReplyCampaign = { seed: 'organisation-1', ...(readers.corrections && { corrections: readers.corrections }) };
  return intents.flatMap((intent) =>
    Array.from({ length: perIntent }, (_, index) =>
      writeReply(campaign, buildReader(email, { index, title: titles[index % titles.length] ?? null, company }), intent),
    ),
  );
}
