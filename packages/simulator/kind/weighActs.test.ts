import { describe, expect, it } from 'vitest';
import type { EmailKind } from '../reader/kinds.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { decideKind } from './decideKind.ts';

const kindOf = (body: string): EmailKind | null =>
  decideKind(toEmailDraft(buildLead({ email: { subject: 'A question', body } }), { contactsAtCompany: 1, ownWords: [] }));

const STUDIO =
  'Hi Ana,\n\nI run a four-person stained glass conservation studio in Wells. The work is mostly medieval and Victorian church windows: surveys from the scaffold, edge-bonding, releading, isothermal glazing.';
const LETTERS: readonly (readonly [name: string, kind: EmailKind, body: string])[] = [
  [
    'a job after a paragraph about the work',
    'recruiting',
    `${STUDIO}\n\nOur senior conservator is retiring. It pays £41,000, four days a week if you like. Would the job suit you, or is there somebody in your circle?\n\nHester`,
  ],
  ['a survey of windows after the same paragraph', 'sales', `${STUDIO}\n\nA survey costs £450. Would one suit you this spring?\n\nHester`],
  [
    'an invitation that asks for a head count, a thing to bring and another day',
    'event',
    'Dear Ana,\n\nWe are the Ludlow firm that washes marquee linings, and on Saturday 14 March we are opening the wash-house doors so that people can see the drum machine at work.\n\nWould you care to come over? If you can make it, could you tell me how many of you to expect, and would you bring along one dirty panel? And if the date is hopeless, may I call in one day in April instead?\n\nRosalind',
  ],
  [
    'catering for somebody else\u2019s open day',
    'sales',
    'Dear Ana,\n\nWhen schools hold an open evening we do the food: tea, cakes, a hot dish if it is cold, £4.20 a head. On 14 March we fed 300 at Ludlow.\n\nWhen is yours this year, and how many do you expect?\n\nAnn',
  ],
  [
    'a plan in which each does the same for the other',
    'partnership',
    'Hello Ana,\n\nWe keep six old Humbers and drive brides about in them. You put our cars in your brochure, we put your hall in ours, and whoever brings the booking gets a tenth of it.\n\nIs that worth half an hour over a cup of tea?\n\nSheila',
  ],
  [
    'work passed each way between two trades, after a paragraph about one of them',
    'partnership',
    'Ana,\n\nI do lime plaster, my brother and I, around Ross. Every third house has a beam gone to dust, and I tell people they want a carpenter first. Could we pass work each way? No commission, just a phone number we each trust. I would rather see one job of yours first.\n\nGareth',
  ],
  [
    'plaster for the jobs of another trade',
    'sales',
    'Ana,\n\nI do lime plaster around Ross. Every third house I am called to has a frame somebody has left open. Could I infill yours? I charge £48 a square meter, and I would like to see one job first.\n\nGareth',
  ],
  [
    'a piece offered for a page',
    'link_building',
    'hey Ana\n\nwe wrote a long piece on how to pack a sea kayak for three days and it would sit nicely on the tips page at your shop. in return we would put you in our list of places to paddle.\n\nup for a swap?\n\nJory',
  ],
  [
    'a post told by its salary and its hours after a paragraph about the firm',
    'recruiting',
    'Hi Ana,\n\nRowley Signs makes shop fronts for chains in the north. We moved into a new unit last spring and the order book is full to October.\n\nThe production planner post is £38,000 plus bonus, Monday to Thursday, with a pension of 8%.\n\nWould you like to see the unit?\n\nCarol',
  ],
  [
    'pay by the hour with what the employer covers',
    'recruiting',
    'Ana,\n\nWe frame houses in Boise and the work is steady all winter.\n\nI am hiring two carpenters at $34 an hour, no weekends, health insurance from the first month.\n\nCall me if you want to talk.\n\nHank',
  ],
  [
    'staff for rent at a price by the hour',
    'sales',
    'Ana,\n\nWe supply carpenters to builders in Boise. You pay $52 an hour, overtime included, and send them home when the work is done.\n\nDo you need two this winter?\n\nHank',
  ],
  [
    'software for pay',
    'sales',
    'Hi Ana,\n\nDrivers who get a base salary plus overtime ask about their pay each month. Our app shows them how it was worked out.\n\nIt is $4 per employee. Can I show you?\n\nUma',
  ],
  [
    'a fee for what the reader\u2019s clients bring',
    'partnership',
    'Hi Ana,\n\nWe repair flood damage for insurers and landlords, 24 hours a day, in the whole of Kent.\n\nFor each client you refer to us we pay £200 when the work is done. Twelve letting agents do this already.\n\nCould I come by on Tuesday?\n\nPete',
  ],
  [
    'a region for a reseller',
    'partnership',
    'Hello Ana,\n\nWe make wood stoves in Oslo and 40 shops in Sweden carry them.\n\nWe look for a reseller in Maine. You would get a 35% margin and all inquiries from the state.\n\nIs that something for {{company}}?\n\nKari',
  ],
  [
    'a post told by its salary and its holidays alone',
    'recruiting',
    'Hi Ana,\n\nOur four bakeries in Leeds sell bread from our own mill, and the one in Headingley has the longest queue.\n\nIt has no manager just now. £33k, 30 days holiday, no Sundays.\n\nFancy a coffee there?\n\nRuth',
  ],
  [
    'a share for those who name the product to their people',
    'partnership',
    'Hi Ana,\n\nWe make chairs for people who sit all day. Bloggers who recommend them earn 10% of each order, and the best make $700 a month.\n\nWould you want in?\n\nMo',
  ],
  [
    'the prices of a reseller',
    'sales',
    'Hello Ana,\n\nWe are a reseller of Norwegian wood stoves, and you get trade price from the first one. Ours heat a hall in an hour.\n\nShall I send you the catalog?\n\nKari',
  ],
  [
    'the goods of each on the shelf of the other',
    'partnership',
    'Hi Ana,\n\nI make candles on Mill Lane and have a shop of my own.\n\nHow about we sold your soap at the till and you put my candles in your window? For a month, and then we count.\n\nEdie',
  ],
];

describe('what an email proposes', () => {
  it.each(LETTERS)('decides the kind of %s', (_, kind, body) => {
    expect(kindOf(body)).toBe(kind);
  });
});
