import { describe, expect, it } from 'vitest';
import { EDITS, type Edit } from '../edits/edits.ts';
import type { TriedEdit } from '../edits/tryEdit.ts';
import type { Email } from '../lead.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { buildList } from '../testing/buildLead.ts';
import { BORROWED_WORDS, ORDINARY } from '../testing/honestEmails.fixture.ts';
import { twentyEmails } from '../testing/twentyEmails.ts';
import { writeAdvice } from './writeAdvice.ts';

const loud: Email = {
  subject: 'Guaranteed results!!',
  body: 'Hi Dana,\n\nI hope you are well. We are a leading provider of amazing, cutting-edge kilns, and our team is passionate about unparalleled service.\n\nACT NOW to avoid disappointment! Do you have 20 minutes this week for a demo? Or who is the right person? I would love to have a call.\n\nBest,\nErin\n\nP.S. We also do moulds.',
};
const careless: Email = {
  subject: 'FW: quick question about your kilns',
  body: 'Hello [NAME],\n\ni run a small pottery in ohio. We definately fire pots for 40 studios. can i send u a sample on monday??\n\nthx\nErin',
};
const emails: readonly Email[] = [
  loud,
  careless,
  ...twentyEmails,
  ...[...BORROWED_WORDS, ...ORDINARY].map((body) => ({ subject: 'A question', body })),
];

const flat = ({ subject, body }: Email): string => `${subject}\n${body}`.replace(/\s+/g, ' ').replaceAll('“', '‘').replaceAll('”', '’');
const countIn = (text: string, words: string): number => text.split(words).length - 1;

/** The texts of all edits that change an email; each is told with a quotation of the first sentence, whether or not that changes. */
function advise(email: Email): { text: string; before: string; after: string; edit: Edit }[] {
  const [lead] = buildList(1, () => ({ email }));
  if (lead === undefined) return [];
  const draft = toEmailDraft(lead, lead.context);
  const fields = new Map([['quote', email.body.split('\n\n')[1]?.split(/(?<=[.?!])\s/)[0] ?? 'you']]);
  return EDITS.flatMap((edit) => {
    const after = edit.apply(draft);
    if (after.subject === email.subject && after.body === email.body) return [];
    const tried: TriedEdit = { edit, before: [email], emails: [after], columns: [], changed: 1, addsFacts: false };
    return [{ text: writeAdvice(tried, fields, { key: email.subject }), before: flat(email), after: flat(after), edit }];
  });
}

const quotesOf = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words.replace(/\u2026$/, ''));
const REMOVED = /(?:^Drop |^Cut |instead of |^Replace |^Correct )((?:“[^”]+”(?:, and |, | and )?)+)/g;

describe('advice describes its own edit', () => {
  const all = emails.flatMap(advise);

  it('in many different changes', () => {
    expect(new Set(all.map(({ edit }) => edit.id)).size).toBeGreaterThan(20);
  });

  it('quotes only what is in the email before or after', () => {
    expect(
      all.filter(({ text, before, after }) => quotesOf(text).some((words) => !before.includes(words) && !after.includes(words))),
    ).toEqual([]);
  });

  it('says that something goes only if it does', () => {
    const told = all.flatMap(({ text, ...one }) =>
      [...text.matchAll(REMOVED)].flatMap(([, list = '']) => quotesOf(list).map((words) => ({ text, words, ...one }))),
    );
    expect(told.length).toBeGreaterThan(50);
    // "Hi Dana" instead of "Hi" keeps the words.
    const kept = told.filter(
      ({ text, words, before, after }) => countIn(text, words) < 2 && countIn(after, words) >= countIn(before, words),
    );
    expect(kept.map(({ text }) => text)).toEqual([]);
  });

  it('names the words it cuts, not what they are meant to be', () => {
    const praising = loud.body.replace(/We are a leading.*service\./, 'We are a leading provider of innovative end-to-end kiln software.');
    const cut = advise({ ...loud, body: praising }).find(({ edit }) => edit.id === 'drop_praise');
    expect(cut?.text).toMatch(/^Cut “/);
  });
});
