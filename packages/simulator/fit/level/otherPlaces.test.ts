import { describe, expect, it } from 'vitest';
import { readLeadFit, readListOffer } from '../../listOffer.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import type { FitLevel } from '../explainFit.ts';

type Row = [title: string, company: string, industry: string];

/** The levels of a list's leads in its order, null if unknown. */
function readLevels(body: string, rows: readonly Row[]): (FitLevel | null)[] {
  const list = buildList(rows.length, (index) => {
    const [title = '', company = '', industry = ''] = rows[index] ?? [];
    return { title, company, industry, email: { subject: 'a note', body: body.replaceAll('{{company}}', company) } };
  });
  const campaign = buildCampaign(readListOffer(list));
  return list.map((lead) => readLeadFit(campaign, lead)?.level ?? null);
}

const PINS =
  'Hi Dana,\n\nWe recoat bowling pins. $3.10 a pin, back on your deck in nine days.\n\nAbout how many sets of pins does {{company}} go through in a year?\n\nMarty';
const CLOSE =
  'Hi Dana,\n\nThe 5300 call report is due on January 30. Our software maps the trial balance of a credit union to the call report and runs the edit checks before you file. 63 credit unions use it.\n\nWould it be useful to see it?\n\nSamir';

describe('an offer for one kind of business', () => {
  const centers: Row[] = [
    ['Owner/Operator', 'Cosmic Alley', 'Bowling centers'],
    ['Facility Manager', 'Rolling Hills Lanes', 'Bowling centers'],
    ['Head Mechanic', 'Rolling Hills Lanes', 'Bowling centers'],
  ];

  it('belongs to those who run such a place, and concerns those who keep its machines', () => {
    expect(readLevels(PINS, centers)).toEqual(['owner', 'owner', 'near']);
  });

  it('is far from those who buy, or look after the building, for a firm of another kind', () => {
    const strangers: Row[] = [
      ['Procurement Manager', 'Delmar Aerospace', 'Aerospace'],
      ['Facility Manager', 'Norton Apparel', 'Apparel'],
      ['Branch Manager', 'First Prairie Bank', 'Banking'],
    ];
    expect(readLevels(PINS, [...centers, ...strangers]).slice(3)).toEqual(['far', 'far', 'far']);
  });
});

describe('what belongs to a building', () => {
  const FLOORS =
    'Hi Dana,\n\nWe relay resin floors in food plants over a weekend: stop on Friday night, run on Monday.\n\nIs there a patch at {{company}} that worries you?\n\nMaeve';

  it('concerns whoever runs a firm that makes food, or looks after any building', () => {
    const rows: Row[] = [
      ['Chief Executive', 'Selkirk Foods', 'Food Production'],
      ['Maintenance Manager', 'Cobbler Bakery', 'Food & Beverages'],
      ['Facilities Manager', 'Milburn Pharma', 'Pharmaceuticals'],
      ['Tax Adviser', 'Wye Tax', 'Accounting'],
    ];
    expect(readLevels(FLOORS, rows)).toEqual(['owner', 'owner', 'owner', 'far']);
  });
});

it('an offer that nobody can name is kept from nobody who looks after a building', () => {
  const sensors =
    'Hi Dana,\n\nDoes anybody at {{company}} watch the humidity near the organ?\n\nWe hang a small sensor in the case and text the organist before it drops under 45 percent. It is $19 a month.\n\nShould I mail you one to try?\n\nOwen';
  expect(readLevels(sensors, [['Facilities Manager', 'Grace Cathedral', 'Religious Institutions']])).not.toContain('far');
});

it('laboratory goods concern whoever runs the operations of a firm in biotechnology', () => {
  const hoods =
    'Hi Dana,\n\nWe service lab fume hoods for laboratories, any make, in one visit a year.\n\nWho looks after yours at {{company}}?\n\nPete';
  expect(readLevels(hoods, [['VP Operations', 'Northbio', 'Biotechnology']])).not.toContain('far');
});

describe('what only some firms have', () => {
  const DOCKS =
    'Hi Dana,\n\nWe mend dock levellers and loading bay doors in warehouses, at night, with parts on the van.\n\nIs there one at {{company}} that sticks?\n\nPete';

  it('is decided on by nobody at a firm that plainly has none, whatever their rank', () => {
    const levels = readLevels(DOCKS, [
      ['Warehouse Manager', 'Selkirk Stores', 'Warehousing and Storage'],
      ['Facilities Manager', 'Wye Bank', 'Banking'],
      ['Owner', 'Fern Tattoo', 'Personal Care Services'],
      ['Managing Director', 'Loop', 'Software Development'],
    ]);
    expect(levels[0]).toBe('owner');
    expect(levels.slice(1)).not.toContain('owner');
  });
});

