import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Email } from '../lead.ts';
import { buildCampaign, plainEmail, buildLead, withContexts } from '../testing/buildLead.ts';
import { COLUMNS } from './columns.ts';
import { MODEL } from './model.ts';
import { predict, PREDICTORS } from './predictors.ts';
import { readLead } from './readLead.ts';

const campaign = buildCampaign();
const columnsOf = (email: Email): Float64Array => {
  const [lead] = withContexts([buildLead({ email }), buildLead({ leadKey: 'other', slug: 'other' })]);
  if (lead === undefined) throw new Error('no lead');
  return readLead(campaign, lead).columns;
};
const before = columnsOf(plainEmail);

const words = fc
  .array(
    fc.constantFrom(
      'invoices',
      'SAVE',
      '$$$',
      'free!',
      'Dana',
      'Re:',
      'quick',
      'question?',
      '😀',
      'synergy',
      '40%',
      'open',
      'guarantee',
      'https://a.example',
    ),
    { minLength: 0, maxLength: 15 },
  )
  .map((list) => list.join(' '));

describe('separation', () => {
  it('changes no body column after a subject edit, except spam phrases, which affect only placement', () => {
    fc.assert(
      fc.property(words, (subject) => {
        const after = columnsOf({ ...plainEmail, subject });
        COLUMNS.forEach(({ name, group }, index) => {
          if (group === 'body' && name !== 'spamPhrases') expect(after[index], name).toBe(before[index]);
        });
      }),
    );
  });

  it('lets a body edit change opens only through placement', () => {
    fc.assert(
      fc.property(words, (extra) => {
        const after = columnsOf({ ...plainEmail, body: `${plainEmail.body}\n\n${extra}` });
        const openOf = (columns: Float64Array) => predict(columns, MODEL.weights)[PREDICTORS.indexOf('open')];
        expect(openOf(after)).toBe(openOf(before));
      }),
    );
  });

  it('names a reply row for every subject column that changes replies of those who opened', () => {
    const reply = MODEL.weights[PREDICTORS.indexOf('reply')];
    const moving = COLUMNS.filter(({ group }, index) => group === 'subject' && reply?.[index] !== 0).map(({ name }) => name);
    expect(moving).toContain('subjectLength');
    expect(moving).not.toContain('subjectFirstName');
  });
});
