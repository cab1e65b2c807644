import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { questionFor } from './questionFor.ts';

const ask = (line: string): string =>
  questionFor(
    toEmailDraft(
      { ...buildLead(), email: { subject: 'dock slots', body: `Hi Dana,\n\n${line}\n\nTrucks wait at your gate for hours.\n\nErin` } },
      { contactsAtCompany: 1, ownWords: [] },
    ),
  );

it.each([
  ['We have free samples for every yard.', 'Would free samples be useful to you?'],
  ['100% FREE trial!!! Act now.', 'Would a free trial be useful to you?'],
  ['A free dock audit is part of it.', 'Would a free dock audit be useful to you?'],
  ['We gladly give you a no obligation quote.', 'Would a no obligation quote be useful to you?'],
  ['You get a complimentary analysis.', 'Would a complimentary analysis be useful to you?'],
])('the question about a free offer is a complete sentence: %s', (line, question) => {
  expect(ask(line)).toBe(question);
});