describe('a partnership', () => {
  const PLAN =
    'Hi Dana,\n\nEstate agents ask us each week for a mover, and our customers ask us for an agent. I would like us to be partners: you refer your sellers to us, we refer ours to you, and each of us pays 5%.\n\nShall we meet for a coffee?\n\nPete';

  it('is decided on by whoever heads a firm of the kind it is for, and by no head of another', () => {
    const levels = readLevels(PLAN, [
      ['Managing Director', 'Wye Homes', 'Real Estate'],
      ['Owner', 'Selkirk Homes', 'Real Estate'],
      ['Owner', 'Fern Tattoo', 'Personal Care Services'],
      ['Managing Director', 'Loop', 'Software Development'],
    ]);
    expect(levels.slice(0, 2)).toEqual(['owner', 'owner']);
    expect(levels.slice(2)).not.toContain('owner');
  });
});

describe('the matter of those who watch over a firm', () => {
  it('is what can hurt its people, and what it costs', () => {
    const levels = readLevels(
      'Hi Dana,\n\nWe regrit steel stairs and walkways in factories, so that nobody slips when they are wet.\n\nHow many have you at {{company}}?\n\nPete',
      [
        ['Health and Safety Manager', 'Selkirk Castings', 'Metal Manufacturing'],
        ['Finance Director', 'Selkirk Castings', 'Metal Manufacturing'],
      ],
    );
    expect(levels.every((level) => level === 'near' || level === 'owner')).toBe(true);
  });
});

describe('a stranger in a list', () => {
  const finance: Row[] = [
    ['CFO', 'Riverstone Credit Union', 'Credit unions'],
    ['VP Finance', 'Teachers First FCU', 'Credit unions'],
    ['Accounting Manager', 'Harbor Employees CU', 'Credit unions'],
    ['Controller', 'Lakes Community Credit Union', 'Credit unions'],
  ];

  it('leaves the fit of the others as it is', () => {
    expect(readLevels(CLOSE, finance)).toEqual(['owner', 'owner', 'owner', 'owner']);
    expect(readLevels(CLOSE, [...finance, ['Zookeeper', 'Hill Park Zoo', 'Zoos']]).slice(0, 4)).toEqual(readLevels(CLOSE, finance));
  });
});

describe('somebody of whom the rest of a list has nothing', () => {
  const COUNTERS =
    'Hi Dana,\n\nWe resurface reception desks and counters in veterinary practices in a single night, so that you open as usual.\n\nIs there one at {{company}} that shows its age?\n\nMaeve';
  const vets: Row[] = Array.from({ length: 9 }, (_, index) => ['Practice Owner', `Wye Vets ${index}`, 'Veterinary']);
  const levelOf = (row: Row) => readLevels(COUNTERS, [...vets, row]).at(-1);

  it('is far if they lead nobody there', () => {
    expect(levelOf(['Boat Builder', 'Selkirk Boats', 'Shipbuilding'])).toBe('far');
    expect(levelOf(['Claims Handler', 'Milburn Mutual', 'Insurance'])).toBe('far');
  });

  it('is not far if they work where the others do', () => {
    expect(levelOf(['Practice Manager', 'Fern Vets', 'Veterinary'])).not.toBe('far');
  });
});

it('what nobody can surely tell is kept from nobody who heads a firm or buys for it', () => {
  const vague = 'Hi Dana,\n\nWe rescue quiet seasons. Four mills and a cider maker asked us back.\n\nShall I show {{company}} how?\n\nPete';
  const rows: Row[] = [
    ['Founder', 'Fern Cider', 'Food & Beverages'],
    ['Marketing Director', 'Wye Mills', 'Textiles'],
  ];
  expect(readLevels(vague, rows)).not.toContain('far');
});

describe('an email and a list that are for one kind of firm', () => {
  const PODCAST =
    'Hi Dana,\n\nWe host a podcast for vets and write about what they tell us. 40 practices have been on it.\n\nWould {{company}} like a turn?\n\nPete';
  const vets: Row[] = Array.from({ length: 11 }, (_, index) => ['Practice Owner', `Wye Vets ${index}`, 'Veterinary']);
  const levelOf = (row: Row) => readLevels(PODCAST, [...vets, row]).at(-1);

  it('have people in such a firm who can pass on what is not known to be their work', () => {
    expect(levelOf(['Veterinary Surgeon', 'Fern Vets', 'Veterinary'])).toBe('near');
  });

  it('say nothing new of people elsewhere', () => {
    expect(levelOf(['Baker', 'Selkirk Loaves', 'Bakery'])).toBe('far');
  });
});
