import { emailOf, withSubject } from '../../edits/edit.ts';
import { presenceReader } from '../../reading/featureReader.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { isVerb } from '../../damage/lexicon.ts';
import { bare, wordsOf } from './subjectText.ts';

const companyFacts = [
  'hunting-dynasty-self',
  'warmysender-company-name',
  'warmysender-quick-question',
  'belkins-subject-personalized-open',
  'belkins-subject-personalized-reply',
  'calfano-2016',
];

/** Things a sender brings to a company; most others stand at it. */
const BROUGHT =
  /\b(?:question|idea|ideas|thought|thoughts|note|intro|introduction|proposal|suggestion|tip|tips|request|plan|checklist|report|audit|demo|offer)$/i;
/** Things a company has: it can be said where they are. */
const STANDS_AT = /(?:[^s]s|ing|time|team|stack|process|onboarding|data|work|growth|pipeline|budget|freight)$/i;
const SPEAKS =
  /\b(?:you|your|i|we|our|my|re|fw|fwd|the|this|next|last|thank|thanks|hello|hi|lets|let's|\p{L}+day|at|for|to|with|by|in|on|from)\b|\d/iu;

/** A short name of a thing can be for or at a company: a question or a sentence cannot. */
function nameCompany(subject: string, company: string): string {
  const isShortName = /^[\p{L} '&-]+$/u.test(subject) && [2, 3].includes(wordsOf(subject).length) && !SPEAKS.test(subject);
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
      titles: ['The subject names their company', '“<quote>” stands in the subject', 'They see their own name first'],
      what: [
        '“<subject>” names the company it goes to.',
        'Before anything else the reader sees “<quote>”, which is where they work.',
        'The company is in the subject: “<subject>”.',
      ],
      why: [
        'A name one belongs to is hard to scroll past.',
        'It tells the reader that the mail was meant for [this inbox|them], and not for a list.',
        'The own name is the oldest reason to look twice.',
      ],
      names: ['the company in the subject', '“<quote>” in the subject'],
      takeaways: ['Keep the company in the subject.', 'Go on naming the company before the topic.'],
    },
    absent: {
      titles: ['The subject could go to anybody', 'No company in the subject', 'Nothing in the subject is about them'],
      what: [
        '“<subject>” names neither the company nor anything that belongs to it.',
        'Read alone, “<subject>” could stand in any inbox.',
        'The subject, “<subject>”, says the topic but not whose.',
      ],
      why: [
        'Mail to nobody in particular is easy to leave [closed|for later].',
        'In the published tests readers look a little longer where they see their own company.',
        'The reader has to open the mail to learn that it concerns them, and not all do.',
      ],
      names: ['a subject without their company', 'the general subject'],
      takeaways: ['Try the company in the subject, as long as it stays short.', 'Let the subject say whose topic it is.'],
    },
  },
  reasons: { for: () => 'The subject names their company', against: () => 'The subject does not name their company' },
  edits: {
    add_company_to_subject: {
      when: ({ subjectCompany }) => subjectCompany === 0,
      apply: (draft) => {
        const { company, email } = draft.lead;
        const subject = email.subject.trim();
        return company === null ? emailOf(draft) : withSubject(draft, nameCompany(subject, company));
      },
      advice: [
        'Name the company in the subject, as in “<after>”',
        'Put the company into the subject: “<after>”',
        'Name the company in the subject',
      ],
    },
  },
};
