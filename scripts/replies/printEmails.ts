import { INTENTS, type Intent } from '@coldcast/simulator/outcome';
import type { LeadInList } from '@coldcast/simulator/lead';
import { readReplyFacts } from '@coldcast/simulator/replyFacts';
import { writeReply } from '@coldcast/simulator/writeReply';
import type { PrintedEmail } from './readEmails.ts';

const FIRST_NAMES = 'Ana Ben Carla Dmitri Elif Femi Gita Hugo Ines Jonas Kofi Lena Marta Nils Olga Priya Quentin Rosa Sven Tara'.split(' ');
const LAST_NAMES = 'Lindqvist Okafor Haddad Nowak Silva Mertens Tanaka Byrne Castro Weiss'.split(' ');
/** Replies in proportion to their share in a campaign, in twentieths. */
const SHARES: Readonly<Record<Intent, number>> = {
  interested: 4,
  question: 3,
  timing: 4,
  referral: 2,
  soft_objection: 3,
  hard_objection: 2,
  not_interested: 3,
  opt_out: 1,
};
export const DRAWN = INTENTS.flatMap((intent) => Array.from({ length: SHARES[intent] }, () => intent));

const COMPANY = 'Harborline';

/** The lead with a given number; titles, which may name a company (`Owner @ Bell Joinery`), come from the email's list. */
export function toLead({ titles, subject, body }: PrintedEmail, index: number): LeadInList {
  const firstName = FIRST_NAMES[(index * 7) % 20] ?? 'Ana';
  const [title = '', company = COMPANY] = (titles[index % titles.length] ?? '').split(/ @ /);
  const fill = (text: string): string => text.replaceAll('{{first_name}}', firstName).replaceAll('{{company}}', company);
  return {
    leadKey: `lead-${index}`,
    slug: `lead-${index}`,
    name: `${firstName} ${LAST_NAMES[index % 10]}`,
    firstName,
    company,
    title: title === '' ? null : title,
    companySize: null,
    industry: null,
    email: { subject: fill(subject), body: fill(body) },
    context: { contactsAtCompany: 1, ownWords: [] },
  };
}

/** Each email with its reading, followed by replies of all intents. */
export function printEmails(emails: readonly PrintedEmail[], { count, seed }: { count: number; seed: string }): string {
  const campaign = { seed };
  return emails
    .map((email, at) => {
      const leads = Array.from({ length: count }, (_, index) => toLead(email, index));
      const [first] = leads;
      const facts = first === undefined ? null : readReplyFacts(first, campaign);
      const read =
        facts === null
          ? ''
          : `read as ${facts.kind ?? 'uncertain'} (${facts.language}), ${[...facts.tags].join(' ')}, offer ${facts.fields.get('offer') ?? '-'}`;
      const replies = leads.map((lead, index) => {
        const intent = DRAWN[Math.floor((index * DRAWN.length) / count)] ?? 'interested';
        const text = writeReply(campaign, lead, intent).replaceAll('\n', ' / ');
        return `  ${intent.padEnd(14)} ${(lead.title ?? '-').padEnd(24)} ${text}`;
      });
      return `${'='.repeat(80)}\n${at + 1}. ${email.kind}: ${email.subject}\n\n${email.body}\n\n[${read}]\n\n${replies.join('\n')}\n\n`;
    })
    .join('');
}
