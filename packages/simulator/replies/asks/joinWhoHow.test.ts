import { describe, expect, it } from 'vitest';
import { joinWhoHow } from './joinWhoHow.ts';

const part = (...tags: string[]) => ({ tags, fields: [] });

describe('joinWhoHow', () => {
  it('answers who and how at once if people of the house do it', () => {
    expect(joinWhoHow([part('askWho', 'ownPeople'), part('askMany'), part('askHow', 'byWay')])).toEqual([
      part('askHow', 'byWay', 'askBoth'),
      part('askMany'),
    ]);
  });

  it('says no more than who if another firm does it', () => {
    expect(joinWhoHow([part('askWho', 'byFirms'), part('askHow')])).toEqual([part('askWho', 'byFirms')]);
  });

  it('leaves one question as it is', () => {
    expect(joinWhoHow([part('askHow')])).toEqual([part('askHow')]);
  });
});
