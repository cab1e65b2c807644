import { expect, it } from 'vitest';
import { toSendFigures, toToldFigures } from './toldFigures.ts';

it('keeps what was told, zeros among it, and tells it again', () => {
  const told = { sent: 400, replied: 0, bounced: 12 };
  expect(toSendFigures(told)).toMatchObject({ sent: 400, replied: 0, bounced: 12, opened: null, listSize: null });
  expect(JSON.parse(JSON.stringify(toToldFigures(toSendFigures(told))))).toEqual(told);
});
