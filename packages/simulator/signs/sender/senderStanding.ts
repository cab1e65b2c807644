import type { Sign } from '../sign.ts';

/** The sender's reputation. It has no column and no effect at its own bucket, because the whole model depends on it. */
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
