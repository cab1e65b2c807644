import { describe, expect, it } from 'vitest';
import { findDamage } from './findDamage.ts';
import { BAD_BODIES, BAD_SUBJECTS, GOOD_BODIES, GOOD_SUBJECTS } from './pairs.ts';

const body = 'Hi Dana,\n\nTrucks wait.\n\nBest,\nErin';
const subject = 'dock slots';
const kindsOf = (found: ReturnType<typeof findDamage>) => found.map(({ kind }) => kind);

describe('findDamage', () => {
  it('is tried on at least sixty bad and sixty good pairs', () => {
    expect(BAD_SUBJECTS.length + BAD_BODIES.length).toBeGreaterThanOrEqual(60);
    expect(GOOD_SUBJECTS.length + GOOD_BODIES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(BAD_SUBJECTS)('finds %s where the subject “%s” became “%s”', (kind, before, after) => {
    expect(kindsOf(findDamage({ subject: before, body }, { subject: after, body }))).toContain(kind);
  });

  it.each(BAD_BODIES)('finds %s where the body %j became %j', (kind, before, after) => {
    expect(kindsOf(findDamage({ subject, body: before }, { subject, body: after }))).toContain(kind);
  });

  it.each(GOOD_SUBJECTS)('finds nothing where the subject “%s” became “%s”', (before, after) => {
    expect(findDamage({ subject: before, body }, { subject: after, body })).toEqual([]);
  });

  it.each(GOOD_BODIES)('finds nothing where the body %j became %j', (before, after) => {
    expect(findDamage({ subject, body: before }, { subject, body: after })).toEqual([]);
  });

  it.each([
    ['When can we talk? Monday? Tuesday? Friday?', 'Monday?'],
    ['When can we talk? Monday? Tuesday? Friday?', 'Monday? Tuesday? Friday?'],
    ['Where shall we meet? At your gate? In Graz?', 'In Graz?'],
  ])('finds a question that has lost the one it continues: %s', (before, after) => {
    const written = (lines: string) => ({ subject, body: `Hi Dana,\n\nTrucks wait. We help.\n\n${lines}\n\nBest,\nErin` });
    expect(kindsOf(findDamage(written(before), written(after)))).toContain('orphan');
  });

  it.each([
    ['When can we talk? Monday? Tuesday?', 'When can we talk? Monday?'],
    ['When can we talk? Monday? Tuesday?', 'When can we talk?'],
    ['Do trucks wait at your gate? Interested?', 'Interested?'],
  ])('finds no such question where %s became %s', (before, after) => {
    const written = (lines: string) => ({ subject, body: `Hi Dana,\n\nTrucks wait. We help.\n\n${lines}\n\nBest,\nErin` });
    expect(kindsOf(findDamage(written(before), written(after)))).not.toContain('orphan');
  });

  it.each([
    ['Could we meet for an hour on Tuesday? Please advise of your availability.', 'Please advise of your availability.'],
    ['Could we meet for an hour on Tuesday? You can also call me on my cell.', 'You can also call me on my cell.'],
  ])('finds what leaned on a request that is gone: %s', (before, after) => {
    const written = (lines: string) => ({
      subject,
      body: `Hi Dana,\n\nYour yard loses an hour a day to trucks that wait for a dock. We offer software that lets drivers book one.\n\n${lines}\n\nBest,\nErin`,
    });
    expect(kindsOf(findDamage(written(before), written(after)))).toContain('orphan');
    expect(kindsOf(findDamage(written(before), written(before)))).not.toContain('orphan');
  });

  it('finds nothing in an unchanged text, however poor it is', () => {
    for (const [, poor] of [...BAD_SUBJECTS, ...BAD_BODIES].map(([, , after]) => [subject, after] as const))
      expect(findDamage({ subject, body: poor }, { subject, body: poor })).toEqual([]);
  });
});
