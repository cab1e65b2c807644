import { describe, expect, it } from 'vitest';
import { isUndamaged } from '../../edits/safety.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildList } from '../../testing/buildLead.ts';
import { calmBody, calmCapitals, dropExclamations } from './calmBody.ts';

const draftOf = (body: string) => {
  const [lead] = buildList(1, () => ({ firstName: 'Ana', email: { subject: 'tax relief', body } }));
  if (lead === undefined) throw new Error('the list is empty');
  return toEmailDraft(lead, lead.context);
};
const calmed = (text: string): string =>
  calmBody(draftOf(`Hi Ana,\n\n${text}\n\nBest,\nJo`)).body.slice('Hi Ana,\n\n'.length, -'\n\nBest,\nJo'.length);

describe('a loud body', () => {
  it.each([
    ['Most firms have NO IDEA what they pay. It is GREAT!', 'Most firms have no idea what they pay. It is great.'],
    ['CLICK HERE to book your FREE call! ACT NOW!', 'Click here to book your free call. Act now.'],
    ['Our ERP is the BEST tool at an UNBEATABLE price!', 'Our ERP is the best tool at an unbeatable price.'],
    ['STOP OVERPAYING for LEDs! It is UNBEATABLE!', 'Stop overpaying for LEDs. It is unbeatable.'],
    ['Be FIRST on GOOGLE and FACEBOOK! It is GUARANTEED!', 'Be first on Google and Facebook. It is guaranteed.'],
    ['The kiln is HUGE (up to 90 bowls!!) and it is FAST!', 'The kiln is huge (up to 90 bowls) and it is fast.'],
  ])('is calmed whole: %s', (text, calm) => {
    expect(calmed(text)).toBe(calm);
  });

  it('keeps an abbreviation that nobody lists', () => {
    const text = 'CITB and ECITB cards for all, KILNSA approved. Our kilns are FAST.';
    expect(calmed(text)).toBe(text.replace('FAST', 'fast'));
  });

  it('is calmed with its greeting', () => {
    const { body } = calmBody(draftOf('HELLO Ana!!!\n\nOur kilns are AMAZING! They fire FASTER than any other.\n\nBest,\nJo'));
    expect(body).toBe('Hello Ana,\n\nOur kilns are amazing. They fire faster than any other.\n\nBest,\nJo');
  });

  it('ends a closing formula with a comma', () => {
    expect(dropExclamations(draftOf('Hi Ana,\n\nDo you fire kilns?\n\nThanks!!\nJo'))).toBe('Hi Ana,\n\nDo you fire kilns?\n\nThanks,\nJo');
  });

  it('keeps the mark before what it leads on to', () => {
    expect(dropExclamations(draftOf('Hi Ana,\n\nGet your quote!!! \u2192 https://tax.example/q\n\nBest,\nJo'))).toContain(
      'quote!!! \u2192',
    );
  });

  it.each(['Come and see the HOLLINS GARDENS show NOW! It is FREE!', 'We CALL YOUR IT TEAM! It is GREAT!'])(
    'stays as it is if a row of capitals may hold a name: %s',
    (text) => {
      expect(calmed(text)).toBe(text);
    },
  );

  it.each([
    ['We bring three kinds of sacks to your shop every Monday: SACK OF ZWIEBEL (white) and more. It is AMAZING.', undefined],
    ['It is AMAZING and has a FREE HVAC check.', 'It is amazing and has a FREE HVAC check.'],
  ])('is calmed only if no two shouted words stay in a row: %s', (text, calm) => {
    expect(calmCapitals(draftOf(`Hi Ana,\n\n${text}\n\nBest,\nJo`))).toBe(`Hi Ana,\n\n${calm ?? text}\n\nBest,\nJo`);
  });

  it('keeps a name alone on its line as a greeting', () => {
    const draft = draftOf('Ana!!\n\nThey pay too much tax! We can help!\n\nJo');
    const body = dropExclamations(draft);
    expect(body).toBe('Ana,\n\nThey pay too much tax. We can help.\n\nJo');
    expect(isUndamaged(draft.lead.email, { ...draft.lead.email, body })).toBe(true);
  });
});
