import { readerColumn } from '../column.ts';
import type { Sign } from '../sign.ts';

export const contactsPerCompany: Sign<{ columns: 'contactsAtCompany'; senses: 'large' | 'small' }> = {
  label: 'Contacts at one company',
  features: {},
  columns: {
    contactsAtCompany: readerColumn('list', {
      bends: {
        most: {
          at: 20,
          unit: 'contacts',
          facts: ['belkins-contacts-per-company'],
          reason: 'The source knows "ten and more"; growth ends soon after.',
        },
      },
      curve:
        ({ most }) =>
        ({ contactsAtCompany }) =>
          Math.log(Math.min(most, Math.max(1, contactsAtCompany))),
      effects: {
        reply: {
          oddsRatio: 0.67,
          sd: 0.15,
          facts: ['belkins-contacts-per-company'],
          grade: 'observational',
          reason: 'Ten and more contacts at one company against one; the published half is shrunk.',
        },
      },
      contrast: { to: [10, 12, 15, 20].map((contactsAtCompany) => ({ contactsAtCompany })), from: [{ contactsAtCompany: 1 }] },
    }),
  },
  shownBy: [],
  sense: ({ isFor }) => (isFor ? 'small' : 'large'),
  sentences: {
    large: {
      titles: ['Several people at one company', '<contacts> contacts at the same company', 'Colleagues get the same mail'],
      what: ['Up to <contacts> leads work at one company.', '<Touched> share their company with other leads, up to <contacts> of them.'],
      why: [
        'Colleagues talk, and a mail that went to all of them was written to none.',
        'The more people of one company get it, the less anybody feels meant.',
      ],
      names: ['the many contacts at one company', '<contacts> colleagues on one list'],
      takeaways: ['Write to one person at each company first.', 'Send to the second contact only when the first stays silent.'],
    },
    small: {
      titles: ['One person a company'],
      what: ['Each company is written to once.'],
      why: ['Nobody hears from a colleague that they got the same mail.'],
      names: ['one contact a company'],
      takeaways: ['Stay with one contact a company.'],
    },
  },
  reasons: { for: null, against: ({ lead }) => `One of ${lead.context.contactsAtCompany} at the same company` },
  edits: {},
};
