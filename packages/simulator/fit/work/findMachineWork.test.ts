import { describe, expect, it } from 'vitest';
import { findMachineWork } from './findMachineWork.ts';
import { maskOffers } from '../testing/maskText.ts';

describe('findMachineWork', () => {
  it('finds who decides on work on machines', () => {
    expect(findMachineWork(maskOffers('We rebuild gearboxes in five days.'), [])).toEqual(['maintenance', 'production']);
    expect(findMachineWork(maskOffers('Our truck can replace forklift tires at your dock.'), ['warehouse'])).toContain('warehouse');
  });

  it('finds nobody if the machines are sold, or belong to those who look after none', () => {
    expect(findMachineWork(maskOffers('We sell gearboxes and motors.'), [])).toEqual([]);
    expect(findMachineWork(maskOffers('We repair compressors for dentists.'), ['dentist'])).toEqual([]);
  });
});
