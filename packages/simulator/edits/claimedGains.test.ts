import { expect, it } from 'vitest';
import { COLUMNS, columnIndex } from '../model/columns.ts';
import { claimedBy, claimedByQuestion, claimedGains, isExact } from './claimedGains.ts';
import type { FactorId } from '../signs/signs.ts';
import { EDITS, type EditId } from './edits.ts';

const { length } = COLUMNS;
const withColumn = (name: string, value: number): Float64Array =>
  Float64Array.from({ length }, (_, at) => (at === columnIndex(name) ? value : 0));
const none = new Float64Array(length);
const gainsOf = ([before, after]: readonly [Float64Array, Float64Array], claimed: FactorId, isRepair = false) =>
  claimedGains(before, after, { claimed: new Set([claimed]), isExact: isRepair });

it('an edit gains only in the signs that it addresses', () => {
  const lighterAsk = withColumn('askKind', 1);
  expect(gainsOf([none, lighterAsk], 'reading_level')).toEqual(none);
  expect(gainsOf([none, lighterAsk], 'ask_kind')).toEqual(lighterAsk);
});

it('an edit that takes away a column that costs interest gains in it, too', () => {
  const blame = withColumn('guilt', 1);
  expect(gainsOf([blame, none], 'reading_level')).toEqual(blame);
});

it('an edit of one mark claims no gain of its own, and one of placeholders claims the whole loss', () => {
  const of = (...ids: EditId[]) => claimedBy(EDITS.filter(({ id }) => ids.includes(id)));
  expect(of('drop_subject_mark')).toEqual([]);
  expect(of('drop_subject_punctuation')).toEqual(['subject_devices']);
  expect(of('write_variables')).toContain('wrong_name');
});

it('a question that an edit writes counts, and one that it only rewords does not', () => {
  expect(claimedByQuestion('We sweep flues. Hope to hear from you.', 'We sweep flues. Is this worth a look?')).toContain('ask_kind');
  expect(claimedByQuestion('Would a visit really help?', 'Would a visit help?')).toEqual([]);
});

it('losses count in every sign', () => {
  const lessProof = withColumn('socialProof', -1);
  expect(gainsOf([none, lessProof], 'reading_level')).toEqual(lessProof);
});

it('a repair changes only what it is about, so that a corrected word costs nothing', () => {
  const lessProof = withColumn('socialProof', -1);
  expect(gainsOf([none, lessProof], 'reading_level', true)).toEqual(none);
  expect(gainsOf([none, lessProof], 'social_proof', true)).toEqual(lessProof);
  const of = (...ids: EditId[]) => isExact(EDITS.filter(({ id }) => ids.includes(id)));
  expect(of('correct_spelling', 'write_variables')).toBe(true);
  expect(of('correct_spelling', 'calm_body')).toBe(false);
});
