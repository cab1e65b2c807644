import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead, withContexts } from '../../testing/buildLead.ts';
import { isGenericSubject } from './genericSubject.ts';
import { subjectCompany } from './subjectCompany.ts';

const named = (subject: string): string => {
  const [own] = withContexts([{ ...buildLead({ company: 'Harlow' }), email: { subject, body: 'Hi Dana,\n\nTrucks wait.\n\nErin' } }]);
  if (own === undefined) throw new Error('no lead');
  return subjectCompany.edits.add_company_to_subject.apply(toEmailDraft(own, own.context)).subject;
};

describe('a generic subject', () => {
  it.each(['Scaffolding services', 'quick question', 'Introduction', 'Office Coffee', 'Increase sales productivity'])(
    'says nothing of its own: %s',
    (subject) => {
      expect(isGenericSubject(subject)).toBe(true);
    },
  );

  it.each([
    'your spent grain',
    'the 8am phone queue',
    'Crating the Kessler loan',
    'Lame cows in the back shed',
    'AI for law firms',
    'Rotas and the new holiday rules',
    'Spare Harlow trailers today',
    'empty trailers, Antwerp to Leeds',
    'R&D credits - claiming?',
  ])('is none that speaks of something: %s', (subject) => {
    expect(isGenericSubject(subject)).toBe(false);
  });
});

describe('the company in a subject', () => {
  it.each([
    ['Scaffolding services', 'Scaffolding services for Harlow'],
    // Above any email, a name does not help.
    ['Quick question', 'Quick question'],
    ['Dock slots', 'Dock slots at Harlow'],
  ])('is named where it reads naturally: %s', (before, after) => {
    expect(named(before)).toBe(after);
  });

  it.each(['Spanish distributor terminations', 'your spent grain', 'Partnership opportunity', 'Calibration without posting your gauges'])(
    'is not named elsewhere: %s',
    (subject) => {
      expect(named(subject)).toBe(subject);
    },
  );
});
