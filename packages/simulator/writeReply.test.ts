import { describe, expect, it } from 'vitest';
import { keyedUniform } from './draws.ts';
import type { LeadInList } from './lead.ts';
import { INTENTS, type Intent } from './outcome.ts';
import { expandPhrase } from './replies/expandPhrase.ts';
import { INTENT_PHRASES, MOBILE_SIGNATURES, OPENERS, REASONS, SIGN_OFFS } from './replies/phrases.ts';
import { twentyEmails } from './testing/twentyEmails.ts';
import { writeReply } from './writeReply.ts';

const firstNames = 'Ana Ben Carla Dmitri Elif Femi Gita Hugo Ines Jonas Kofi Lena Marta Nils Olga Priya Quentin Rosa Sven Tara'.split(' ');
const lastNames = 'Lindqvist Okafor Haddad Nowak Silva Mertens Tanaka Byrne Castro Weiss'.split(' ');
const companies = ['Harborline Freight', 'Veldt Cold', 'Brightwater', 'Quarry Lane', 'Juniper Yard'];
const intentShares: Record<Intent, number> = {
  interested: 0.18,
  question: 0.12,
  timing: 0.2,
  referral: 0.08,
  soft_objection: 0.12,
  hard_objection: 0.08,
  not_interested: 0.17,
  opt_out: 0.05,
};

function buildLead(index: number, email: { subject: string; body: string }): LeadInList {
  const firstName = firstNames[index % 20] ?? 'Ana';
  return {
    leadKey: `lead-${index}`,
    slug: `lead-${index}`,
    name: `${firstName} ${lastNames[Math.floor(index / 20) % 10]}`,
    firstName,
    company: companies[index % 5] ?? null,
    title: index % 3 === 0 ? 'Warehouse Manager' : null,
    companySize: null,
    industry: null,
    email,
    context: { contactsAtCompany: 1, ownWords: [] },
  };
}

function drawIntent(index: number): Intent {
  let left = keyedUniform('shares', String(index), 'intent');
  return INTENTS.find((intent) => (left -= intentShares[intent]) <= 0) ?? 'opt_out';
}

const campaignOf = (email: { subject: string; body: string }) =>
  Array.from({ length: 200 }, (_, index) => ({ intent: drawIntent(index), lead: buildLead(index, email) })).map(({ intent, lead }) => ({
    intent,
    lead,
    text: writeReply('organisation-1', lead, intent),
  }));

function threeGrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
}

function nearDuplicateShare(texts: readonly string[]): number {
  const grams = texts.map(threeGrams);
  let near = 0;
  grams.forEach((one, index) => {
    for (const other of grams.slice(0, index)) {
      const shared = [...one].filter((gram) => other.has(gram)).length;
      const union = one.size + other.size - shared;
      if (union > 0 && shared / union > 0.6) near += 1;
    }
  });
  return near / ((texts.length * (texts.length - 1)) / 2);
}

describe('writeReply', () => {
  it.each(twentyEmails.map((email) => [email.subject, email] as const))('writes 200 replies to "%s", no two alike', (_, email) => {
    const texts = campaignOf(email).map((reply) => reply.text);
    expect(new Set(texts).size).toBe(200);
    expect(nearDuplicateShare(texts)).toBeLessThan(0.02);
  });

  it('makes opt-outs shorter than refusals and refusals shorter than yeses', () => {
    const replies = twentyEmails.flatMap(campaignOf);
    const medianLength = (intents: readonly Intent[]) => {
      const lengths = replies.filter((reply) => intents.includes(reply.intent)).map((reply) => reply.text.length);
      return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? Number.NaN;
    };
    expect(medianLength(['opt_out'])).toBeLessThan(medianLength(['not_interested', 'hard_objection']));
    expect(medianLength(['not_interested', 'hard_objection'])).toBeLessThan(medianLength(['interested', 'question']));
  });

  it('quotes only what stands in the email or in the row', () => {
    for (const email of twentyEmails) {
      for (const { text, lead } of campaignOf(email)) {
        const source = [email.subject, email.body, lead.name, lead.company, lead.title].join('\n');
        for (const quoted of text.matchAll(/"([^"]+)"/g)) expect(quoted[1] === 'Re' || source.includes(quoted[1] ?? '')).toBe(true);
        expect(text).not.toMatch(/[<>[\]|{}]/);
        for (const number of text.match(/\d+/g) ?? []) expect(number === '20' || source.includes(number)).toBe(true);
      }
    }
  });

  it('gives the same text again, and other words to another email', () => {
    const [first, second] = twentyEmails;
    const again = buildLead(7, first ?? { subject: '', body: '' });
    expect(writeReply('organisation-1', again, 'interested')).toBe(writeReply('organisation-1', again, 'interested'));
    const texts = [first, second].map((email) =>
      writeReply('organisation-1', buildLead(7, email ?? { subject: '', body: '' }), 'interested'),
    );
    expect(texts[0]).not.toBe(texts[1]);
  });

  it('has at least ten ways to say each intent and never an unclosed choice', () => {
    const everyPhrase: string[] = [
      ...Object.values(OPENERS).flat(),
      ...Object.values(REASONS).flatMap(({ warm, cold }) => [...warm, ...cold]),
      ...Object.values(INTENT_PHRASES).flatMap(({ terse, core, close }) => [...terse, ...core, ...close]),
      ...SIGN_OFFS,
      ...MOBILE_SIGNATURES,
    ];
    for (const phrase of everyPhrase) expect(phrase.split('[').length, phrase).toBe(phrase.split(']').length);
    for (const intent of INTENTS)
      expect(INTENT_PHRASES[intent].terse.length + INTENT_PHRASES[intent].core.length, intent).toBeGreaterThanOrEqual(10);
  });
});

describe('expandPhrase', () => {
  const always = (value: number) => () => value;

  it('drops a choice whose field is unknown', () => {
    expect(expandPhrase('Hi[ <sender>| there],', new Map(), always(0))).toBe('Hi there,');
    expect(expandPhrase('Hi[ <sender>| there],', new Map([['sender', 'Erin']]), always(0))).toBe('Hi Erin,');
  });

  it('never reads a filled-in value as a phrase', () => {
    expect(expandPhrase('about <topic>', new Map([['topic', '[a|b] <me>']]), always(0))).toBe('about [a|b] <me>');
  });
});
