import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Email, Lead } from '../lead.ts';
import { FEATURES, type Feature } from '../signs/features.ts';
import { readEmail } from './readEmail.ts';

const toLead = (email: Email): Lead => ({
  leadKey: 'jane-doe',
  slug: 'jane-doe',
  name: 'Jane Doe',
  firstName: 'Jane',
  company: 'Northwind',
  title: 'VP Sales',
  companySize: null,
  industry: null,
  email,
});
const read = (email: Email) => readEmail(toLead(email), { contactsAtCompany: 1, ownWords: ['routes'] });

const greetings = ['Hi Jane,', 'Hi {{first_name}},', 'Hello there,', 'Dear Jane,', ''];
const sentences = [
  'Saw that Northwind is hiring for the new office.',
  'We help teams like yours plan their routes.',
  'They cut the cost by 37% in a year.',
  'How do you plan the routes today?',
  'It takes about ten minutes to set up.',
  'Don’t worry about the rest – we do that.',
];
const asks = ['Is it worth a look?', 'Do you have 15 minutes on Tuesday?', 'Let me know what you think.', ''];
const signOffs = ['Best,\nTom', 'Thanks\nTom Reed\nFabrikam', 'Tom', ''];
const subjects = ['Your routes', 'A question about Northwind', 'Jane, an idea for Q4', 'RE: the call', 'plan for the new office'];

const emails = fc
  .tuple(
    fc.constantFrom(...subjects),
    fc.constantFrom(...greetings),
    fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 6 }),
    fc.constantFrom(...asks),
    fc.constantFrom(...signOffs),
  )
  .map(([subject, greeting, prose, ask, signOff]) => ({
    subject,
    body: [greeting, prose.join(' '), ask, signOff].filter((part) => part !== '').join('\n\n'),
  }));

/** What a sentence does depends a little on its context. */
const READ_AS_SENTENCES: ReadonlySet<Feature> = new Set([
  'occasion',
  'socialProof',
  'interestAsks',
  'meetingAsks',
  'referral',
  'guilt',
  'pressure',
  'harm',
  'apologies',
  'advert',
]);
const LEAN = 0.5;

/** Edits of one aspect, the feature each one changes, and the lengths that may change with it. */
const EDITS: readonly { name: string; edit: (email: Email) => Email; moves: Feature; by: number; may: readonly Feature[] }[] = [
  {
    name: 'an emoji in the subject',
    edit: ({ subject, body }) => ({ subject: `${subject} 🚀`, body }),
    moves: 'subjectEmoji',
    by: 1,
    may: ['subjectCharacters'],
  },
  {
    name: '"!" in the subject',
    edit: ({ subject, body }) => ({ subject: `${subject}!`, body }),
    moves: 'subjectPunctuation',
    // A single mark is not as loud as several.
    by: 0.6,
    may: ['subjectCharacters'],
  },
  {
    name: 'a number in the subject',
    edit: ({ subject, body }) => ({ subject: `${subject} 12%`, body }),
    moves: 'subjectNumber',
    by: 1,
    may: ['subjectCharacters', 'subjectWords'],
  },
  {
    name: 'a question mark in the subject',
    edit: ({ subject, body }) => ({ subject: `${subject}?`, body }),
    moves: 'subjectQuestion',
    by: 1,
    may: ['subjectCharacters'],
  },
  {
    name: 'a link on a line of its own',
    edit: ({ subject, body }) => ({ subject, body: `${body}\n\nhttps://a.example/free-trial?amazing=1` }),
    moves: 'links',
    by: 1,
    may: ['bodyWords'],
  },
  {
    name: 'a link after the greeting',
    edit: ({ subject, body }) => ({ subject, body: body.replace('\n\n', ' https://a.example/act-now\n\n') }),
    moves: 'links',
    by: 1,
    may: ['bodyWords', 'paragraphs', 'readingGrade'],
  },
  {
    name: 'an emoji at the end of the body',
    edit: ({ subject, body }) => ({ subject, body: `${body} 👋` }),
    moves: 'emoji',
    by: 1,
    may: ['readingGrade', 'paragraphs'],
  },
  {
    name: 'an image',
    edit: ({ subject, body }) => ({ subject, body: `<img src="https://a.example/x.png">${body}` }),
    moves: 'images',
    by: 1,
    may: [],
  },
  {
    name: 'a broken variable in the subject',
    edit: ({ subject, body }) => ({ subject: `${subject} {{city}}`, body }),
    moves: 'brokenVariables',
    by: 1,
    may: ['subjectCharacters', 'subjectWords'],
  },
];

describe('an edit of one feature', () => {
  it.each(EDITS)('changes only that feature: $name', ({ edit, moves, by, may }) => {
    fc.assert(
      fc.property(emails, (email) => {
        const edited = edit(email);
        fc.pre(edited.body !== email.body || edited.subject !== email.subject);
        const [before, after] = [read(email).values, read(edited).values];
        expect(after[moves]).toBe((before[moves] ?? 0) + by);
        for (const feature of FEATURES) {
          if (feature === moves || may.includes(feature)) continue;
          if (READ_AS_SENTENCES.has(feature)) expect(Math.abs((after[feature] ?? 0) - (before[feature] ?? 0)), feature).toBeLessThan(LEAN);
          else expect(after[feature], feature).toBe(before[feature]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('counts a reply prefix once, even if it is repeated', () => {
    fc.assert(
      fc.property(emails, fc.constantFrom('RE: ', 'Fwd: ', 'AW: RE: '), ({ subject, body }, mark) => {
        const [before, after] = [read({ subject, body }).values, read({ subject: mark + subject, body }).values];
        expect(after.fakeReply).toBe(1);
        for (const feature of FEATURES) {
          if (!['fakeReply', 'subjectCharacters', 'subjectWords'].includes(feature)) expect(after[feature], feature).toBe(before[feature]);
        }
      }),
    );
  });
});

const pieces = [
  'Hi ',
  'Jane',
  ',',
  '\n\n',
  '👋',
  '<b>',
  '{{x}}',
  '{',
  '[Name]',
  'https://a.b/c',
  '?',
  '!',
  '"',
  '日本',
  'é',
  '<',
  '&nbsp;',
  '\u0000',
  ' 15 minutes',
  '\r\n',
  '\ud800',
];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join('')),
);

describe('readEmail on any text', () => {
  it('never throws, and gives finite values and ordered spans inside the text', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const email = { subject, body };
        const reading = read(email);
        for (const feature of FEATURES) {
          const value = reading.values[feature];
          expect(value === null || Number.isFinite(value), feature).toBe(true);
          let last = { part: 'subject', start: 0 };
          for (const span of reading.findSpans(feature)) {
            expect(span.start, feature).toBeGreaterThanOrEqual(span.part === last.part ? last.start : 0);
            expect(span.end, feature).toBeGreaterThan(span.start);
            expect(span.end, feature).toBeLessThanOrEqual(email[span.part].length);
            last = span;
          }
        }
      }),
      { numRuns: 600 },
    );
  });

  it('gives the same reading no matter what was read before', () => {
    fc.assert(
      fc.property(emails, emails, (one, other) => {
        const first = read(one).values;
        read(other);
        expect(read(one).values).toEqual(first);
      }),
    );
  });
});
