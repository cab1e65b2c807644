import { describe, expect, it } from 'vitest';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { BODIES } from '../../damage/corpus.ts';
import { splitParagraphs } from './splitParagraphs.ts';

const split = (body: string): string => splitParagraphs(draftOfAnybody({ subject: 'Organ tuning', body }));

const ONE = 'We tune church organs between Norwich and Ipswich and leave a written note of every pipe that speaks late.';
const TWO = 'It takes a day for two manuals and nobody has to open the church twice.';
const THREE = 'Our fee is 420 pounds for a day and the second visit before Easter is included in it.';
const FOUR = 'Saint Margaret in Lowestoft has had us since 2009 and the choir no longer sings a quarter tone flat.';
const ASK = 'Shall I send you the note we wrote for them?';
const BLOCK = [ONE, TWO, THREE, FOUR, ASK].join(' ');
const SIGNED = 'Best,\nErin Vale';

describe('a long paragraph', () => {
  it('is broken where a thought begins, and before the question', () => {
    expect(split(`Hi {{first_name}},\n\n${BLOCK}\n\n${SIGNED}`)).toBe(
      `Hi {{first_name}},\n\n${ONE} ${TWO}\n\n${THREE} ${FOUR}\n\n${ASK}\n\n${SIGNED}`,
    );
  });

  it('leaves the greeting on a line of its own', () => {
    expect(split(`Hello {{first_name}}, we${ONE.slice(2)} ${[TWO, THREE, FOUR, ASK].join(' ')}\n\n${SIGNED}`)).toContain(
      `Hello {{first_name}},\n\n${ONE} ${TWO}\n\n`,
    );
  });

  it.each([
    ['a short one', `${ONE} ${TWO} ${ASK}`],
    ['lines', [ONE, TWO, THREE, FOUR].join('\n')],
    ['a list', `We do three things:\n- ${ONE}\n- ${TWO}\n- ${THREE}\n- ${FOUR}`],
  ])('is not %s', (_, body) => {
    expect(split(`Hi Dana,\n\n${body}\n\n${SIGNED}`)).toBe(`Hi Dana,\n\n${body}\n\n${SIGNED}`);
  });

  it('keeps every word in its place', () => {
    for (const body of [...BODIES, ...BODIES.map((one) => one.replace(/(?<=[.?!])\n\n(?=\p{Lu})/gu, ' '))])
      expect(split(body).toLowerCase().replace(/\s+/g, ' ')).toBe(body.toLowerCase().replace(/\s+/g, ' '));
  });
});
