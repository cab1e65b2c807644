import { describe, expect, it } from 'vitest';
import { holdsOtherWork, takeHanded } from './handedDraft.ts';
import { emptyDraft } from './launchDraft.ts';

const email = { subject: 'docks', body: 'Hi' };
const campaign = { file: new File(['a'], 'docks.csv'), campaignName: 'Docks again', mockOpenRate: 20 };

describe('what another screen passes to the drawer', () => {
  it('is an email for Quick Start, which keeps the name and the files', () => {
    expect(takeHanded({ ...emptyDraft, campaignName: 'mine' }, email)).toEqual({ ...email, followUps: [], mode: 'quick' });
  });

  it('is a file for Upload CSV with its name and open rate, which keeps Quick Start', () => {
    const taken = { ...emptyDraft, ...email, ...takeHanded({ ...emptyDraft, ...email }, campaign) };
    expect(taken).toMatchObject({ mode: 'csv', campaignName: 'Docks again', mockOpenRate: 20, ...email });
    expect(taken.files.csv.chosen?.file).toBe(campaign.file);
    expect(taken.files.quick).toBe(emptyDraft.files.quick);
  });

  it('is refused like any chosen file if it is not a CSV file', () => {
    const { files } = takeHanded(emptyDraft, { ...campaign, file: new File(['a'], 'docks.xlsx') });
    expect(files?.csv).toMatchObject({ chosen: null, refusal: 'Please select a .csv file.' });
  });

  it('does not ask again for a sample that is already in the form, unless it was edited', () => {
    const sample = () => ({ ...email, leads: new File(['a'], 'leads.csv'), campaignName: 'Sample' });
    const taken = { ...emptyDraft, ...takeHanded(emptyDraft, sample()) };
    expect(holdsOtherWork(taken, sample())).toBe(false);
    expect(holdsOtherWork({ ...taken, body: 'Hello' }, sample())).toBe(true);
    expect(holdsOtherWork(taken, { ...sample(), leads: new File(['ab'], 'leads.csv') })).toBe(true);
  });

  it('asks only if it would replace other work', () => {
    const withFile = { ...emptyDraft, ...takeHanded(emptyDraft, campaign) };
    expect(holdsOtherWork(emptyDraft, email)).toBe(false);
    expect(holdsOtherWork({ ...emptyDraft, ...email }, email)).toBe(false);
    expect(holdsOtherWork({ ...emptyDraft, body: 'Hello' }, email)).toBe(true);
    expect(holdsOtherWork({ ...emptyDraft, body: 'Hello' }, campaign)).toBe(false);
    expect(holdsOtherWork(withFile, campaign)).toBe(false);
    expect(holdsOtherWork(withFile, { ...campaign, file: new File(['b'], 'other.csv') })).toBe(true);
  });
});
