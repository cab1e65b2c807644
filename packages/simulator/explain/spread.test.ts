import { describe, expect, it } from 'vitest';
import { explain } from '../explain.ts';
import { forecast } from '../forecast.ts';
import type { LeadInList } from '../lead.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';

const GERMAN =
  'Hallo Frau Lee,\n\nwir drucken Ladepläne, die Speditionen selbst ausfüllen. Ihr Team im Hof bekommt dadurch weniger Anrufe.\n\nIst das für Sie von Interesse?\n\nIngrid';

const leads = Array.from({ length: 60 }, (_, index): LeadInList => ({
  leadKey: `lead-${index}`,
  slug: `lead-${index}`,
  name: 'Ann Lee',
  firstName: 'Ann',
  company: null,
  title: null,
  companySize: null,
  industry: null,
  email: { subject: 'Ladepläne', body: GERMAN },
  context: { contactsAtCompany: 1, ownWords: [] },
}));

const widthOf = ([low, high]: readonly [number, number]): number => high - low;
const widthIn = (emailLanguage: string): number =>
  widthOf(explain({ seed: 'wide', leadCount: 60, corrections: { emailLanguage } }, leads).reply.expected80);

describe('the spread of a campaign', () => {
  it('is as wide in the explanation as in the forecast if the language is not read', () => {
    const campaign = { seed: 'wide', leadCount: 60 };
    const { trueRate80 } = forecast(campaign, leads, { buckets: [REFERENCE_BUCKET] })[0] ?? {};
    const told = widthOf(explain(campaign, leads).reply.expected80);
    expect(told / widthOf(trueRate80?.reply ?? [0, 0])).toBeGreaterThan(0.85);
  });

  it('is wider in a language other than English', () => {
    expect(widthIn('de')).toBeGreaterThan(1.1 * widthIn('und'));
  });
});
