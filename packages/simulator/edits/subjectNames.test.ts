import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Email } from '../lead.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { buildCampaign, buildLead, buildList, withContexts } from '../testing/buildLead.ts';
import { toRow } from '../explain/rows.ts';
import { EDITS, type Edit } from './edits.ts';
import { toSampledLead, tryEdit } from './tryEdit.ts';

const BODY =
  'Hi Dana,\n\nWe supply software for dock slots, from $90 a month. Forty depots use our dock slots today.\n\nIs that of interest?\n\nBest,\nErin';
const lead = buildLead({ company: 'Harlow Freight', title: 'CFO' });
const subjectsOf = (subject: string, edits: readonly Edit[] = EDITS): string[] =>
  withContexts([{ ...lead, email: { subject, body: BODY } }]).flatMap((one) => {
    const draft = toEmailDraft(one, one.context);
    return edits.map((edit) => edit.apply(draft).subject);
  });

const WORDS = [
  'RE:',
  'amazing',
  'last chance',
  'dock slots',
  'for',
  'at',
  '-',
  '!!!',
  'save 40%',
  'urgent',
  'a quick question about',
  '🚀',
];
const NAMES = ['Harlow Freight', 'Dana', '{{company}}', '{{city}}', '[COMPANY]'];

describe('an edited subject', () => {
  it.each([
    ['each variable, filled or not, unless the edit writes variables', NAMES, false],
    ['all but the first name where the edit replaces a useless subject', NAMES.filter((name) => name !== 'Dana'), true],
  ])('keeps %s', (_, names, dropsName) => {
    const edits = EDITS.filter((edit) => edit.isRepair !== true && (edit.dropsName === true) === dropsName);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS, ...NAMES), { minLength: 2, maxLength: 7 }), (pieces) => {
        const subject = pieces.join(' ');
        for (const edited of subjectsOf(subject, edits))
          for (const name of names)
            if (subject.toLowerCase().includes(name.toLowerCase())) expect(edited.toLowerCase()).toContain(name.toLowerCase());
      }),
      { numRuns: 300 },
    );
  });

  it('replaces a loud one only if it names nobody', () => {
    const plain = EDITS.filter(({ id }) => id === 'plain_subject');
    expect(subjectsOf('AMAZING DEAL INSIDE, ACT NOW', plain)).not.toEqual(['AMAZING DEAL INSIDE, ACT NOW']);
    expect(subjectsOf('AMAZING DEAL FOR HARLOW FREIGHT, ACT NOW', plain)).toEqual(['AMAZING DEAL FOR HARLOW FREIGHT, ACT NOW']);
  });
});

describe('a subject filled from a column that Coldcast does not know', () => {
  const campaign = buildCampaign({ leadCount: 3 });
  const tryOn = (emailAt: (index: number) => Email) => {
    const sample = buildList(3, (index) => ({ email: emailAt(index) })).map((one) => toSampledLead(toRow(campaign, one)));
    const edit = EDITS.find(({ id }) => id === 'plain_subject');
    return edit && tryEdit(campaign, edit, sample);
  };

  it('is not replaced by one without the value', () => {
    const cities = ['Leeds', 'Hull', 'York'];
    expect(tryOn((index) => ({ subject: `AMAZING DEALS NEAR ${cities[index] ?? ''} - act now`, body: BODY }))).toBeUndefined();
  });

  it('is replaced if all leads get the same one', () => {
    expect(tryOn(() => ({ subject: 'AMAZING DEALS NEAR YOU - act now', body: BODY }))?.changed).toBe(3);
  });
});
