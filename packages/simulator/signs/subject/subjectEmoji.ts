import { withSubject } from '../../edits/edit.ts';
import { capitalise } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findEmoji } from '../../reading/text/findEmoji.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { cutSubject } from './subjectText.ts';

/** Words without which an emoji is part of the sentence: "Ready to \u{1f680} your pipeline?". */
const IS_WORD = /\b(?:to|a|an|the|your|our|my|some|more|with|of|for|and|or)\s*$/i;

const GAP_AT_START = /^[\s|\u00b7\u2022\u2013\u2014-]+/;
const GAP_AT_END = /[\s|\u00b7\u2022\u2013\u2014-]+$/;

/** The subject without the emoji at its start and end; elsewhere, an emoji goes with its clause. */
function withoutEmoji(draft: EmailDraft): string {
  const { raw } = draft.subject;
  const spans = findEmoji(draft.subject);
  let from = 0;
  for (const { start, end } of spans) {
    if (raw.slice(from, start).trim() !== '') break;
    from = end;
  }
  let to = raw.length;
  for (const { start, end } of spans.toReversed()) {
    if (start < from || raw.slice(end, to).trim() !== '') break;
    to = start;
  }
  let text = raw.slice(from, to);
  if (from > 0) text = text.replace(GAP_AT_START, '');
  if (to < raw.length) text = text.replace(GAP_AT_END, '');
  const isLeft = spans.some(({ start, end }) => start >= from && end <= to);
  if (isLeft || text.trim() === '' || IS_WORD.test(text)) return cutSubject(draft, spans);
  return capitalise(text.trim());
}

export const subjectEmoji: Sign<{
  features: 'subjectEmoji';
  columns: 'subjectEmoji';
  edits: 'drop_subject_emoji';
  senses: 'present' | 'absent';
}> = {
  label: 'Emoji in the subject',
  features: { subjectEmoji: { reader: { find: ({ subject }) => findEmoji(subject) } } },
  columns: {
    subjectEmoji: subjectColumn({
      features: ['subjectEmoji'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 0.95,
          sd: 0.1,
          facts: ['replyio-emoji'],
          grade: 'vendor',
          reason: 'Six percent fewer opens at one vendor, shrunk.',
        },
        reply: { oddsRatio: 0.95, sd: 0.12, facts: ['replyio-emoji'], grade: 'assumption', reason: 'Follows from the effect on opens.' },
        unsubscribe: { oddsRatio: 1.05, sd: 0.2, grade: 'assumption', reason: 'Looks like a newsletter.' },
      },
      contrast: flag('subjectEmoji'),
    }),
  },
  shownBy: ['subjectEmoji'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'subject_emoji', states: 'present' },
      titles: ['An emoji in the subject'],
      what: ['The subject contains “<quote>”.'],
      why: ['It looks like a newsletter, and some readers unsubscribe on sight.'],
      names: ['the emoji in the subject'],
      takeaways: ['Leave “<quote>” out of the subject.'],
    },
    absent: {
      claim: { about: 'subject_emoji', states: 'absent' },
      titles: ['No emoji in the subject'],
      what: ['The subject is text only.'],
      why: ['Readers associate emoji in subjects with newsletters.'],
      names: ['a subject without emoji'],
      takeaways: ['Keep emoji out of the subject.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” in the subject` },
  edits: {
    drop_subject_emoji: {
      when: ({ subjectEmoji }) => (subjectEmoji ?? 0) > 0,
      apply: (draft) => withSubject(draft, withoutEmoji(draft)),
      advice: ['Drop “<dropped>” from the subject', 'Leave the emoji out: “<after>”', 'Take “<quote>” out of the subject'],
    },
  },
};
