import { withBodyOrSame } from '../../edits/edit.ts';
import { touches, withoutSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { calendarReader } from './askReaders.ts';
import { withoutAlso } from './replaceAsk.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

function dropCalendarLink(draft: EmailDraft): string | null {
  const links = calendarReader.find(draft);
  // A sentence that names another way to answer is needed.
  const isNeeded = ({ start, end }: { start: number; end: number }) => /\bor\b/i.test(draft.body.raw.slice(start, end));
  const body = withoutSentences(draft, (sentence) => touches(sentence, links) && !isNeeded(sentence));
  return body === null ? null : withoutAlso(body, draft.body.raw);
}

export const calendarLink: Sign<{
  features: 'calendarLink';
  columns: 'calendarLink';
  edits: 'drop_calendar_link';
  senses: 'present' | 'absent';
}> = {
  label: 'Booking link',
  features: {
    /** 0 or 1. */
    calendarLink: { reader: calendarReader },
  },
  columns: {
    calendarLink: bodyColumn({
      features: ['calendarLink'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 0.75,
          sd: 0.15,
          facts: ['gong-calendar-link', 'gangly-500-cta'],
          grade: 'observational',
          reason: 'A published 44% fewer replies, shrunk.',
        },
      },
      contrast: flag('calendarLink'),
    }),
  },
  shownBy: ['calendarLink'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'calendar_link', states: 'present' },
      titles: ['It asks people to book a time', 'The booking link comes too early'],
      what: ['The email contains a booking link: “<quote>”.', '“<quote>” asks the reader to pick a time.'],
      why: ['It skips the step where people say they are interested.', 'A booking link is more work for the reader than a reply.'],
      names: ['the booking link'],
      takeaways: ['Send the booking link only after a yes.', 'Take the booking link out.'],
    },
    absent: {
      claim: { about: 'calendar_link', states: 'absent' },
      titles: ['No booking link'],
      what: ['The email has no link to a calendar.'],
      why: ['A reply is the easiest way to respond.'],
      names: ['leaving out a booking link'],
      takeaways: ['Keep booking links out until someone says yes.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Booking link “${quote}”` },
  edits: {
    drop_calendar_link: {
      when: ({ calendarLink }) => calendarLink === 1,
      apply: (draft) => withBodyOrSame(draft, dropCalendarLink(draft)),
      isOfSelling: true,
      advice: ['Take the booking link out', 'Send the booking link only after a yes'],
    },
  },
};
