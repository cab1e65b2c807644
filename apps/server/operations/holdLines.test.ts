import { describe, expect, it } from 'vitest';
import { holdLines } from './holdLines.ts';

describe('held lines', () => {
  it('come in order once they are released, and immediately from then on', () => {
    const written: string[] = [];
    const lines = holdLines({ write: (line) => void written.push(line) });
    lines.write('before');
    lines.hold();
    lines.write('one');
    lines.write('two');
    expect(written).toEqual(['before']);
    lines.release();
    lines.write('after');
    expect(written).toEqual(['before', 'one', 'two', 'after']);
  });
});
