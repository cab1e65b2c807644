import { describe, expect, it } from 'vitest';
import { withoutElse } from './withoutElse.ts';

describe('withoutElse', () => {
  it.each([
    ['Are you using a whiteboard, a spreadsheet or something else', 'Are you using a whiteboard or a spreadsheet'],
    ['Do you use QuickBooks, Xero, or another system right now', 'Do you use QuickBooks or Xero'],
    ['Do you send them by text or by mail, or not at all', 'Do you send them by text or by mail'],
    ['Do you lease or own them', 'Do you lease or own them'],
  ])('%s', (question, named) => {
    expect(withoutElse(question)).toBe(named);
  });
});
