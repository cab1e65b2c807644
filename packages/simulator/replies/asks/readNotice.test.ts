import { describe, expect, it } from 'vitest';
import { readNotice } from './readNotice.ts';

const willDo = (prose: string): string | undefined => readNotice('customer', prose).fields[0]?.[1];
const isBurden = (prose: string): boolean => readNotice('customer', prose).tags.includes('burden');

describe('readNotice', () => {
  it('repeats what the reader is told to do as their promise', () => {
    expect(willDo('The number changes, so please save it and tell your keyholders.')).toBe('save it and tell our keyholders');
    expect(willDo('Please send us the form by Friday.')).toBe('send you the form by Friday');
  });

  it('promises nothing that is only a condition, a courtesy, or about the reader', () => {
    for (const prose of [
      'If it has changed, please update it.',
      'Please note the new hours.',
      'Please say when you are in.',
      'Please love me.',
    ])
      expect(willDo(prose), prose).toBeUndefined();
  });

  it('tells what takes something from a customer from what changes nothing for them', () => {
    expect(['Our prices rise in May.', 'We no longer open on Mondays.', 'You must sign a new form.'].filter(isBurden)).toHaveLength(3);
    expect(
      [
        'Our office moves to Leeds.',
        'You do not need to do anything.',
        'Your price does not increase.',
        'If you are closed that day, tell us.',
      ].filter(isBurden),
    ).toEqual([]);
  });

  it('reads from which day something changes, and whether the reader is to say if that suits them', () => {
    const moved = 'From 4 May the van comes on Mondays. If Monday does not suit you, please call us.';
    const read = readNotice('customer', moved);
    expect(read.tags).toContain('ifProblem');
    expect(read.fields).toContainEqual(['changeDate', '4 May']);
    expect(readNotice('customer', 'From 4 May the van comes on Mondays, and from 1 June on Fridays.').fields).toEqual([]);
    expect(readNotice('customer', 'If you have any questions, please call us.').tags).not.toContain('ifProblem');
  });

  it('tells what somebody says of themselves from what a supplier announces', () => {
    expect(readNotice(null, "I've moved to Bath, and I now teach at the college.").tags).toContain('news');
    expect(readNotice(null, 'I will deliver on Mondays, and I have new prices.').tags).not.toContain('news');
  });
});
