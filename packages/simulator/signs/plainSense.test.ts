import { describe, expect, it } from 'vitest';
import { claimFactsOf } from '../advice/claims/readClaims.ts';
import { presenceOf } from '../advice/claims/claims.ts';
import { toRow } from '../explain/rows.ts';
import { readEmail } from '../reading/readEmail.ts';
import { buildCampaign, buildLead, buildList } from '../testing/buildLead.ts';
import type { ClaimTopic } from './claim.ts';

const bodyOf = (text: string) => `Hi Dana,\n\n${text}\n\nKim`;
const read = (text: string) =>
  readEmail({ ...buildLead({}), email: { subject: 'docks', body: bodyOf(text) } }, { contactsAtCompany: 1, ownWords: [] }).values;
function presence(about: ClaimTopic, text: string) {
  const [lead] = buildList(1, () => ({ email: { subject: 'docks', body: bodyOf(text) }, firstName: 'Dana', company: 'Harlow Yards' }));
  if (lead === undefined) throw new Error('no lead');
  return presenceOf(about, claimFactsOf(toRow(buildCampaign({ leadCount: 1 }), lead)));
}

describe('praise', () => {
  it.each(['We have the secret to growth.', 'Our breakthrough technology saves time.', 'A revolutionary platform.'])(
    'counts as hype in “%s”',
    (text) => expect(read(text).hype).toBeGreaterThan(0),
  );
  it.each([
    'There is no secret to remember and nothing to type.',
    'Your breakthrough at Semmering was in the news.',
    'Vendors promise "revolutionary" things every week.',
  ])('does not count as hype in “%s”', (text) => expect(read(text).hype).toBe(0));
});

describe('harm', () => {
  it.each(['Our software will make your deliveries slower and lose you customers.', 'You will lose money with our tool.'])(
    'is read in “%s”',
    (text) => expect(read(text).harm).toBeGreaterThan(0),
  );
  it.each([
    "It doesn't record and it sends nothing to the boss, so the drivers accept it.",
    'A quiet month costs you little, because you pay per order.',
    'It takes most of the hum away and the room is quiet again.\n\nIt will not be totally silent.',
    'There is no contract and no setup fee.',
  ])('is not read in “%s”', (text) => expect(read(text).harm).toBe(0));
});

describe('proof', () => {
  it('is another customer', () => {
    expect(presence('proof', 'Forty bakeries in Leeds use our ovens, and Hollis cut its gas bill by a fifth.')).toBe('present');
  });
  it.each(['Heather blue, 500 by 250, a little over 11,000 in the yard.', "We'd take it off your hands, 4,000 gallons on Mondays."])(
    'is not a stock figure: “%s”',
    (text) => expect(presence('proof', text)).not.toBe('present'),
  );
});

describe('a request and a reason to write', () => {
  it.each([
    'I ask every depot manager the same eight questions.\n\nforms.example/nightbus',
    'Pay 1,200 USD to the wallet below.',
    'Complete the form before you leave.',
  ])('are not called missing in “%s”', (text) => expect(presence('ask', text)).not.toBe('absent'));
  it('are called missing if the email asks for nothing', () => {
    expect(presence('ask', 'We plan dock times for warehouses. Trucks stop queuing at the gate.')).toBe('absent');
  });
  it.each(['Our surveyor is in your valley on the 12th and 13th.', 'The van is near your depot this afternoon.'])(
    'are there in “%s”',
    (text) => expect(presence('occasion', text)).not.toBe('absent'),
  );
});

describe('an apology', () => {
  it('counts only if it is for the email itself', () => {
    expect(presence('apology', 'Sorry to bother you with a cold email.')).toBe('present');
    expect(presence('apology', 'Sorry, I forgot to attach the beam profile on Monday.')).not.toBe('present');
  });
});

describe('hostility', () => {
  it('is an insult to the reader or a threat', () => {
    expect(read('You people are a bunch of clowns.').insult).toBeGreaterThan(0);
    expect(read('Last chance to sign before I tell the county inspector what I saw.').threat).toBeGreaterThan(0);
  });
  it('is not a hired clown or an inspector’s visit', () => {
    expect(read('We rent out clowns for birthday parties.').insult).toBe(0);
    expect(read('Before we tell the inspector, we send you the report to read.').threat).toBe(0);
  });
});
