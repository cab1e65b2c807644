import { describe, expect, it } from 'vitest';
import { joinWhoHow } from './joinWhoHow.ts';
import { readSellerAsk } from './readSellerAsk.ts';

const part = (...tags: string[]) => ({ tags, fields: [] });

describe('joinWhoHow', () => {
  it('answers who and how at once if people of the house do it', () => {
    expect(joinWhoHow([part('askWho', 'ownPeople'), part('askMany'), part('askHow', 'byWay')])).toEqual([
      part('askHow', 'byWay', 'askBoth'),
      part('askMany'),
    ]);
  });

  it('says how another firm does it, too, and no more than who if somebody qualified does', () => {
    expect(joinWhoHow([part('askWho', 'byFirms'), part('askHow', 'byLadder')])).toEqual([part('askHow', 'byLadder', 'askBoth', 'byFirms')]);
    expect(joinWhoHow([part('askWho', 'byExperts'), part('askHow')])).toEqual([part('askWho', 'byExperts')]);
  });

  it('reads them in one sentence, whoever "they" are', () => {
    const read = (prose: string) =>
      readSellerAsk(prose, { pick: ([first = '']) => first, person: 'company' }).parts.map(({ tags }) => tags[0]);
    expect(read('Who looks after the asbestos register, and how do they keep it up to date?')).toEqual(['askHow']);
    expect(read("Who's covering weekends at yours at the moment, and how?")).toEqual(['askHow']);
    expect(read('Who winds the tower clock? And how do they get up to it?')).toEqual(['askHow']);
    expect(read("Who's servicing your lifts?")).toEqual(['askWho']);
  });

  it('leaves one question as it is', () => {
    expect(joinWhoHow([part('askHow')])).toEqual([part('askHow')]);
  });
});
