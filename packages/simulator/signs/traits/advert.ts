import { traitColumn, traitEffect } from '../column.ts';
import type { Sign } from '../sign.ts';
import { kindSentences, kindStrength } from './kindStrength.ts';
import { findLoudLines } from './loudLines.ts';

const READ_AS_ONE = { from: 0.5, full: 0.8 };

export const advert: Sign<{ features: 'advert'; columns: 'advert'; senses: 'present' }> = {
  label: 'Reads like a flyer',
  features: {
    /** 0 to 1: how certain it is that the email is a mass advertisement. */
    advert: {
      reader: {
        find: (draft) => (kindStrength(draft, 'advert', READ_AS_ONE) > 0 ? kindSentences(draft, 'advert') : []),
        read: (draft) => kindStrength(draft, 'advert', READ_AS_ONE),
      },
      isEnglishOnly: true,
      quotesSentence: true,
    },
  },
  columns: {
    advert: traitColumn({
      features: ['advert'],
      curve: () => (advert) => advert,
      effects: {
        inbox: traitEffect(0.7, 0.3, 'Filters sort what looks like a newsletter as a newsletter.'),
        reply: traitEffect(0.6, 0.3, 'Nobody answers a flyer, because no person is talking to them.'),
        unsubscribe: traitEffect(1.8, 0.4, 'People unsubscribe from flyers.'),
        report_spam: traitEffect(2, 0.4, 'People call an unwanted flyer spam.'),
      },
    }),
  },
  shownBy: ['advert'],
  evidence: {
    against: (draft, spansOf) => {
      const loud = findLoudLines(draft);
      return loud.length > 0 ? loud : spansOf('advert');
    },
  },
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['It reads like a flyer', 'An ad, not an email to one person'],
      what: ['The email says “<quote>”.'],
      why: [
        'It does not read like one person writing to another. People reply less and complain more.',
        'People unsubscribe from flyers or report them.',
      ],
      names: ['writing like a flyer'],
      takeaways: ['Write it as one person writes to another.', 'Write to one reader about one thing.'],
    },
  },
  reasons: { for: null, against: () => 'Reads like a flyer' },
  edits: {},
};
