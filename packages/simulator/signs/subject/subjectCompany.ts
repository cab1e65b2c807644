import { emailOf, withSubject } from '../../edits/edit.ts';
import { presenceReader } from '../../reading/featureReader.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { wordsOf } from './subjectText.ts';

const companyFacts = [
  'hunting-dynasty-self',
  'warmysender-company-name',
  'warmysender-quick-question',
  'belkins-subject-personalized-open',
  'belkins-subject-personalized-reply',
  'calfano-2016',
];

/** Only a short name of a thing can be at a company: a question or a sentence cannot. */
const canTakeCompany = (subject: string): boolean => /^[\p{L}\p{N} '&-]+$/u.test(subject) && wordsOf(subject).length <= 3;

export const subjectCompany: Sign<{
  features: 'subjectCompany';
  columns: 'subjectCompany';
  edits: 'add_company_to_subject';
  senses: 'present' | 'absent';
}> = {
  label: 'Company in the subject',
  features: { subjectCompany: { reader: presenceReader({ find: (draft) => findCompany(draft, draft.subject) }) } },
  columns: {
    subjectCompany: subjectColumn({
      features: ['subjectCompany'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 1.49 ** 0.25,
          sd: 0.12,
          facts: companyFacts,
          grade: 'vendor',
          reason: 'A trial finds the own name best in direction, a vendor +22 % opens; academic trials find little.',
        },
        reply: {
          oddsRatio: 2.43 ** 0.15,
          sd: 0.15,
          facts: companyFacts,
          grade: 'vendor',
          reason: 'The published gap is confounded with better lists: strongly shrunk.',
        },
      },
      contrast: flag('subjectCompany'),
    }),
  },
  shownBy: ['subjectCompany'],
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      claim: { about: 'subject_company', states: 'present' },
      titles: ['The subject names their company'],
      what: ['The subject names the reader’s company.'],
      why: ['People notice their own company’s name.', 'Few people scroll past their own company’s name.'],
      names: ['naming the company in the subject'],
      takeaways: ['Keep their company in the subject.'],
    },
    absent: {
      claim: { about: 'subject_company', states: 'absent' },
      titles: ['The subject does not name their company'],
      what: ['The subject does not name the reader’s company.'],
      why: [
        'A subject that fits everyone is easy to skip.',
        'In published tests, readers look a little longer at their own company’s name.',
      ],
      names: ['a subject without their company'],
      takeaways: ['Try their company in the subject, if it stays short.'],
    },
  },
  reasons: { for: () => 'The subject names their company', against: () => 'The subject does not name their company' },
  edits: {
    add_company_to_subject: {
      when: ({ subjectCompany }) => subjectCompany === 0,
      apply: (draft) => {
        const { company, email } = draft.lead;
        const subject = email.subject.trim();
        return company !== null && canTakeCompany(subject) ? withSubject(draft, `${subject} at ${company}`) : emailOf(draft);
      },
      advice: [
        'Name their company in the subject, as in “<after>”',
        'Add their company to the subject: “<after>”',
        'Name their company in the subject',
      ],
    },
  },
};
