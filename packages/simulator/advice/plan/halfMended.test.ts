import { expect, it } from 'vitest';
import { isHalfMended } from './halfMended.ts';

const FAULT = { factor: { score: 0.1 } };
const emailOf = (body: string) => ({ subject: 'Boilers', body, original: null, isTemplate: true });
const POOR =
  'Hi Dana,\n\nI hope this email finds you well. We pride ourselves on quality. We are passionate about boilers.\n\nWe service steam boilers for bakeries at night. A service costs $410.\n\nCould we have a call on Tuesday?\n\nBest,\nErin';
const PLAIN = 'Hi Dana,\n\nWe service steam boilers for bakeries at night. A service costs $410.\n\nIs this worth a look?\n\nBest,\nErin';

it('is a text that still has to be cut, if it comes from a smaller edit', () => {
  expect(isHalfMended({ editId: 'drop_exclamations', editedEmail: emailOf(POOR) }, FAULT, [])).toBe(true);
  expect(isHalfMended({ editId: 'drop_exclamations', editedEmail: emailOf(PLAIN) }, FAULT, [])).toBe(false);
  expect(isHalfMended({ editId: 'correct_spelling', editedEmail: emailOf(POOR) }, FAULT, [])).toBe(false);
});
