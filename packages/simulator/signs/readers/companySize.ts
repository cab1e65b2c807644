import type { CompanySizeBand } from '../../persona/persona.ts';
import { readerColumn } from '../column.ts';
import type { Sign } from '../sign.ts';

const sizeFacts = ['deathtocold-company-size', 'deathtocold-company-size-open', 'sales-co-smallco'];

export const companySize: Sign<{ columns: 'companySize'; senses: 'higher' | 'lower' | 'mixed' }> = {
  label: 'Size of the company',
  features: {},
  columns: {
    companySize: readerColumn<CompanySizeBand>('recipient', {
      bends: {
        '1-50': {
          at: 1,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published ladder in log odds.',
        },
        '51-200': {
          at: 0.79,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published ladder in log odds.',
        },
        '201-1000': {
          at: 0.6,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published ladder in log odds.',
        },
        '1001-5000': {
          at: 0.35,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published ladder in log odds.',
        },
        '5001+': {
          at: 0,
          unit: 'share of the way from over 5,000 to under 50 people',
          facts: ['deathtocold-company-size'],
          reason: 'The published ladder in log odds.',
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
          reason: 'The same contrast in opens (51.2 against 29.4 %), shrunk to a quarter.',
        },
        inbox: {
          oddsRatio: 1.3 ** 0.45,
          sd: 0.1,
          facts: ['validity-2026-b2b'],
          grade: 'observational',
          reason: 'Large companies stand behind corporate filters: 79 against 83 % reach the inbox; shrunk to 0.45.',
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
      titles: ['Small companies <act> more', 'The companies are small', 'Short ways inside the company'],
      what: ['Most companies on the list are small.', 'The list is made of smaller companies.'],
      why: ['In a small company the reader is often the one who decides.', 'Fewer layers stand between a mail and a yes.'],
      names: ['the small companies on the list', 'companies of modest size'],
      takeaways: ['Stay with smaller companies.'],
    },
    lower: {
      titles: ['Large companies <act> less', 'The companies are large', 'More layers in the way'],
      what: ['Many companies on the list are large.', 'The list leans towards large companies.'],
      why: ['Large companies delegate more. A stranger’s email passes many hands.', 'Where nobody decides alone, few answer alone.'],
      names: ['the size of the companies', 'the large companies on the list'],
      takeaways: ['Write to the smaller companies on the list first.', 'Send large companies something of their own.'],
    },
    mixed: {
      titles: ['Large and small companies on one list', 'Company size cuts both ways', 'Two kinds of companies'],
      what: ['Small and large companies stand side by side on the list.', 'The list runs from small companies to very large ones.'],
      why: [
        'The small ones <act> more, the large ones less; the mean hides both.',
        'A founder’s inbox is not a department head’s: what the one <act>s the other never sees.',
      ],
      names: ['the mix of company sizes', 'the spread of company sizes'],
      takeaways: ['Split the list by company size.', 'Begin with the smaller companies.'],
    },
  },
  reasons: { for: () => 'A small company', against: () => 'A large company' },
  edits: {},
};
