import { describe, expect, it } from 'vitest';
import { CATEGORIES } from './needs/category.ts';
import { weighListSize } from './listSize.ts';
import { nameLead } from './titles/nameLead.ts';
import { readFit, type FitLead } from './readFit.ts';
import { readOffer } from './readOffer.ts';
import { readTrades } from './titles/titleTrades.ts';
import { TRADE_BY_ID } from './trades.ts';

const lead = (title: string | null, place: Partial<FitLead> = {}): FitLead => ({ title, companySize: null, industry: null, ...place });
const offerOf = (text: string, kind = 'sales') => {
  const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
  return readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], kind);
};
const payroll = offerOf('We run payroll and catch wrong hours in timesheets before the pay run.');
const dental = offerOf('We verify dental insurance before each visit to your dental practice.');

describe('readFit', () => {
  it('lets whoever owns a business decide on a partnership, and holds nobody who leads one for far', () => {
    const fitting = offerOf(
      'We fit bikes and would like to refer riders with knee pain to your clinic, and you send yours to us.',
      'partnership',
    );
    expect(readFit(fitting, lead('Clinic Owner', { company: 'Motion Physio' }))?.level).toBe('owner');
    expect(readFit(fitting, lead('Practice Manager', { company: 'Arrow Orthopedics' }))?.level).not.toBe('far');
    expect(readFit(fitting, lead('Credit Analyst', { company: 'Union Bank' }))?.level).toBe('far');
  });

  it('holds nobody for far by a wide industry whose company is named after what the email speaks of', () => {
    const dross = offerOf('We line galvanizing kettles and skim zinc dross for shops that dip steel.');
    const at = (title: string, company: string) => readFit(dross, lead(title, { company, industryText: 'Mining & Metals' }))?.level;
    expect(at('General Manager', 'Aldo Galvanizing')).not.toBe('far');
    expect(at('General Manager', 'North Pit Mining')).toBe('far');
    expect(at('Payroll Clerk', 'Aldo Galvanizing')).toBe('far');
  });

  it('lets nobody decide whose title only plays with the name of some work, unless their firm does it', () => {
    const feed = offerOf('We mill feed for alpaca farms and deliver by the ton.');
    const at = (industryText: string) => readFit(feed, lead('Chief Happiness Wrangler', { company: 'Loop', industryText }))?.level ?? null;
    expect(at('Marketing and Advertising')).toBeNull();
    expect(at('Farming')).toBe('owner');
  });

  it('lets publicans decide on what their pub buys, and teachers on what their own studio does', () => {
    const lines = offerOf('We clean the beer lines in your pub every four weeks, before you open.');
    for (const title of ['Publican', 'Licensee', 'Pub Landlord'])
      expect(readFit(lines, lead(title, { company: 'The Bell', industryText: 'Hospitality' }))?.level, title).toBe('owner');
    const lessons = offerOf('We make booking software for music teachers. 200 music teachers take lesson fees with it.');
    const at = (company: string) => readFit(lessons, lead('Violin Teacher', { company, industryText: 'Music' }))?.level;
    expect(at('Hale Violin Studio')).toBe('owner');
    expect(at('Lincoln Music Academy')).not.toBe('owner');
  });

  it('lets nobody decide who works under a manager or in a company of another trade', () => {
    const leads = offerOf('We get AC replacement calls for plumbing and heating companies. 40 plumbers have us.');
    expect(readFit(leads, lead('Pipefitter', { company: 'Union Yard', industryText: 'Shipbuilding' }))?.level).not.toBe('owner');
    const gutters = offerOf('We clean the gutters of apartment buildings for property managers.');
    expect(readFit(gutters, lead('Property Manager'))?.level).toBe('owner');
    expect(readFit(gutters, lead('Assistant Property Manager'))?.level).not.toBe('owner');
  });

  it('has those who look after buildings and grounds decide on parts of them that no table knows', () => {
    const tiles = offerOf('We sell rubber tiles that go under swings and slides.');
    expect(readFit(tiles, lead('Facilities Director', { company: 'Pebble Creek School' }))?.level).toBe('owner');
    expect(readFit(tiles, lead('Preschool Owner', { company: 'Bright Steps' }))?.level).not.toBe('far');
    expect(readFit(tiles, lead('Machine Learning Engineer', { company: 'Vector Labs' }))?.level).toBe('far');
  });

  it('has nobody decide whose business is of another kind than the customers it names', () => {
    const scents = offerOf('We scent hotel lobbies and spas, with a small diffuser and a fragrance of your own.');
    expect(readFit(scents, lead('Tattoo Artist', { company: 'Ink House' }))?.level ?? null).toBeNull();
    const cases = offerOf('We build glass display cases for museums.');
    expect(readFit(cases, lead('Public Librarian', { company: 'Town Library' }))?.level).not.toBe('owner');
    expect(readFit(cases, lead('Museum Director', { company: 'City Museum' }))?.level).toBe('owner');
    const roofs = offerOf('We repair slate roofs on churches.');
    expect(readFit(roofs, lead('Bakery Owner', { company: 'Corn Bakery' }))?.level).not.toBe('owner');
  });

  it('has no associate, head technician or manager of the kennels decide for a practice', () => {
    const sharps = offerOf('We pick up sharps and tissue from vet clinics every month.');
    const at = (title: string) => readFit(sharps, lead(title, { company: 'Cedar Vets', industryText: 'Veterinary' }))?.level;
    for (const title of ['Associate Veterinarian', 'Head Veterinary Technician', 'Kennel Manager'])
      expect(at(title), title).not.toBe('owner');
    for (const title of ['Medical Director', 'Veterinary Practice Owner']) expect(at(title), title).toBe('owner');
  });

  it('has nobody who works alone decide on what only places and offices need', () => {
    const plumbing = offerOf('We test the plumbing of office buildings every year and repair the boilers.');
    expect(readFit(plumbing, lead('Career Coach', { company: 'Self-employed' }))?.level).not.toBe('owner');
    expect(readFit(plumbing, lead('Facilities Manager'))?.level).toBe('owner');
  });

  it('has the revenue manager of a hotel decide on revenue, not on what the place needs', () => {
    const hives = offerOf('We put two beehives on the roof of your hotel and look after them.');
    expect(readFit(hives, lead('Hotel Revenue Manager'))?.level).not.toBe('owner');
    expect(readFit(hives, lead('Hotel General Manager'))?.level).toBe('owner');
    const prices = offerOf('Our revenue management software sets the price of each room of your hotel.');
    expect(readFit(prices, lead('Hotel Revenue Manager'))?.level).toBe('owner');
  });

  it('says in words why a lead is far', () => {
    expect(readFit(payroll, lead('Warehouse Manager'))).toMatchObject({
      level: 'far',
      reason: 'Payroll belongs to HR and finance; a warehouse manager rarely decides on it.',
    });
  });

  it('names the offer in the reason by the email’s own words', () => {
    expect(readFit(offerOf('We rent out scissor lifts and telehandlers by the day.'), lead('Payroll Clerk'))?.reason).toBe(
      'A payroll clerk rarely decides on scissor lifts.',
    );
  });

  it('has those who buy nothing for the business far from what is not their work', () => {
    for (const title of ['Forklift Operator', 'Bar Staff', 'Bank Teller', 'Leasing Agent'])
      expect(readFit(payroll, lead(title))?.level, title).toBe('far');
    expect(readFit(payroll, lead('Bar Manager'))?.level).not.toBe('owner');
  });

  it('knows owners and the people who work beside them', () => {
    expect(readFit(payroll, lead('HR Director'))?.level).toBe('owner');
    expect(readFit(payroll, lead('Operations Manager'))?.level).toBe('near');
  });

  it('lets whoever runs a place decide on what any place needs', () => {
    const coolers = offerOf('We rent water coolers to offices and change the filters.');
    for (const title of ['Practice Manager', 'Headteacher', 'Hotel General Manager', 'Parish Clerk'])
      expect(readFit(coolers, lead(title))?.level, title).toBe('owner');
    expect(readFit(payroll, lead('Hotel General Manager'))?.level).not.toBe('owner');
    expect(readFit(coolers, lead('Nurse'))?.level).not.toBe('owner');
  });

  it('lets the administrator of a practice, a firm or a parish decide on what its place and office need', () => {
    const snow = offerOf('We plow and salt parking lots for commercial buildings.');
    for (const [title, company] of [
      ['Practice Administrator', 'Elm Veterinary Clinic'],
      ['Parish Administrator', 'St. Anne Church'],
    ] as const)
      expect(readFit(snow, lead(title, { company }))?.level, title).toBe('owner');
    const support = offerOf('We are an IT support company and look after your computers, backups and phones.');
    expect(readFit(support, lead('Firm Administrator', { company: 'Hale Law Group' }))?.level).toBe('owner');
    expect(readFit(support, lead('Paralegal', { company: 'Hale Law Group' }))?.level).not.toBe('owner');
  });

  it('lets the owner of a business that runs vehicles decide on them, not that of a salon', () => {
    const cards = offerOf('Our fuel cards save your drivers 7 cents a gallon on diesel, and you can set limits per driver.');
    for (const company of ['Herrera Landscaping', 'Beck Roofing']) expect(readFit(cards, lead('Owner', { company }))?.level).toBe('owner');
    expect(readFit(cards, lead('Owner', { company: 'Luna Hair Salon' }))?.level).not.toBe('owner');
  });

  it('lets whoever runs a place decide on nothing that is mainly for others', () => {
    const lifts = offerOf('We rent out scissor lifts and telehandlers by the day.');
    expect(readFit(lifts, lead('Site Manager'))?.level).toBe('owner');
    expect(readFit(lifts, lead('Restaurant Manager'))?.level).not.toBe('owner');
    expect(readFit(lifts, lead('Project Manager'))?.level).not.toBe('far');
  });

  it('gives what a kind of business needs to those who run it, not to those who do the same work in any company', () => {
    const ovens = offerOf('We repair ovens and dishwashers for care homes. 30 care homes in Devon call us.');
    const at = (title: string) => readFit(ovens, lead(title, { company: 'Birchwood Care Home' }))?.level;
    for (const title of ['Owner', 'General Manager', 'Operations Manager']) expect(at(title), title).toBe('owner');
    for (const title of ['HR Manager', 'IT Manager', 'Head of Marketing']) expect(at(title), title).toBe('far');
  });

  it('lets those who help in a business decide on nothing', () => {
    const linen = offerOf('We wash and hire out bed linen and towels for hotels.');
    expect(readFit(linen, lead('Hotel Manager'))?.level).toBe('owner');
    for (const title of ['Hotel Receptionist', 'Hotel Porter']) expect(readFit(linen, lead(title))?.level, title).not.toBe('owner');
  });

  it('has front-line jobs rarely decide on what a business buys, but work close to what is for their own work', () => {
    const linen = offerOf('We wash and hire out bed linen and towels for hotels.');
    for (const title of ['Night Porter', 'Head Receptionist', 'Tractor Driver', 'Teaching Assistant', 'Showroom Assistant'])
      expect(readFit(linen, lead(title)), title).toMatchObject({ level: 'far', isStranger: true });
    expect(readFit(payroll, lead('Payroll Clerk'))?.level).not.toBe('far');
    const job = offerOf('We are hiring HGV drivers for a depot in Leeds.', 'recruiting');
    expect(readFit(job, lead('HGV Driver'))?.level).not.toBe('far');
  });

  it('has those who serve in a business that the email addresses work close to what it buys', () => {
    const coffee = offerOf('We roast coffee and deliver it to cafes and bakeries every Tuesday.');
    expect(readFit(coffee, lead('Head Barista', { company: 'Rowan Cafe' }))).toMatchObject({ level: 'near', isStranger: false });
    expect(readFit(coffee, lead('Porter', { company: 'Leeds General Infirmary' }))?.level).toBe('far');
  });

  it('has those who serve in a business work close only to what their work touches, and assistants to what their function decides', () => {
    const waste = offerOf('We collect food waste from restaurants and hotels around Cardiff.');
    for (const title of ['Waiter', 'Receptionist', 'Payroll Clerk'])
      expect(readFit(waste, lead(title, { company: 'Cathays Hotel' }))?.level, title).not.toBe('near');
    expect(readFit(waste, lead('Hotel Manager', { company: 'Cathays Hotel' }))?.level).toBe('owner');
    const payroll = offerOf('We run payroll for care homes, with payslips and pensions.');
    expect(readFit(payroll, lead('Accounts Assistant', { company: 'Birchfield Care Home' }))?.level).toBe('near');
  });

  it('has nobody of other work close to what the offices of a business buy', () => {
    const payroll = offerOf('We run payroll for restaurants, with tips and overtime.');
    for (const title of ['Line Cook', 'Waiter'])
      expect(readFit(payroll, lead(title, { company: 'Blue Agave Restaurant' }))?.level, title).toBe('far');
    expect(readFit(payroll, lead('General Manager', { company: 'Blue Agave Restaurant' }))?.level).toBe('owner');
    const cleaning = offerOf('We clean offices and schools in the evening.');
    expect(readFit(cleaning, lead('Janitor', { company: 'Ybor Charter School' }))?.level).not.toBe('far');
    const courts = offerOf('We resurface playgrounds and sports courts for schools.');
    expect(readFit(courts, lead('Caretaker', { company: 'Elm Road Primary School' }))?.level).not.toBe('far');
    expect(readFit(courts, lead('Receptionist', { company: 'Amberley Dental' }))?.level).not.toBe('near');
  });

  it('has office clerks of a business pass on nothing that its other people buy', () => {
    const tables = offerOf('We build outdoor tables from oak for hotels and restaurants.');
    expect(readFit(tables, lead('Payroll Clerk', { company: 'Shore Inn' }))?.level).not.toBe('near');
  });

  it('treats alike all who run a practice, and gives what practices buy to those who own one', () => {
    const support = offerOf('We offer IT support and a help desk for your practice.');
    const fits = ['Office Manager', 'Practice Manager', 'Practice Administrator'].map((title) =>
      readFit(support, lead(title, { company: 'Lakeside Dental' })),
    );
    expect(new Set(fits.map((fit) => fit?.probability)).size).toBe(1);
    expect(fits[0]?.level).toBe('owner');
    expect(readFit(support, lead('Dentist', { company: 'Smile Bright Dental' }))?.level).toBe('owner');
    expect(readFit(support, lead('Dental Hygienist', { company: 'Smile Bright Dental' }))?.level).toBe('far');
    const best = offerOf('We offer IT support and follow best practices.');
    expect(readFit(best, lead('Dentist', { company: 'Smile Bright Dental' }))?.level).not.toBe('owner');
  });

  it('gives what is for people who work on their own account to each of them', () => {
    const crm = offerOf('Our CRM for real estate agents costs $29 a month per agent.');
    expect(readFit(crm, lead('Real Estate Agent', { company: 'Keller Williams' }))?.level).toBe('owner');
    const gloves = offerOf('We sell work gloves for welders and machinists.');
    expect(readFit(gloves, lead('Welder'))).toMatchObject({
      level: 'near',
      reason: 'A welder may use work gloves or pass the email on.',
    });
  });

  it('asks those whose jobs a survey names', () => {
    const survey = offerOf(
      'Our yearly survey asks how school districts buy food. Last year 412 business officers and food service directors took part.',
      'survey',
    );
    for (const title of ['School Business Officer', 'Food Service Director'])
      expect(readFit(survey, lead(title))?.level, title).toBe('owner');
    expect(readFit(survey, lead('Software Engineer'))?.level).not.toBe('owner');
  });

  it('lets a foreman use software for crews, which others buy', () => {
    const app = offerOf('Our time tracking app is for construction companies: crews clock in by phone.');
    expect(readFit(app, lead('Foreman', { company: 'Turner Construction' }))?.level).toBe('near');
    expect(readFit(app, lead('Owner', { company: 'Delgado Concrete' }))?.level).toBe('owner');
  });

  it('calls nobody who works in the field of a job far from it', () => {
    const job = offerOf('We are hiring a senior estimator for a general contractor.', 'recruiting');
    expect(readFit(job, lead('Project Engineer', { company: 'Saunders Construction' }))?.level).toBe('near');
    expect(readFit(job, lead('Payroll Clerk', { company: 'Saunders Construction' }))?.level ?? null).not.toBe('near');
    expect(readFit(job, lead('Barista'))?.level).toBe('far');
    const nurses = offerOf('We are hiring a charge nurse for a hospital.', 'recruiting');
    expect(readFit(nurses, lead('Respiratory Therapist', { company: 'West Valley Medical Center' }))?.level).toBe('near');
  });

  it('has those who run finance or purchases work close to what any company buys', () => {
    const linen = offerOf('We wash and hire out bed linen and towels for hotels.');
    for (const title of ['Finance Director', 'Procurement Manager', 'Group Purchasing Lead'])
      expect(readFit(linen, lead(title))?.level, title).toBe('near');
    expect(readFit(linen, lead('Financial Analyst'))?.level).toBe('far');
  });

  it('lets those who lead a part of a place decide on little', () => {
    const linen = offerOf('We wash and hire out bed linen and towels for hotels.');
    for (const title of ['Front Office Manager', 'Night Manager']) expect(readFit(linen, lead(title))?.level, title).not.toBe('owner');
  });

  it('lets those who run a business decide on its software, not those who work in it', () => {
    const rota = offerOf('We make rota software for dental practices.');
    for (const title of ['Practice Manager', 'Principal Dentist']) expect(readFit(rota, lead(title))?.level, title).toBe('owner');
    expect(readFit(rota, lead('Dental Hygienist'))?.level).not.toBe('owner');
  });

  it('takes a bare director for the head of a company, and owners for those of the business the email addresses', () => {
    expect(readFit(payroll, lead('Director'))?.level).toBe('owner');
    expect(readFit(offerOf('We make crowns and bridges for dentists.'), lead('Owner'))?.level).toBe('owner');
  });

  it('has those who run operations work close to what any company buys, and decide on what a place with machines needs', () => {
    for (const title of ['Operations Director', 'Chief Operating Officer'])
      expect(readFit(payroll, lead(title))?.level, title).toBe('near');
    const probes = offerOf('We calibrate temperature probes and scales and send the certificates.');
    expect(readFit(probes, lead('Operations Director'))?.level).toBe('owner');
    expect(readFit(probes, lead('Operations Director', { company: 'Bright Smile Dental' }))?.level).not.toBe('owner');
  });

  it('lets buyers order goods for the work of their business, but not decide on work that is done there', () => {
    const dumpsters = offerOf('We rent dumpsters to contractors and remodelers. Our 20 yard dumpsters cost $385.');
    expect(readFit(dumpsters, lead('Purchasing Agent', { company: 'Saussy Homes' }))?.level).toBe('owner');
    const cleaning = offerOf('We clean kitchen hoods and exhaust ducts for restaurants.');
    expect(readFit(cleaning, lead('Purchasing Agent'))?.level).not.toBe('owner');
  });

  it('lets those who look after machines decide on who mends them', () => {
    const tires = offerOf('We press new tires onto forklifts at your dock, so no lift leaves the building.');
    for (const title of ['Maintenance Manager', 'Warehouse Manager']) expect(readFit(tires, lead(title))?.level, title).toBe('owner');
  });

  it('gives the treasurer of a church a say in what the church needs', () => {
    const paving = offerOf('We patch and stripe parking lots for churches on weekdays.');
    expect(readFit(paving, lead('Treasurer', { company: 'Trinity Lutheran Church' }))?.level).toBe('near');
  });

  it('calls those far whose business never meets those that the email names', () => {
    const app = offerOf('Our time tracking app is for construction companies: crews clock in by phone.');
    expect(readFit(app, lead('Veterinarian', { company: 'Banfield Pet Hospital' }))?.level).toBe('far');
    expect(readFit(app, lead('Office Manager', { company: 'Delgado Drywall' }))?.level).not.toBe('far');
  });

  it('has heads of other functions rarely decide on it, whatever else it may be', () => {
    const trees = offerOf('We survey the trees on your site and report which ones need work.');
    for (const title of ['Payroll Manager', 'Brand Manager', 'HR Director', 'Chief Technology Officer'])
      expect(readFit(trees, lead(title)), title).toMatchObject({ level: 'far', isStranger: true });
    expect(readFit(trees, lead('Finance Director'))?.isStranger).not.toBe(true);
  });

  it('knows what a clinical director directs by whom the email is for', () => {
    expect(readFit(offerOf('We make crowns and bridges for dentists.'), lead('Clinical Director'))?.level).toBe('owner');
  });

  it('calls nobody far who buys some things together with the customers, if only those are known', () => {
    const unknown = offerOf('We supply quell frames for golf clubs.');
    expect(readFit(unknown, lead('Golf Club Manager'))?.level).toBe('owner');
    expect(readFit(unknown, lead('Head Gardener'))?.level).not.toBe('far');
  });

  it('calls nobody who leads something far from an offer without a name', () => {
    expect(payroll).not.toBeNull();
    const unnamed = payroll === null ? null : { ...payroll, phrase: null, category: null };
    expect(readFit(unnamed, lead('Warehouse Manager'))?.level).toBeNull();
    expect(readFit(unnamed, lead('Forklift Driver'))?.level).toBe('far');
  });

  it('does not call a joke or a bare rank far', () => {
    for (const title of ['Night owl', 'Principal', 'Advisor', 'Consultant', 'Chief Vibes'])
      expect(readFit(payroll, lead(title))?.level, title).not.toBe('far');
  });

  it('reads no work from what somebody is or would like to be', () => {
    for (const title of [
      'Change maker',
      'Member',
      'Founding Member',
      'Team Member',
      'Entrepreneur in spirit',
      'Marketer at heart',
      'Catalyst',
    ])
      expect(readFit(payroll, lead(title)), title).toBeNull();
    for (const title of ['Board Member', 'Faculty Member', 'Member of Technical Staff', 'Cabinet maker', 'Entrepreneur'])
      expect(readTrades(title), title).not.toEqual([]);
  });

  it('reads German, French and short titles', () => {
    for (const title of [
      'Vertriebsleiterin',
      'Leiterin Recht',
      'Leiter Fertigung',
      'Directeur administratif et financier',
      'Sr. Mgr, Ops',
      'QHSE Manager',
    ])
      expect(readTrades(title), title).not.toEqual([]);
    expect(readTrades('Deputy Manager, Residential Care')[0]?.trade).toBe('carer');
  });

  it('gives probabilities that add up to 1, and far only at 0.82 or more', () => {
    for (const title of ['HR Director', 'Dentist', 'CEO', 'Intern, CEO Office', 'Welder', 'Office Manager']) {
      const fit = readFit(payroll, lead(title));
      const { owner, near, far } = fit?.chances ?? { owner: 0, near: 0, far: 0 };
      expect(owner + near + far).toBeCloseTo(1, 9);
      expect(fit?.level === 'far').toBe(far >= 0.82);
    }
  });

  it('does not claim that somebody works beside the offer if it cannot tell', () => {
    expect(readFit(payroll, lead('Dentist'))).toMatchObject({
      level: null,
      reason: 'Payroll belongs to HR and finance; it is unclear whether a dentist decides on it.',
    });
    expect(readFit(payroll, lead('Operations Manager'))?.reason).toBe(
      'Payroll belongs to HR and finance; an operations manager can pass the email on.',
    );
  });

  it('names the lines of work an offer belongs to, including the owner’s own', () => {
    const privacy = offerOf('We answer GDPR access requests and keep your cookie consent and privacy policy in order.');
    expect(readFit(privacy, lead('General Counsel'))?.reason).toMatch(
      /belongs? to compliance and risk, and legal; a general counsel usually decides on (?:it|them)\.$/,
    );
    expect(readFit(payroll, lead('CEO', { companySize: '1-50' }))).toMatchObject({
      level: 'owner',
      reason: 'A CEO usually decides on payroll.',
    });
  });

  it('does not take who was vetted for a vet’s work', () => {
    for (const line of [
      'We have a pool of pre-vetted nurses.',
      'We send vetted freelancers within a day.',
      'We do the vetting of every temp.',
    ]) {
      const offer = offerOf(line);
      expect(offer?.concerns ?? [], line).not.toContain('vet');
      expect(readFit(offer, lead('Veterinary Surgeon'))?.level, line).not.toBe('owner');
    }
  });

  it('does not mistake a dental practice for a vet’s', () => {
    const vets = offerOf('We built software for veterinary clinics: vets see vaccinations and bill pet owners in one place.');
    expect(readFit(vets, lead('Veterinary Practice Manager'))?.level).toBe('owner');
    expect(readFit(vets, lead('Dental Practice Manager'))?.level).not.toBe('owner');
  });

  it('has the heads of small organizations never far from what any organization buys, nor officers of any kind from anything', () => {
    for (const title of ['Executive Director', 'Club Treasurer', 'Head Teacher', 'Churchwarden', 'Bursar', 'Town Clerk'])
      expect(readFit(payroll, lead(title))?.level, title).toBe('near');
    for (const title of ['Executive Director', 'Board President', 'Trustee'])
      expect(readFit(dental, lead(title))?.level, title).not.toBe('far');
    expect(readFit(dental, lead('Head Teacher'))?.level).toBe('far');
  });

  it('has those be owners whose title names the offer’s own thing, and nobody far who shares a word with it', () => {
    const looms = offerOf('We true the reeds of carpet looms in your shed and number every dent.');
    expect(readFit(looms, lead('Loom Shed Manager'))?.level).toBe('owner');
    expect(readFit(looms, lead('Carpet Conservator'))?.level).not.toBe('far');
  });

  it('has IT close to software of any kind, and no restaurant decide on what is sold to landlords', () => {
    const rota = offerOf('Our rota app lets salons swap stylists and sends the hours on.');
    expect(readFit(rota, lead('IT Manager'))?.level).not.toBe('far');
    const heat = offerOf('We fit heat pumps for landlords and housing associations.');
    expect(readFit(heat, lead('Property Manager'))?.level).toBe('owner');
    expect(readFit(heat, lead('Restaurant Manager'))?.level).not.toBe('owner');
  });

  it('takes no business partner for the owner of a business', () => {
    const trees = offerOf('We inspect the trees along roads, tag each one and tell you which branches must come down.');
    expect(readFit(trees, lead('HR Business Partner'))?.level).not.toBe('owner');
  });

  it('has few people far from what nobody can tell whose it is', () => {
    const birch = offerOf('We split birch bark into strips for baskets, in bundles of a kilo.');
    expect(readFit(birch, lead('Payroll Manager'))?.level).toBe('far');
    for (const title of ['Botanist', 'Quality Manager', 'Luthier']) expect(readFit(birch, lead(title))?.level, title).not.toBe('far');
  });

  it('lets those run a place decide whom the email speaks to, and calls nobody in such a place far for sure', () => {
    const offer = offerOf('We repair sieves and crushers on site. Most quarries we visit lose a day a month to a torn mesh.');
    const at = (title: string, company: string) => readFit(offer, lead(title, { company }))?.level;
    expect(at('Quarry Manager', 'Tarmac')).toBe('owner');
    expect(at('Site Manager', 'Breedon Aggregates')).toBe('owner');
    expect(at('Transfer Station Manager', 'Viridor')).not.toBe('far');
    expect(at('Head of Marketing', 'Breedon Aggregates')).toBe('far');
    const boilers = offerOf('We replace boilers in schools over the summer. 30 schools have ours.');
    expect(readFit(boilers, lead('Headteacher'))?.level).toBe('owner');
    expect(readFit(boilers, lead('Head of Music'))?.level).not.toBe('owner');
  });

  it('says only who decides where the email’s words alone suggest whose the offer is', () => {
    const offer = offerOf('We calibrate weighbridges on site, with test weights and a certificate.');
    expect(readFit(offer, lead('Payroll Clerk'))?.reason).toBe('A payroll clerk rarely decides on weighbridge calibration.');
  });

  it('names the line of work if no category is certain', () => {
    const offer = offerOf('Your mechanics have the right spare before the line goes down, and we keep your storeroom counted.');
    expect(readFit(offer, lead('Maintenance Manager'))?.reason).toBe(
      'This is for people in maintenance; a maintenance manager usually decides on it.',
    );
  });

  it('is unknown without an offer, without a title, or if no word of the title is known', () => {
    expect(readFit(null, lead('HR Director'))).toBeNull();
    expect(readFit(payroll, lead(null))).toBeNull();
    expect(readFit(payroll, lead(' '))).toBeNull();
    expect(readFit(payroll, lead('Wizard of light'))).toBeNull();
  });

  it('makes executives likelier owners the smaller their company is', () => {
    const owns = (['1-50', '51-200', '201-1000', '1001-5000', '5001+'] as const).map(
      (companySize) => readFit(payroll, lead('CEO', { companySize }))?.chances.owner ?? 0,
    );
    expect(owns).toEqual(owns.toSorted((one, other) => other - one));
    expect(owns[0]).toBeGreaterThan(0.6);
  });

  it('keeps an offer to one industry from executives of another', () => {
    expect(readFit(dental, lead('CEO', { industry: 'software' }))?.level).toBe('far');
    expect(readFit(dental, lead('CEO', { industry: 'healthcare', companySize: '1-50' }))?.level).toBe('owner');
  });

  it('does not mistake an assistant for an executive', () => {
    for (const title of ["CEO's Executive Assistant", "Director's Assistant", 'Intern, CEO Office', 'Driver to the CEO'])
      expect(readFit(payroll, lead(title))?.chances.owner).toBeLessThan(0.2);
  });
});

