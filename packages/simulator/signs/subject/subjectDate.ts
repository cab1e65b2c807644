import { withSubject } from '../../edits/edit.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { presenceReader, spansOf } from '../../reading/featureReader.ts';
import type { Span } from '../../reading/span.ts';
import { present, subjectColumn } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { cutSubject } from './subjectText.ts';
import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';

/** A weekday, a day of a month, or a date in figures. */
const DATE = new RegExp(
  String.raw`\b(?:${WEEKDAY}s?(?!\.\w)|(?:${MONTH}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s\d{1,2}(?:st|nd|rd|th)?(?![\d%])|\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?${MONTH}|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4})\b`,
  'gi',
);

/** Prepositions before a date, removed with it. */
const LEADING_WORDS = /\s(?:on|by|for|this|next|until|before|from|every)\s(?:the\s)?$/i;

const findDates = ({ subject }: EmailDraft): Span[] => spansOf(subject, DATE);

/** Dates at the end of the subject, with their prepositions. */
const findClosingDates = (draft: EmailDraft): Span[] =>
  findDates(draft).flatMap((span) => {
    const lead = LEADING_WORDS.exec(draft.subject.visible.slice(0, span.start))?.[0];
    const isLast = /^[\s?!.]*$/.test(draft.subject.visible.slice(span.end));
    return lead !== undefined && isLast ? [{ ...span, start: span.start - lead.length }] : [];
  });

export const subjectDate: Sign<{
  features: 'subjectDate';
  columns: 'subjectDate';
  edits: 'drop_subject_date';
  senses: 'present' | 'absent';
}> = {
  label: 'Day or date in the subject',
  features: {
    /** 0 or 1: a weekday or a date is named. */
    subjectDate: { reader: presenceReader({ find: findDates }), isEnglishOnly: true },
  },
  columns: {
    subjectDate: subjectColumn({
      features: ['subjectDate'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 1,
          sd: 0.2,
          grade: 'assumption',
          reason:
            'A day can read as a plan or as pressure. Nothing is published for cold email, so the mean effect is none and the spread is wide.',
        },
        reply: { oddsRatio: 1, sd: 0.2, grade: 'assumption', reason: 'The same, including the effect on opens.' },
      },
      contrast: flag('subjectDate'),
    }),
  },
  shownBy: ['subjectDate'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'subject_date', states: 'present' },
      titles: ['A day or date in the subject'],
      what: ['The subject says “<quote>”.'],
      why: ['A date from a stranger can feel like a deadline. This is our assumption; no study has measured it.'],
      names: ['the date in the subject'],
      takeaways: ['Try the subject without “<quote>”.'],
    },
    absent: {
      claim: { about: 'subject_date', states: 'absent' },
      titles: ['No date in the subject'],
      what: ['The subject mentions no day or date.'],
      why: ['It sets no deadline. We assume that this helps; no study has measured it.'],
      names: ['a subject without a date'],
      takeaways: ['Keep days and dates out of the subject.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” in the subject` },
  edits: {
    drop_subject_date: {
      when: (values) => values.subjectDate === 1,
      apply: (draft) => withSubject(draft, cutSubject(draft, findClosingDates(draft))),
      advice: ['Leave the date out of the subject: “<after>”', 'Try the subject without “<quote>”'],
    },
  },
};
