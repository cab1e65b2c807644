import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { findSignatureLines } from './findSigned.ts';
import { appendToProse } from '../../edits/textOps.ts';

const QUESTION = 'Is this worth a look for you?';
const draftOf = (ending: string) =>
  toEmailDraft(
    {
      ...buildLead({}),
      email: { subject: 'chairs', body: `Hi Dana,\n\nWe mend restaurant chairs overnight.\n\nForty cost $3,400.\n\n${ending}`.trim() },
    },
    { contactsAtCompany: 1, ownWords: [] },
  );

describe('a sentence added to the prose', () => {
  it.each([
    'Best regards from the workshop,\nIn\u00e9s & Rafa\nTapicer\u00eda Dos Manos\nC/ del Mar 14, 46003 Val\u00e8ncia',
    'In attesa di un Vs. gentile riscontro, I send you cordial greetings.\n\nRag. Gianluca Ferri\nEtiStampa S.r.l. - P.IVA IT01234567890',
    'In attesa di un Vs. gentile riscontro.\n\nRag. Gianluca Ferri\nEtiStampa S.r.l.',
    'With this I remain with the best greetings,\nKim Sand',
    'In\u00e9s & Rafa\nTapicer\u00eda Dos Manos S.L.',
    'Thx,\nT.J. Reynolds, CPCU\nText me! 916-555-0175',
  ])('is not put below “%s”', (ending) => {
    const draft = draftOf(ending);
    expect(appendToProse(draft, QUESTION)).toBe(draft.body.raw);
  });

  it.each(['Kind regards from Shropshire,\nKim', 'Best,\nKim', '', 'Kim', 'P.S. We also mend tables.'])('is put above “%s”', (ending) => {
    const body = appendToProse(draftOf(ending), QUESTION);
    expect(body).toContain(`$3,400.\n\n${QUESTION}`);
    expect(body.endsWith(ending === '' ? QUESTION : ending)).toBe(true);
  });
});

describe('a signature', () => {
  it('contains the lines below the sign-off, but not the sign-off or a postscript', () => {
    const draft = draftOf('Thx,\nT.J. Reynolds\nText me! 916-555-0175\n\nP.S. Call now!');
    const { start, end } = findSignatureLines(draft);
    expect(draft.body.raw.slice(start, end).trim()).toBe('T.J. Reynolds\nText me! 916-555-0175');
  });

  it('is not read as a meeting request because of its phone numbers', () => {
    const { requests } = draftOf(
      'Please let us know your plans.\n\nThanks & Regards\nMohammed Faizal K.P.\n+971 50 123 4567 / +971 4 321 7654',
    );
    expect(requests.filter(({ kind }) => kind === 'meetingAsk')).toEqual([]);
  });
});

it.each(["Let's crush it,\nZac", 'Stay dry out there,\nZac Moss\nMoss Roofing'])(
  'a name below a few words and a comma is a signature: %s',
  (ending) => {
    const { prose, body } = draftOf(ending);
    expect(body.raw.slice(prose.end)).toBe(ending);
  },
);

it('a list of names below a sentence is none', () => {
  const { prose, body } = draftOf('We work for hotels in Leeds,\nYork and Hull.');
  expect(prose.end).toBe(body.raw.length);
});