describe('the tables', () => {
  it('hold at least 350 categories, each of known trades', () => {
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(350);
    expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
    const named = CATEGORIES.flatMap(({ owners, near }) => [...owners, ...near]);
    expect(named.filter((trade) => !TRADE_BY_ID.has(trade))).toEqual([]);
    expect(CATEGORIES.filter(({ owners, signers }) => owners.length === 0 || signers.length === 0)).toEqual([]);
  });
});

describe('readTrades', () => {
  it.each([
    ['Dentist', 'dentist'],
    ['Executive Chef', 'chef'],
    ['Nightclub Bouncer', 'guard'],
    ['Farmer', 'farmer'],
    ['Registered Nurse', 'nurse'],
    ['Warehouse Manager', 'warehouse'],
    ['Plant Manager', 'production'],
    ['Dispatcher', 'logistics'],
    ['High School Math Teacher', 'teacher'],
    ['Youth Pastor', 'clergy'],
    ['Intern, CEO Office', 'office'],
    ['Sr. Backend Engineer', 'software'],
    ['Phlebotomist', 'lab'],
    ['Millwright', 'maintenance'],
    ['School Nurse', 'nurse'],
    ['Head of Digital', 'marketing'],
    ['Director of CRM', 'revops'],
    ['Vertriebsleiter', 'sales'],
    ['Responsable Achats', 'procurement'],
    ['Jefe de Mantenimiento', 'maintenance'],
    ['Museum Registrar', 'librarian'],
    ['Headteacher', 'principal'],
  ])('reads %s', (title, trade) => {
    expect(readTrades(title)[0]?.trade).toBe(trade);
  });
});

