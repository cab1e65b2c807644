import { describe, expect, it } from 'vitest';
import { JOB_FUNCTIONS, SENIORITIES } from '../persona.ts';
import { JOB_TITLES } from './jobTitles.fixture.ts';
import { readTitle } from './readTitle.ts';

const unless = <Value extends string>(values: readonly Value[], text: string | undefined): Value | null => {
  const found = values.find((value) => value === text);
  if (found === undefined && text !== '-') throw new Error(`The fixture says ${text}`);
  return found ?? null;
};

const specimens = JOB_TITLES.trim()
  .split('\n')
  .map((line) => {
    const cells = line.split(' | ');
    const [jobFunction, seniority] = [cells.pop(), cells.pop()];
    return { title: cells.join(' | '), seniority: unless(SENIORITIES, seniority), jobFunction: unless(JOB_FUNCTIONS, jobFunction) };
  });

describe('readTitle', () => {
  it('is tested on at least 300 different titles', () => {
    expect(new Set(specimens.map((specimen) => specimen.title)).size).toBeGreaterThanOrEqual(300);
  });

  it.each(specimens)('reads $title', ({ title, seniority, jobFunction }) => {
    expect(readTitle(title)).toEqual({ seniority, jobFunction });
  });

  it.each(['VP Sales', 'Vice President, IT', 'Geschäftsführer', 'Head of Growth'])('reads %s in any case', (title) => {
    expect(readTitle(title.toUpperCase())).toEqual(readTitle(title));
    expect(readTitle(title.toLowerCase())).toEqual(readTitle(title));
  });

  it.each(['', ' ', '—', '🚀', '営業部長', 'Директор', 'x'.repeat(5000), 'lead '.repeat(300)])('never fails', (title) => {
    expect(() => readTitle(title)).not.toThrow();
  });
});
