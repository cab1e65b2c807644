import { describe, expect, it } from 'vitest';
import { findListedNeeds } from './listedNeeds.ts';

const needsIn = (body: string): string[] => findListedNeeds(body).map(({ demand, start, end }) => `${demand}: ${body.slice(start, end)}`);

describe('needs stated above a list', () => {
  it('are the records and forms in its lines', () => {
    expect(
      needsIn(
        'To start, we will need the following from you by Monday:\n\n1. The last 12 months of water bills\n2. Login to your building system\n- A signed letter of authority\n\nThe audit is free.',
      ),
    ).toEqual([
      'records: The last 12 months of water bills',
      'records: Login to your building system',
      'forms: A signed letter of authority',
    ]);
    expect(needsIn('Please send me:\n- all current service contracts\n- the attached questionnaire, completed\n')).toHaveLength(2);
  });

  it('are those in the same line', () => {
    expect(needsIn('We need the following: three years of tax returns and your asset list. Thanks.')).toEqual([
      'records: three years of tax returns and your asset list',
    ]);
  });

  it.each([
    'We will need the following from you:\n- your roof type\n- one photo\n- your zip code\n',
    'You get the following:\n- 12 months of invoices checked\n- a signed report\n',
    'We do not need any of these:\n- 12 months of invoices\n- a signed letter\n',
    'One thing: our crew has signed contracts with 40 schools.',
    'Please send me your zip code. What we check:\n- contracts\n- invoices\n',
  ])('are none in “%s”', (body) => {
    expect(needsIn(body)).toEqual([]);
  });
});
