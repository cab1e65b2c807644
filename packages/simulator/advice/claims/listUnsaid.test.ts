import { describe, expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { suits } from '../../edits/suits.ts';
import { toRow } from '../../explain/rows.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { presenceOf } from './claims.ts';
import { claimFactsOf } from './readClaims.ts';

/** Emails whose request for time, missing news and missing customers nobody would blame. */
const OTHERS = {
  event: [
    'We are hosting a breakfast for facilities managers at the Corn Exchange on Thursday 14 May, 8 to 10 am. There are 30 seats and no charge.',
    'Would you like to join us?',
  ],
  interview: [
    'For my thesis at the university I want to understand how wards hand over between shifts. Nothing is attributed.',
    'Do you have 25 minutes next week for an interview?',
  ],
  job: [
    'I recruit for Saint Anne’s in Dayton. We are looking for a night shift nurse, three shifts a week, $41 an hour.',
    'Do you have 15 minutes for a call tomorrow?',
  ],
  charity: ['The hospice is asking firms in the valley to donate a bench for its garden. A bench costs £450.', 'Would you give one?'],
};
const SALE = ['We find roof leaks with a drone at night. A hall takes two hours.', 'Do you have 15 minutes on Thursday for a call?'];
const leadFor = (lines: readonly string[]) =>
  buildList(1, () => ({ email: { subject: 'a question', body: ['Hi Dana,', ...lines, 'Best,\nErin'].join('\n\n') } }));
const factsOf = (lines: readonly string[]) => {
  const [row] = leadFor(lines).map((lead) => toRow(buildCampaign({ leadCount: 1 }), lead));
  if (row === undefined) throw new Error('no lead');
  return claimFactsOf(row);
};

describe('what is not said of an email that sells nothing', () => {
  it.each(Object.entries(OTHERS))('%s: neither its request for time, nor what an offer lacks', (name, lines) => {
    const unsure = name === 'charity' ? ([] as const) : (['meeting_ask'] as const);
    for (const about of [...unsure, 'occasion', 'proof', 'figures'] as const)
      expect(presenceOf(about, factsOf(lines)), about).toBe('unsure');
  });

  it('is nothing of an invitation’s easy answer or its booking page', () => {
    const facts = factsOf([...OTHERS.event, 'Pick your seat here: https://calendly.com/breakfast/may']);
    expect([presenceOf('interest_ask', facts), presenceOf('calendar_link', facts)]).toEqual(['unsure', 'unsure']);
  });

  it('is said of a sale', () => {
    expect(presenceOf('meeting_ask', factsOf(SALE))).toBe('present');
  });
});

describe('an edit that asks for interest instead of time', () => {
  const [ask, drop] = ['ask_for_interest', 'drop_calendar_link'].map((id) => EDITS.find((edit) => edit.id === id));
  const draftsOf = (lines: readonly string[]) => leadFor(lines).map(({ context, ...lead }) => toEmailDraft(lead, context));

  it('suits a sale, but no invitation and no survey', () => {
    if (ask === undefined || drop === undefined) throw new Error('no such edit');
    for (const edit of [ask, drop]) {
      expect(draftsOf(SALE).every((draft) => suits(edit, draft))).toBe(true);
      for (const lines of [OTHERS.event, OTHERS.interview]) expect(draftsOf(lines).some((draft) => suits(edit, draft))).toBe(false);
    }
  });
});
