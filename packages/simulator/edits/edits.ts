import type { Edit } from './edit.ts';
import { askEdits } from './operators/asks.ts';
import { deliveryEdits } from './operators/delivery.ts';
import { lengthEdits } from './operators/length.ts';
import { personEdits } from './operators/person.ts';
import { subjectEdits } from './operators/subject.ts';
import { toneEdits } from './operators/tone.ts';
import { wordEdits } from './operators/words.ts';

/** Every edit operator. */
export const EDITS: readonly Edit[] = [
  ...subjectEdits,
  ...personEdits,
  ...askEdits,
  ...lengthEdits,
  ...wordEdits,
  ...toneEdits,
  ...deliveryEdits,
];
