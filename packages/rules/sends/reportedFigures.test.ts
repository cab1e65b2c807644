import { expect, it } from 'vitest';
import { toSendFigures, toReportedFigures } from './reportedFigures.ts';

it('keeps what was reported, including zeros, and shows it again', () => {
  const told = { sent: 400, replied: 0, bounced: 12 };
  expect(toSendFigures(told)).toMatchObject({ sent: 400, replied: 0, bounced: 12, opened: null, listSize: null });
  expect(JSON.parse(JSON.stringify(toReportedFigures(toSendFigures(told))))).toEqual(told);
});
