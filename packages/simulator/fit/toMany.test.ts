import { describe, expect, it } from 'vitest';
import { toMany } from './toMany.ts';

describe('toMany', () => {
  it('says what is sold by the piece in plural, and nothing else', () => {
    expect(
      [
        'booking software',
        'wheelchair lift',
        'roof drone',
        'payroll',
        'window cleaning',
        'label printers',
        'data protection officer',
        'checklist app for forklift drivers',
        'websites for gyms',
        'CRM',
        'LMS for nurses',
        'real estate CRM',
        'employee assistance program',
        'freight audit',
        'staffing agency',
        'payroll services',
        'uniform rental',
        'tenant portal',
        'ski chatbot',
        'bike delivery',
      ].map(toMany),
    ).toEqual([
      'booking software',
      'wheelchair lifts',
      'roof drones',
      'payroll',
      'window cleaning',
      'label printers',
      'data protection officers',
      'checklist apps for forklift drivers',
      'websites for gyms',
      'a CRM',
      'an LMS for nurses',
      'a real estate CRM',
      'employee assistance programs',
      'freight audits',
      'staffing agencies',
      'payroll services',
      'uniform rental',
      'tenant portals',
      'ski chatbots',
      'bike delivery',
    ]);
  });
});
