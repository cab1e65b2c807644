import { describe, expect, it } from 'vitest';
import {
  addFollowUp,
  insertFollowUp,
  listFollowUpRequirements,
  MAX_FOLLOW_UPS,
  moveFollowUp,
  readWaitDays,
  toDraftFollowUps,
  toSequence,
  withFollowUp,
  withTexts,
  type DraftFollowUp,
} from './followUp.ts';

const followUp = (id: number, body = `body ${id}`): DraftFollowUp => ({ id, subject: '', body, wait: '3' });
const three = [followUp(1), followUp(2), followUp(3)];
const full = Array.from({ length: MAX_FOLLOW_UPS }, (_, place) => followUp(place + 1));
const idsOf = (followUps: readonly DraftFollowUp[]) => followUps.map(({ id }) => id);

describe('a list of follow-ups', () => {
  it('grows by one that waits three days and stays in the thread', () => {
    expect(addFollowUp(three).at(-1)).toEqual({ id: 4, subject: '', body: '', wait: '3' });
  });

  it('moves one past its neighbor, and not past the ends', () => {
    expect(idsOf(moveFollowUp(three, 3, -1))).toEqual([1, 3, 2]);
    expect(idsOf(moveFollowUp(three, 1, 1))).toEqual([2, 1, 3]);
    expect(idsOf(moveFollowUp(three, 1, -1))).toEqual([1, 2, 3]);
  });

  it('restores a removed one unchanged, and gives a copy its own id', () => {
    expect(insertFollowUp([followUp(1), followUp(3)], 1, followUp(2))).toEqual(three);
    expect(idsOf(insertFollowUp(three, 2, followUp(2)))).toEqual([1, 2, 4, 3]);
  });

  it('has at most six, even for a sequence from elsewhere', () => {
    expect(insertFollowUp(full, 0, followUp(9))).toEqual(full);
    expect(toDraftFollowUps(Array.from({ length: 8 }, () => ({ subject: '', body: 'x', waitDays: 2 })))).toHaveLength(MAX_FOLLOW_UPS);
  });
});

describe('the wait', () => {
  it.each([
    ['3', 3],
    [' 0 ', 0],
    ['90', 90],
    ['91', undefined],
    ['-1', undefined],
    ['2.5', undefined],
    ['', undefined],
    ['soon', undefined],
  ])('%j is %s', (text, days) => {
    expect(readWaitDays(text)).toBe(days);
  });

  it('and the body are what Launch still waits for, email by email', () => {
    const labels = listFollowUpRequirements([followUp(1), { ...followUp(2, ' '), wait: 'x' }]);
    expect(labels).toEqual([
      { label: 'Body of email 3', isMet: false },
      { label: 'Wait of email 3, 0 to 90 days', isMet: false },
    ]);
  });
});

describe('the emails that are sent', () => {
  const email = { subject: 'docks', body: 'Hi' };

  it('are one without follow-ups, with nothing else said', () => {
    expect(toSequence({ ...email, followUps: [] })).toEqual(email);
  });

  it('end before the first empty body', () => {
    const { followUps = [] } = toSequence({ ...email, followUps: [followUp(1), followUp(2, ' '), followUp(3)] });
    expect(followUps).toEqual([{ subject: '', body: 'body 1', waitDays: 3 }]);
  });

  it('take the texts of others and keep their ids and waits', () => {
    const typed = { ...email, followUps: [{ ...followUp(7), wait: '5' }, followUp(8)] };
    const after = withTexts(typed, { subject: 'new', body: 'New', followUps: [{ subject: 's', body: 'b', waitDays: 1 }] });
    expect(after).toEqual({ subject: 'new', body: 'New', followUps: [{ id: 7, subject: 's', body: 'b', wait: '5' }, followUp(8)] });
    expect(withFollowUp(typed, 3, { subject: '', body: 'c', waitDays: 4 }).followUps[1]).toEqual({ ...followUp(8, 'c'), wait: '4' });
  });
});
