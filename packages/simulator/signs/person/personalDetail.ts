import { withBody } from '../../edits/edit.ts';
import { SPECIFIC_LINE } from '../../edits/specificLine.ts';
import { capitalise, hasMarkup } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findTitle } from '../../reading/mentions/findMentions.ts';
import { bodyColumn, present } from '../column.ts';
import { switched } from '../contrasts.ts';
import { findOwnWords, countOwnWords } from './ownWords.ts';
import type { Sign } from '../sign.ts';

const depthFacts = [
  'woodpecker-advanced-personalization',
  'lavender-personalization',
  'gangly-500-personalization',
  'hunting-dynasty-combined',
];

function addSpecificLine(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (hasMarkup(draft)) return raw;
  const at = draft.greeting?.end ?? 0;
  const before = raw.slice(0, at).trimEnd();
  return `${before}${before === '' ? '' : '\n\n'}${SPECIFIC_LINE}\n\n${capitalise(raw.slice(at).trimStart())}`;
}

export const personalDetail: Sign<{
  features: 'titleMentions' | 'ownWords';
  columns: 'deepPersonalisation';
  edits: 'add_specific_line';
  senses: 'present' | 'absent';
}> = {
  label: 'Detail for one lead only',
  features: {
    titleMentions: { reader: { find: (draft) => findTitle(draft, draft.body) }, quotesSentence: true },
    /** Words that occur for this lead only, its own name and company apart. */
    ownWords: { reader: { find: findOwnWords, read: countOwnWords }, quotesSentence: true },
  },
  columns: {
    deepPersonalisation: bodyColumn({
      features: ['ownWords', 'titleMentions'],
      bends: { full: { at: 6, unit: 'own words', reason: 'About half a sentence written for this lead only counts as deep.' } },
      curve:
        ({ full }) =>
        (ownWords, titleMentions) =>
          Math.min(1, (ownWords + present(titleMentions)) / full),
      effects: {
        reply: {
          oddsRatio: 1.5,
          sd: 0.15,
          facts: depthFacts,
          grade: 'observational',
          reason:
            'Own sentences with the company named against none of both; the published twofold gap is confounded with care and list size.',
        },
      },
      contrast: switched({ ownWords: 12, titleMentions: 1, companyMentions: 1 }, { ownWords: 0, titleMentions: 0, companyMentions: 0 }),
    }),
  },
  shownBy: ['ownWords', 'titleMentions'],
  evidence: { against: () => [] },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      titles: [
        'A detail meant for one reader',
        'Something only this lead would get',
        'It shows that somebody looked',
        'Written for each lead',
      ],
      what: [
        '“<quote>” was written for one lead alone.',
        'Lines such as “<quote>” occur in no other email of the list.',
        '<Touched> get words nobody else gets, for example “<quote>”.',
      ],
      why: [
        'Effort that can be seen is answered; it is the strongest thing a text can do in our model.',
        'Such a line cannot be mail merge, and readers know it.',
        'It answers the question every stranger is asked first: why me?',
      ],
      names: ['the lines written for one lead', 'details such as “<quote>”', 'the homework in the text'],
      takeaways: ['Keep writing one line that fits one lead only.', 'More of “<quote>”: it is what people reply to.'],
    },
    absent: {
      titles: [
        'Nothing is written for this lead alone',
        'The same text for everybody',
        'No sign of homework',
        'After the greeting, all emails are one email',
      ],
      what: [
        'Beyond names, no word differs from lead to lead.',
        '<Touched> get a text without a single detail of their own.',
        'Take the names out and all emails of the list are the same.',
      ],
      why: [
        'People who get many such mails recognise the template and treat it as one.',
        'There is no answer in it to “why me?”.',
        'A single line about something the reader did would set it apart.',
      ],
      names: ['the sameness of the emails', 'the missing detail', 'a text without homework'],
      takeaways: [
        'Add one line to each email that fits no other lead.',
        'Write a first sentence about something the reader did.',
        'Spend the time on one specific line a lead.',
      ],
    },
  },
  reasons: { for: ({ quote }) => `Written for them: “${quote}”`, against: () => 'No detail of their own' },
  edits: {
    add_specific_line: {
      when: ({ ownWords, titleMentions }) => (ownWords ?? 0) + (titleMentions ?? 0) < 2,
      apply: (draft) => withBody(draft, addSpecificLine(draft)),
      needsLead: true,
      advice: [
        'Open each email with one line that fits this lead only; write it in a column specific_line',
        'Add a column specific_line: a sentence about what this lead did, and begin with it',
        'Write one specific line for each lead and put it first',
      ],
    },
  },
};
