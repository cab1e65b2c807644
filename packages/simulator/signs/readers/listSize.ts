import { weighListSize } from '../../fit/listSize.ts';
import { readerColumn } from '../column.ts';
import type { Sign } from '../sign.ts';

export const listSize: Sign<{ columns: 'listSize'; senses: 'large' | 'small' }> = {
  label: 'List size',
  features: {},
  columns: {
    /** Log-linear on both sides of the reference list, flat at the ends; a known fit replaces part of it. */
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
          reason: '50 leads against 1,000. Three platforms find two to five times the replies.',
        },
        open: { oddsRatio: 1.15, sd: 0.1, grade: 'assumption', reason: 'Some relevance shows before opening.' },
      },
      contrast: { to: [{ leadCount: 50 }], from: [{ leadCount: 1000 }] },
    }),
  },
  shownBy: [],
  isOfReaders: true,
  isOfRepliesOnly: true,
  sense: ({ isFor }) => (isFor ? 'small' : 'large'),
  sentences: {
    large: {
      titles: ['One email for <people>'],
      what: ['That is a large list for one campaign.'],
      why: ['The larger the list, the less the email is about each reader.', 'In published numbers, small campaigns get more replies.'],
      names: ['one email for <people>'],
      takeaways: ['Split the list by role or industry and write to each group.'],
    },
    small: {
      titles: ['A small list'],
      what: ['This text goes to <leads>.'],
      why: ['In published numbers, small campaigns get more replies: senders choose their people more carefully.'],
      names: ['the small list'],
      takeaways: ['If you write to more people, choose them as carefully.'],
    },
  },
  reasons: { for: () => 'A small list', against: () => 'A large list' },
  edits: {},
};
