import { expect, it } from 'vitest';
import { readProviders } from './readProviders.ts';

it('reads who does the work, own people or others', () => {
  expect(readProviders('Do you have somebody in house for IT, or is it outsourced')).toEqual(['we do it in house', "it's outsourced"]);
  expect(readProviders('Do you handle your marketing internally or with an agency')).toEqual(['we do it in house', 'an agency does it']);
  expect(readProviders('Is payroll with an outside firm or do you run it yourselves')).toEqual([
    'we do it in house',
    'an outside firm does it',
  ]);
});

it('reads nothing from other questions', () => {
  expect(readProviders('Do you use bins or mats')).toBeNull();
  expect(readProviders('Would you rather do it yourselves or outsource it')).toBeNull();
});
