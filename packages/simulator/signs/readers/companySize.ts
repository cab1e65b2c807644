import type { CompanySizeBand } from '../../persona/persona.ts';
import { readerColumn } from '../column.ts';
import type { Sign } from '../sign.ts';

const sizeFacts = ['deathtocold-company-size', 'deathtocold-company-size-open', 'sales-co-smallco'];

export const companySize: Sign<{ columns: 'companySize'; senses: 'higher' | 'lower' | 'mixed' }> = {
  label: 'Company size',
  features: {},
  columns: {
    companySize: readerColumn<CompanySizeBand>('recipient', {
      bends: {
        '1-50': {
          at: 1,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published figures, in log odds.',
        },
        '51-200': {
          at: 0.79,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published figures, in log odds.',
        },
        '201-1000': {
          at: 0.6,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published figures, in log odds.',
        },
        '1001-5000': {
          at: 0.35,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published figures, in log odds.',
        },
        '5001+': {
          at: 0,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published figures, in log odds.',
        },
      },
      curve:
        ({ ...rungs }) =>
        ({ persona }) =>
          persona.companySize && rungs[persona.companySize],
      effects: {
        reply: { oddsRatio: 1.7, sd: 0.2, facts: sizeFacts, grade: 'vendor', reason: '1 to 50 people against more than 5,000.' },
        open: {
          oddsRatio: 2.52 ** 0.25,
          sd: 0.15,
          facts: sizeFacts,
          grade: 'vendor',
          reason: 'The same comparison for opens (51.2% against 29.4%), shrunk to a quarter.',
        },
        inbox: {
          oddsRatio: 1.3 ** 0.45,
          sd: 0.1,
          facts: ['validity-2026-b2b'],
          grade: 'observational',
          reason: 'Large companies use corporate filters: 79% against 83% reach the inbox, shrunk to 0.45.',
        },
      },
      contrast: { to: [{ persona: { companySize: '1-50' } }], from: [{ persona: { companySize: '5001+' } }] },
    }),
  },
  shownBy: [],
  isOfReaders: true,
  segments: ['companySize'],
  sense: ({ isFor, polarity }) => (polarity === 'mixed' ? 'mixed' : isFor ? 'higher' : 'lower'),
  sentences: {
    higher: {
      titles: ['Small companies <act> more'],
      what: ['Most companies on the list are small.'],
      why: ['At a small company, the reader often decides alone.'],
      names: ['the small companies on the list'],
      takeaways: ['Keep smaller companies on the list.'],
    },
    lower: {
      titles: ['Large companies <act> less'],
      what: ['Many companies on the list are large.'],
      why: ['At large companies, few people decide alone.'],
      names: ['the large companies on the list'],
      takeaways: ['Write a separate version for large companies.'],
    },
    mixed: {
      titles: ['Mixed company sizes'],
      what: ['The list mixes small and large companies.'],
      why: ['Small companies <act> more, large ones less. The average hides both.'],
      names: ['the mix of company sizes'],
      takeaways: ['Split the list by company size.'],
    },
  },
  reasons: { for: () => 'A small company', against: () => 'A large company' },
  edits: {},
};
