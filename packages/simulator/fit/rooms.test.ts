import { describe, expect, it } from 'vitest';
import { readFit, type FitLead } from './readFit.ts';
import { readOffer } from './readOffer.ts';

const offerOf = (text: string, kind = 'sales') => {
  const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
  return readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], kind);
};
const levelOf = (text: string, title: string, place: Partial<FitLead> = {}) =>
  readFit(offerOf(text), { title, companySize: null, industry: null, ...place })?.level ?? null;

describe('what an email offers for rooms', () => {
  const tanks = 'I do aquariums for offices and waiting rooms, and I come to clean them every two weeks.';

  it('belongs to whoever runs a place with such rooms, whoever usually buys the thing', () => {
    for (const title of ['Office Manager', 'Practice Manager', 'Hotel Manager', 'Care Home Manager', 'Facilities Manager'])
      expect(levelOf(tanks, title), title).toBe('owner');
    expect(levelOf(tanks, 'Truck Driver')).toBe('far');
  });

  it('is for anybody if offices stand among its customers', () => {
    const testing = 'I do portable appliance testing for small offices, shops and surgeries.';
    for (const [title, industryText] of [
      ['Office Manager', 'Law Practice'],
      ['Shop Owner', 'Retail'],
      ['Practice Manager', 'Medical Practices'],
    ] as const)
      expect(levelOf(testing, title, { industryText }), title).toBe('owner');
  });

  it('is nothing for somebody without a firm', () => {
    const gritting = 'We grit car parks and paths through the night, before your first person arrives.';
    expect(levelOf(gritting, 'Facilities Manager', { company: 'Harcourt Park' })).toBe('owner');
    expect(levelOf(gritting, 'Life Coach', { company: 'Self-employed' })).not.toBe('owner');
  });
});

describe('titles beside an offer', () => {
  it('of those who sell such things own none of them', () => {
    const dust = 'We install and service dust extraction in joinery workshops and furniture factories.';
    const industryText = 'Machinery';
    expect(levelOf(dust, 'Factory Manager', { company: 'Dove Beds', industryText: 'Furniture' })).toBe('owner');
    expect(levelOf(dust, 'Extraction Systems Sales Manager', { company: 'Airpur', industryText })).toBe('far');
  });

  it('of quality own calibration, and those of compliance are near what is inspected', () => {
    const balances = 'We calibrate balances, pipettes and thermometers on your own bench.';
    expect(levelOf(balances, 'Quality Manager')).toBe('owner');
    expect(levelOf(balances, 'Maintenance Manager')).toBe('near');
    const doors = 'We inspect fire doors in care homes, hotels and schools.';
    expect(levelOf(doors, 'Compliance Manager', { company: 'Oakdale', industryText: 'Elder Care' })).toBe('near');
  });

  it('of maintenance and safety own what is for a place of theirs that the email names', () => {
    const doors = 'We inspect fire doors in care homes, hotels and schools.';
    for (const title of ['Maintenance Manager', 'Health and Safety Manager', 'Estates Manager'])
      expect(levelOf(doors, title, { company: 'Bayview', industryText: 'Hospitality' }), title).toBe('owner');
  });

  it('mean what they do in their firm: a QA engineer makes no software at a maker of valves', () => {
    const wrenches = 'We calibrate torque wrenches and gauges at your site.';
    expect(levelOf(wrenches, 'QA Engineer', { company: 'Redfern', industryText: 'Industrial Automation' })).toBe('near');
    expect(levelOf(wrenches, 'QA Engineer', { company: 'Kodeworks', industryText: 'Computer Software' })).toBeNull();
  });
});
