import { readerColumn } from '../column.ts';
import type { Sign } from '../sign.ts';

export const contactsPerCompany: Sign<{ columns: 'contactsAtCompany'; senses: 'large' | 'small' }> = {
  label: 'Contacts per company',
  features: {},
  columns: {
    contactsAtCompany: readerColumn('list', {
      bends: {
        most: {
          at: 20,
          unit: 'contacts',
          facts: ['belkins-contacts-per-company'],
          reason: 'The source\'s last group is "ten or more", so the effect stops growing soon after.',
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
          reason: 'Ten or more contacts at one company against one. The published halving is shrunk.',
        },
      },
      contrast: { to: [10, 12, 15, 20].map((contactsAtCompany) => ({ contactsAtCompany })), from: [{ contactsAtCompany: 1 }] },
    }),
  },
  shownBy: [],
  sense: ({ isFor }) => (isFor ? 'small' : 'large'),
  sentences: {
    large: {
      claim: { about: 'colleagues', states: 'present' },
      titles: ['Several people at the same company', 'Colleagues on the same list'],
      what: ['Up to <contacts> people on this list work at the same company.', 'For <touched>, a colleague is on the list too.'],
      why: ['Colleagues talk. An email sent to everyone reads as written for no one.'],
      names: ['several contacts at the same company'],
      takeaways: ['Write to one person per company first.', 'Write to the second contact only if the first does not reply.'],
    },
    small: {
      claim: { about: 'colleagues', states: 'absent' },
      titles: ['One person per company'],
      what: ['Each company gets one email.'],
      why: ['No lead has a colleague who got the same email.'],
      names: ['writing to one person per company'],
      takeaways: ['Keep writing to one person per company.'],
    },
  },
  reasons: { for: null, against: ({ lead }) => `One of ${lead.context.contactsAtCompany} leads at the same company` },
  edits: {},
};
