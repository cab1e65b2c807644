import { weighListSize } from '../../fit/listSize.ts';
import { readerColumn } from '../column.ts';
import type { Sign } from '../sign.ts';

export const listSize: Sign<{ columns: 'listSize'; senses: 'large' | 'small' }> = {
  label: 'Size of the list',
  features: {},
  columns: {
    /** Log-linear on both sides of the reference list, flat at its ends; a known fit takes over a part. */
    listSize: readerColumn('list', {
      bends: { reference: { at: 200, unit: 'leads', reason: 'Size of the reference list.' } },
      curve:
        ({ reference }) =>
        ({ leadCount, knownFitShare = 0 }) => {
          const { people, weight } = weighListSize(leadCount, knownFitShare);
          return -weight * Math.log(people / reference);
        },
      effects: {
        reply: {
          oddsRatio: 2.1,
          sd: 0.2,
          facts: ['hunter-campaign-size', 'lemlist-list-size', 'woodpecker-campaign-size'],
          grade: 'observational',
          reason: '50 leads against 1,000; three platforms find two- to fivefold.',
        },
        open: { oddsRatio: 1.15, sd: 0.1, grade: 'assumption', reason: 'A part of the relevance shows before opening.' },
      },
      contrast: { to: [{ leadCount: 50 }], from: [{ leadCount: 1000 }] },
    }),
  },
  shownBy: [],
  isOfReaders: true,
  sense: ({ isFor }) => (isFor ? 'small' : 'large'),
  sentences: {
    large: {
      titles: [
        'A large list is a mixed list',
        '<leads> leads are hard to hit with one text',
        'The list is wide',
        'One email for <leads> people',
      ],
      what: [
        'The email goes to <leads> leads at once.',
        'With <leads> leads on the list, some are bound to be a poor fit.',
        'One text has to fit <leads> people.',
      ],
      why: [
        'The larger the list, the less any one sentence is about its reader; small campaigns get more replies on every platform that publishes figures.',
        'Relevance thins out with every name that is added.',
        'People notice when a mail was not aimed, even if they could not say how.',
      ],
      names: ['the size of the list', '<leads> leads at once', 'a list this wide'],
      takeaways: [
        'Split the list by kind of lead and write to each kind.',
        'Start with the part of the <leads> leads that fits best.',
        'Send to fewer people of one kind at a time.',
      ],
    },
    small: {
      titles: ['A small list, well aimed', 'Only <leads> leads', 'The list is narrow enough to fit', 'Aimed rather than sprayed'],
      what: [
        'The email goes to <leads> leads only.',
        'There are just <leads> leads on the list.',
        'With <leads> leads the text can be about them.',
      ],
      why: [
        'Small campaigns get more replies, because somebody chose the people first.',
        'A short list is mostly a well-chosen one, and it shows before the mail is opened.',
        'The fewer the readers, the closer the text can stand to each.',
      ],
      names: ['the small list', 'a list of only <leads>', 'the careful choice of leads'],
      takeaways: ['Keep campaigns this small.', 'Add further leads as a campaign of their own.'],
    },
  },
  reasons: { for: () => 'A small list, well aimed', against: () => 'A large list, loosely aimed' },
  edits: {},
};
