import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReplyFacts } from '../../packages/simulator/replies/replyFacts.ts';
import { findReplyFaults } from '../../packages/simulator/replies/replyFaults.ts';
import { writeReply } from '../../packages/simulator/writeReply.ts';
import { DRAWN, toLead } from './printEmails.ts';
import { readEmails, type PrintedEmail } from './readEmails.ts';

const emails = readEmails(readFileSync(join(import.meta.dirname, 'emails.txt'), 'utf8'));
const REPLIES = 40;

const written = new Map<PrintedEmail, ReturnType<typeof writeAll>>();
function repliesTo(email: PrintedEmail) {
  const replies = written.get(email) ?? writeAll(email);
  written.set(email, replies);
  return replies;
}

const SEED = 'organisation-1';
const writeAll = (email: PrintedEmail) =>
  Array.from({ length: REPLIES }, (_, index) => {
    const lead = toLead(email, index);
    const intent = DRAWN[index % DRAWN.length] ?? 'interested';
    return { lead, intent, text: writeReply({ seed: SEED }, lead, intent), facts: readReplyFacts(lead, { seed: SEED }) };
  });
const emailOf = (kind: string): PrintedEmail => {
  const found = emails.find((email) => email.kind === kind);
  if (found === undefined) throw new Error(`no email of kind ${kind}`);
  return found;
};
const textsTo = (kind: string, title?: string): string[] =>
  repliesTo(emailOf(kind))
    .filter(({ lead }) => title === undefined || lead.title === title)
    .map(({ text }) => text);

/** The reading expected for a kind in the file. */
const READ_AS: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:(?:German|French|Spanish) )?sales/, 'sales'],
  [/^follow up/, 'follow_up'],
  [/^link building|^guest post/, 'link_building'],
  [/^recruiting/, 'recruiting'],
  [/^event|^webinar/, 'event'],
  [/^survey|^research/, 'survey'],
  [/^partnership|^podcast/, 'partnership'],
  [/^fundraising/, 'fundraising'],
  [/^advert|^newsletter/, 'advert'],
  [/^job application/, 'job_application'],
  [/^customer/, 'customer'],
  [/^internal/, 'internal'],
  [/^personal/, 'personal'],
  [/^scam/, 'scam'],
  [/^not a message/, 'not_a_message'],
  [/./, null],
];

describe('the replies to the sample emails', () => {
  it.each(emails.map((email) => [email.kind, email] as const))('have no known fault: %s', (_, email) => {
    const faulty = repliesTo(email).flatMap(({ lead, intent, text, facts }) => {
      const message = text.split('\n\n').at(text.includes(',\n\n') ? 1 : 0) ?? '';
      return findReplyFaults({ text: message, intent, email: lead.email, facts }).map((fault) => `${fault}: ${text}`);
    });
    expect(faulty).toEqual([]);
  });

  it.each(emails.map((email) => [email.kind, email] as const))('answer the kind of email it is: %s', (kind, email) => {
    const { facts } = repliesTo(email)[0] ?? {};
    expect(facts?.kind).toBe(READ_AS.find(([pattern]) => pattern.test(kind))?.[1]);
  });

  it('seldom repeat in two campaigns of one organization', () => {
    const messages = emails.map((email) => repliesTo(email).map(({ text }) => text.replaceAll(/\s+/g, ' ').toLowerCase()));
    const all = messages.flatMap((texts) => texts.filter((text) => text.split(' ').length > 6));
    const repeats = all.length - new Set(all).size;
    expect(repeats / all.length).toBeLessThan(0.01);
  });

  it('never thank someone for an insult', () => {
    for (const text of textsTo('sales, insult'))
      expect(text).not.toMatch(/thanks for (?:the (?:note|email)|writing|getting)|appreciate|reaching out/i);
  });

  it('refer to a colleague if the email asks who decides', () => {
    const texts = textsTo('sales, referral ask');
    expect(texts.join('\n')).not.toMatch(/we are looking at something like this|budget is/i);
    const passed = repliesTo(emailOf('sales, referral ask')).filter(({ intent }) => intent === 'referral');
    for (const { text } of passed)
      expect(text).toMatch(/colleague|manager|team|people|forwarded|pass|sent|security|not me|that's|somebody|let me ask|I'll ask/i);
  });

  it('mention no budget, quarter or team if a bouncer replies', () => {
    for (const text of textsTo('sales, meeting on a day', 'Nightclub Bouncer')) expect(text).not.toMatch(/\b(?:budget|quarter|my team)\b/i);
  });

  it('ask nothing about remote work or team size if a driver replies', () => {
    for (const text of textsTo('recruiting, driver')) expect(text).not.toMatch(/remote|big is the team/i);
  });

  it('answer a swap, a favor and a complaint as such, not as a pitch', () => {
    expect(textsTo('partnership, newsletter swap').join('\n')).not.toMatch(/vendor|supplier|budget|our customers/i);
    expect(textsTo('personal, hand wanted').join('\n')).not.toMatch(/look it up|find out|ask around and|vendor/i);
    expect(textsTo('customer, fault').join('\n')).not.toMatch(/vendor|supplier|budget|not interested|what does it cost/i);
  });

  it('name other people if a recruiter asks for them', () => {
    const warm = repliesTo(emailOf('recruiting, asks for others')).filter(({ intent }) => intent === 'interested' || intent === 'question');
    expect(warm.filter(({ text }) => !/somebody|someone|friend|colleague|ask|comes to mind|know one/i.test(text))).toEqual([]);
  });

  it('do not pretend to understand nonsense', () => {
    expect(textsTo('uncertain, nonsense').join('\n')).not.toMatch(/good to know|thanks for (?:telling|letting)|keep it in mind/i);
  });

  it('answer a family invitation as one', () => {
    expect(textsTo('personal').join('\n')).not.toMatch(/vendor|budget|how have you been|quarter/i);
  });

  it('use no gendered words about the writer in French and Spanish', () => {
    expect(textsTo('French sales').join('\n')).not.toMatch(/\b(?:convaincu|intéressé|désolé|débordé|partant)\b/i);
    expect(textsTo('Spanish sales').join('\n')).not.toMatch(/\b(?:encantado|dispuesto|interesado)\b/i);
  });
});
