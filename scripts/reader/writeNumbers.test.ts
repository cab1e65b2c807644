import { describe, expect, it } from 'vitest';
import { createNumberReader, readNumber, readPlain } from '../../packages/simulator/reader/prefixCode.ts';
import { createDraw } from './trainLinear.ts';
import { writeNumbers, type Written } from './writeNumbers.ts';

const draw = createDraw(1);
const numbers = Array.from({ length: 5000 }, (_, at): Written => {
  const number = Math.floor(40 * draw() ** 6);
  return at % 5 === 0 ? { bits: 18, number: Math.floor(2 ** 18 * draw()) } : { context: at % 3, number: at % 3 === 1 ? 7 : number };
});
const packed = writeNumbers(numbers, 4);

describe('packed numbers', () => {
  it('come back as they were written', () => {
    const reader = createNumberReader(packed);
    const read = numbers.map((one): Written =>
      'bits' in one ? { ...one, number: readPlain(reader, one.bits) } : { ...one, number: readNumber(reader, one.context) },
    );
    expect(read).toEqual(numbers);
  });

  it('take fewer bits when a few are frequent', () => {
    const even = Array.from({ length: 1024 }, (_, at): Written => ({ context: 0, number: at % 16 }));
    const uneven = even.map((one): Written => ({ ...one, number: one.number < 14 ? 0 : one.number }));
    expect(writeNumbers(uneven, 1).text.length).toBeLessThan(writeNumbers(even, 1).text.length / 3);
  });

  it('have no code that is longer than a reader looks ahead, however rare a number is', () => {
    const doubling = Array.from({ length: 15 }, (_, number) =>
      Array.from({ length: 2 ** number }, (): Written => ({ context: 0, number })),
    );
    const reader = createNumberReader(writeNumbers(doubling.flat(), 1));
    expect(doubling.flat().every(({ number }) => readNumber(reader, 0) === number)).toBe(true);
  });
});
