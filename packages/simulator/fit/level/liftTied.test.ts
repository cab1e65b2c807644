import { describe, expect, it } from 'vitest';
import { liftTied } from './liftTied.ts';

const stranger = { owner: 0.1, near: 0.3, far: 0.6 };
const staff = { leads: false, isSpecialist: false };
const head = { leads: true, isSpecialist: false };
const sum = ({ owner, near, far }: typeof stranger): number => owner + near + far;

describe('liftTied', () => {
  it('makes whoever runs such a place an owner, and whose job is named close to it', () => {
    const runs = liftTied(stranger, { isNamed: false, place: 'named', runs: true }, head);
    const kin = liftTied(stranger, { isNamed: false, place: 'kin', runs: true }, head);
    const does = liftTied(stranger, { isNamed: true, place: null, runs: false }, staff);
    expect(runs.owner).toBeGreaterThan(0.6);
    expect(kin.owner).toBeLessThan(runs.owner);
    expect(kin.owner).toBeGreaterThan(0.4);
    expect(does.near).toBeGreaterThan(0.6);
    for (const one of [runs, kin, does]) expect(sum(one)).toBeCloseTo(1, 12);
  });

  it('changes nothing for others, nor for an office in such a place', () => {
    expect(liftTied(stranger, { isNamed: false, place: null, runs: true }, head)).toEqual(stranger);
    expect(liftTied(stranger, { isNamed: false, place: 'named', runs: false }, { leads: true, isSpecialist: true })).toEqual(stranger);
  });
});
