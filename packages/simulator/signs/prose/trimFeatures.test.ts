import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { trimFeatures } from './trimFeatures.ts';

const trim = (text: string, subject = 'Job scheduling'): string | null =>
  trimFeatures(
    toEmailDraft(
      { ...buildLead(), email: { subject, body: `Hi Dana,\n\n${text}\n\nIs this worth a look?\n\nColin` } },
      { contactsAtCompany: 1, ownWords: [] },
    ),
  );
const OFFER = 'We offer a scheduling platform for plumbers with a dispatch board and route planning.';

describe('a list of features loses its later half', () => {
  it('keeps the offer and drops the sentences that only add one more feature', () => {
    const after = trim(
      `${OFFER} We also provide payroll exports. In addition, our system has a custom dashboard. Furthermore, we offer 24/7 support.`,
    );
    expect(after).toBe(`Hi Dana,\n\n${OFFER}\n\nIs this worth a look?\n\nColin`);
  });

  it('keeps the first three of many members of a list, and says that there are more', () => {
    expect(trim('We offer bookkeeping, payroll, tax filing, budgeting, audits, loans and forecasting.')).toContain(
      'We offer bookkeeping, payroll, tax filing and more.',
    );
    expect(trim('We offer breakfast, lunch, dinner, snacks, buffets, bar service and much more!')).toContain(
      'breakfast, lunch, dinner and more!',
    );
  });

  it.each([
    `${OFFER} We also provide payroll exports for $40. We also serve 90 firms in Ohio.`,
    `${OFFER} We also provide payroll exports.`,
    'We also wash vans. We also wash trucks.',
    'We offer bookkeeping, payroll, tax filing and budgeting.',
    'We offer rooms in Leeds, York, Hull, Derby, Crewe, Stoke and 12 other towns.',
  ])('changes nothing where a fact, the only offer or a short list would go: %s', (text) => {
    expect(trim(text)).toBeNull();
  });

  it('keeps the feature that the subject is about', () => {
    const after = trim(`${OFFER} We also provide payroll exports. We also have a dashboard. We also send invoices.`, 'Payroll exports');
    expect(after).toContain('We also provide payroll exports.');
    expect(after).not.toContain('dashboard');
  });
});
