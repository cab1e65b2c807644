import { emailOf, withSubject } from '../../edits/edit.ts';
import { presenceReader } from '../../reading/featureReader.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { isVerb } from '../../damage/lexicon.ts';
import { isEmptySubject } from './emptySubject.ts';
import { isGenericSubject } from './genericSubject.ts';
import { bare, wordsOf } from './subjectText.ts';

const companyFacts = [
  'hunting-dynasty-self',
  'warmysender-company-name',
  'warmysender-quick-question',
  'belkins-subject-personalized-open',
  'belkins-subject-personalized-reply',
  'calfano-2016',
];

/** Things a sender brings to a company. */
const BROUGHT =
  /\b(?:question|idea|ideas|thought|thoughts|note|intro|introduction|proposal|suggestion|tip|tips|request|plan|checklist|report|audit|demo|services?|suppl(?:y|ies)|repairs?|maintenance|training|cleaning|installation|inspections?)$/i;
/** Things a company has: "at" fits. */
export const STANDS_AT =
  /\b(?:time|times|team|teams|stack|process|processes|onboarding|data|growth|pipeline|budget|budgets|freight|costs?|bills?|hours|shifts?|turnover|downtime|hiring|bookings|invoices|payroll|slots|waste|stock|rotas?|queues?|no-shows|absences?|returns|delays|renewals|workload|backlog|planning|scheduling|staffing|recruiting|recruitment|reporting|forecasting|purchasing)$/i;

/** What is offered, for a company or at it. */
export const placeCompany = (topic: string, company: string): string => `${topic} ${STANDS_AT.test(topic) ? 'at' : 'for'} ${company}`;

/** A short name of a thing can be for or at a company: a question or a sentence cannot. */
function nameCompany(subject: string, company: string): string {
  const isShortName = /^[\p{L} '&-]+$/u.test(subject) && wordsOf(subject).length > 1 && isGenericSubject(subject);
  const first = bare(wordsOf(subject)[0] ?? '');
  if (!isShortName || isVerb(first)) return subject;
  if (BROUGHT.test(subject)) return `${subject} for ${company}`;
  return STANDS_AT.test(subject) ? `${subject} at ${company}` : subject;
}

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
      features: ['subjectCompany', 'subjectScare'],
      // A name in a scare is no care for its bearer.
      curve: () => (company, scare) => (scare > 0 ? 0 : present(company)),
      effects: {
        open: {
          oddsRatio: 1.49 ** 0.25,
          sd: 0.12,
          facts: companyFacts,
          grade: 'vendor',
          reason:
            "In one trial, the reader's company in the subject helped most. A vendor reports +22% opens; academic trials find little.",
        },
        reply: {
          oddsRatio: 2.43 ** 0.15,
          sd: 0.15,
          facts: companyFacts,
          grade: 'vendor',
          reason: 'Better lists explain part of the published gap, so it is strongly shrunk.',
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
      what: ['“<subject>” names the reader’s company.'],
      why: ['People notice their own company’s name.', 'Few people scroll past their own company’s name.'],
      names: ['naming the company in the subject'],
      takeaways: ['Keep their company in the subject.'],
    },
    absent: {
      claim: { about: 'subject_company', states: 'absent' },
      titles: ['The subject does not name their company'],
      what: ['The subject does not name the reader’s company.'],
      why: ['In published tests, people look a little longer at their own company’s name.'],
      names: ['not naming the company in the subject'],
      takeaways: ['Try naming their company in the subject, if it stays short.'],
    },
  },
  reasons: { for: () => 'The subject names their company', against: () => 'The subject does not name their company' },
  edits: {
    add_company_to_subject: {
      // A company's name does not make an ad-like subject better.
      when: ({ subjectCompany, subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply }) =>
        subjectCompany === 0 && [subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply].every((value) => !value),
      apply: (draft) => {
        const { company, email } = draft.lead;
        const subject = email.subject.trim();
        // Above any email, a subject says no more with a name in it.
        return company === null || draft.language !== 'en' || isEmptySubject(subject)
          ? emailOf(draft)
          : withSubject(draft, nameCompany(subject, company));
      },
      advice: [
        'Name their company in the subject, as in “<after>”',
        'Add their company to the subject: “<after>”',
        'Name their company in the subject',
      ],
    },
  },
};
