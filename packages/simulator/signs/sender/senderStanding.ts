import type { Sign } from '../sign.ts';

/** Where the sender stands; no column, and at the bucket it is stated for no effect: the whole model rests on it. */
export const senderStanding: Sign<{ senses: 'mixed' }> = {
  label: 'Your sender reputation',
  features: {},
  columns: {},
  shownBy: [],
  isOfReaders: true,
  sense: () => 'mixed',
  sentences: {
    mixed: {
      titles: ['Your sender reputation'],
      what: ['These numbers assume that your usual open rate is about <bucket>%.'],
      why: ['Your sender reputation matters more than any text. Compare other open rates on the Performance tab.'],
      names: ['your sender reputation'],
      takeaways: ['Warm up your address and keep complaints low.'],
    },
  },
  reasons: { for: () => 'Your emails are opened more than most', against: () => 'Your emails are opened less than most' },
  edits: {},
};
