import { withBodyOrSame } from '../../edits/edit.ts';
import { touches, withoutSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { calendarReader } from './askReaders.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

function dropCalendarLink(draft: EmailDraft): string | null {
  const links = calendarReader.find(draft);
  return withoutSentences(draft, (sentence) => touches(sentence, links));
}

export const calendarLink: Sign<{
  features: 'calendarLink';
  columns: 'calendarLink';
  edits: 'drop_calendar_link';
  senses: 'present' | 'absent';
}> = {
  label: 'Calendar link',
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
          reason: '44 % fewer replies as published, shrunk.',
        },
      },
      contrast: flag('calendarLink'),
    }),
  },
  shownBy: ['calendarLink'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      titles: ['A booking link in the first mail', '“<quote>” comes too early', 'The calendar link jumps ahead'],
      what: [
        '“<quote>” offers a slot before anybody agreed to talk.',
        'The first mail already carries a booking page: “<quote>”.',
        'With “<quote>” the reader is asked to do the scheduling.',
      ],
      why: [
        'It turns a yes into a chore, and looks like a funnel.',
        'Interest comes first; people who have none do not book, and people who have some do not reply.',
        'Handing over a calendar skips the part in which somebody says they are curious.',
      ],
      names: ['the booking link', '“<quote>” in a first mail'],
      takeaways: ['Save “<quote>” for those who answer.', 'Take the booking link out of the first mail.'],
    },
    absent: {
      titles: ['No booking link', 'Nobody is sent to a calendar'],
      what: ['The first mail carries no booking link.', 'Nobody is asked to pick a slot.'],
      why: ['A reply stays the easiest way to react.', 'The conversation can start before the scheduling does.'],
      names: ['the absence of a booking link'],
      takeaways: ['Keep booking links for the second mail.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Calendar link “${quote}”` },
  edits: {
    drop_calendar_link: {
      when: ({ calendarLink }) => calendarLink === 1,
      apply: (draft) => withBodyOrSame(draft, dropCalendarLink(draft)),
      advice: [
        'Take the calendar link out of the first mail',
        'Leave “<quote>” for those who answer',
        'Send the booking link only after a yes',
      ],
    },
  },
};
