import { expect, it } from 'vitest';
import { LEADS } from '../testing/files.ts';
import { createDraftProcessor } from './draftProcessor.ts';

it('answers the forecast before slower requests made at the same time', async () => {
  const processor = createDraftProcessor();
  const source = { fileId: 1, file: new File([LEADS], 'leads.csv'), options: { mode: 'leads' as const }, textFixes: [] };
  const draft = { source, email: { subject: 'for {{company}}', body: 'Hi {{firstName}}' } };
  const answered: string[] = [];
  const note = (what: string, answer: Promise<unknown>) => answer.then(() => answered.push(what));
  await Promise.all([
    note('checks', processor.checkEmails({ ...draft })),
    note('fit', processor.readFit({ ...draft, bucket: 4 })),
    note('forecast', processor.forecast({ ...draft, bucket: 4, sender: null })),
  ]);
  expect(answered[0]).toBe('forecast');
}, 60_000);
