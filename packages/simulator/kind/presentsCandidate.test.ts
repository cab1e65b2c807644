import { describe, expect, it } from 'vitest';
import type { EmailKind } from '../reader/kinds.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { decideKind } from './decideKind.ts';

const kindOf = (body: string): EmailKind | null =>
  decideKind(toEmailDraft(buildLead({ email: { subject: 'Available in March', body } }), { contactsAtCompany: 1, ownWords: [] }));

describe('people to hire', () => {
  it.each([
    'Hi Ana,\n\nI recruit for contractors in the Midlands. I have a senior estimator who is leaving a tier-2 contractor after 14 years: jobs up to £6m, lives in Coventry, wants £62k, four weeks\u2019 notice.\n\nDo you want her CV?\n\nJan',
    'Ana,\n\nWe have two CNC setters available from Monday, both ex-aerospace, £24 an hour through our agency. Either can come in for a trial shift.\n\nWould you like to see their CVs?\n\nMo, Fairhall Staffing',
    'Hi Ana,\n\nI\u2019m working with a payroll manager with nine years in care homes who is on one month\u2019s notice and wants to stay in Leeds. Salary 48k.\n\nShall I send his profile? You pay nothing unless you hire, and there is a 90-day replacement guarantee.\n\nSue',
    'Ana,\n\nYour ad for a dispenser has been up since June. I only place optical people, and have a dispensing optician with nine years who wants to leave Reading. 16% fee, three month replacement.\n\nCall on Tuesday?\n\nRav',
    'Hi Ana,\n\nI saw your ad for a head of sales. We fill posts like that for makers of machines in about eight weeks.\n\nOur fee is 20% of the first year\u2019s salary. Can we talk on Monday?\n\nLiv',
    'Ana,\n\nsix CNC machinists from a shop that is closing in Rockford asked us to find them work. They have 8 to 20 years on Mazaks and can start on the 12th. Temp to hire at $39 an hour.\n\nWould you want to interview any of them?\n\nDana',
    'Ana,\n\nWe have nine scaffolders coming off a refinery shutdown in Grangemouth on 3 June. Charge rate is £31 an hour, and you can send anyone home in the first four hours at no cost.\n\nDo you need anybody for the summer?\n\nRab',
  ])('are for sale: %s', (body) => {
    expect(kindOf(body)).toBe('sales');
  });

  it.each([
    'Hi Ana,\n\nI recruit for a contractor in Coventry. They need a senior estimator for M&E jobs up to £6m, £62k, a car and a day from home.\n\nWould it interest you, or do you know someone who is looking? Send me your CV and I will call you.\n\nJan',
    'Hi Ana,\n\nA sawmill near Hexham wants a kiln operator with three years behind them, days only, £17 an hour. I only recruit for timber and have placed four people there who stayed.\n\nWould it tempt you?\n\nRav',
    'Hi Ana,\n\nYour background in aerospace machining caught my eye. Our client is looking for a CNC setter, £24 an hour, days only. We have placed several setters there who stayed.\n\nOpen to a chat?\n\nMo, Fairhall Staffing',
  ])('are not the reader: %s', (body) => {
    expect(kindOf(body)).toBe('recruiting');
  });
});