describe('nameLead', () => {
  it.each([
    ['Warehouse Manager', 'a warehouse manager'],
    ['HR Director', 'an HR director'],
    ['UX Designer', 'a UX designer'],
    ['SEO Specialist', 'an SEO specialist'],
    ['CFO', 'a CFO'],
    ['Head of Sales', 'a head of sales'],
    ['Engineer', 'an engineer'],
    ['University Registrar', 'a university registrar'],
    ['DevOps Engineer', 'a DevOps engineer'],
    ['Sr. HR Generalist', 'someone in HR'],
    ['DENTIST', 'a dentist'],
    ['L&D Manager', 'an L&D manager'],
    ['R&D Director', 'an R&D director'],
    ['MRO Buyer', 'an MRO buyer'],
    ['SOC Analyst', 'a SOC analyst'],
    ['Hr Manager', 'an HR manager'],
    ['HR MANAGER', 'an HR manager'],
    ['X-ray Technician', 'an x-ray technician'],
    ['European Sales Director', 'a European sales director'],
    ['Vertriebsleiter', 'someone in sales'],
    ['Inkoper', 'someone in procurement'],
  ])('speaks of %s', (title, words) => {
    expect(nameLead(title, readTrades(title))).toBe(words);
  });
});

describe('weighListSize', () => {
  it('is flat below 50 and above 5,000 people', () => {
    expect([1, 50, 300, 5000, 90_000].map((people) => weighListSize(people, 0).people)).toEqual([50, 50, 300, 5000, 5000]);
  });

  it('loses up to a third of its log odds with the share of known fit', () => {
    expect(weighListSize(300, 0).weight).toBe(1);
    expect(weighListSize(300, 0.5).weight).toBeCloseTo(5 / 6, 12);
    expect(weighListSize(300, 1).weight).toBeCloseTo(2 / 3, 12);
  });
});
