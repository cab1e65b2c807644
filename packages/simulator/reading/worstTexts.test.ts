import { describe, expect, it } from 'vitest';
import { findDamage } from '../damage/findDamage.ts';
import { EDITS } from '../edits/edits.ts';
import type { Lead } from '../lead.ts';
import { readListOffer } from '../listOffer.ts';
import { READ_CHARACTERS, toEmailDraft } from './draft.ts';
import { readEmail } from './readEmail.ts';

const context = { contactsAtCompany: 1, ownWords: [] };
const leadOf = (body: string): Lead => ({
  leadKey: 'jane',
  slug: 'jane',
  name: 'Jane Alder',
  firstName: 'Jane',
  company: 'Acme',
  title: null,
  companySize: null,
  industry: null,
  email: { subject: 'Dock slots', body },
});
/** The longest body that is allowed. */
const LONGEST = 20_000;

describe('an email of maximum length', () => {
  // A search that starts over at every position takes quadratic time on these: without a limit, half a minute.
  it.each([
    '{{a ',
    '<a href=',
    '<style>',
    '<!--',
    '![',
    '![a](',
    '\n',
    '\t',
    '?',
    '日“日bit.ly/a ',
    'worth a look? ',
    'I',
    '(',
    '</a>',
    '👋',
    'FREE we ',
    '\r\n',
    '|*',
    'it ',
    'and we repair pallets ',
  ])('that repeats %j is read and edited like any other', (piece) => {
    const lead = leadOf(piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST));
    const { values } = readEmail(lead, context);
    expect(Object.values(values).every((value) => value === null || Number.isFinite(value))).toBe(true);
    expect(readListOffer([{ ...lead, context }]).knownFitShare).toBe(0);
    const draft = toEmailDraft(lead, context);
    for (const edit of EDITS) expect(edit.apply(draft).subject, edit.id).not.toBe('');
    const { subject, body } = lead.email;
    expect(findDamage(lead.email, { subject, body: body.slice(0, LONGEST / 2) })).toBeInstanceOf(Array);
  });

  it('is read up to the limit: text after it changes nothing', () => {
    const start = 'We chase open invoices for carriers. '.repeat(400).slice(0, READ_CHARACTERS);
    const [one, other] = [leadOf(start), leadOf(`${start} Amazing!!! https://cal.com/x FREE FREE`)];
    expect(readEmail(other, context).values).toEqual(readEmail(one, context).values);
  });

  it('keeps its unread part when it is edited', () => {
    const rest = ' The end that nobody reads.';
    const draft = toEmailDraft(leadOf('We chase invoices!\n'.repeat(600).slice(0, READ_CHARACTERS) + rest), context);
    const edit = EDITS.find(({ id }) => id === 'drop_exclamations');
    expect(edit?.apply(draft).body.endsWith(rest)).toBe(true);
  });
});
