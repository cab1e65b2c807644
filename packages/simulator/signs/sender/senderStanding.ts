import type { Sign } from '../sign.ts';

/** Where the sender stands; no column, and at the bucket it is stated for no effect: the whole model rests on it. */
export const senderStanding: Sign<{ senses: 'mixed' }> = {
  label: 'Your standing as a sender',
  features: {},
  columns: {},
  shownBy: [],
  isOfReaders: true,
  sense: () => 'mixed',
  sentences: {
    mixed: {
      titles: ['Your standing as a sender', 'What your address brings along', 'Where you start from'],
      what: [
        'All of this is computed for a sender whose mail is usually opened <bucket> times in a hundred.',
        'These figures take your usual open rate to be <bucket> in a hundred.',
      ],
      why: [
        'Most of the mail that stays closed does so for that reason, whatever it says: domain, address and history are weighed before any word. The Performance tab shows the other buckets.',
        'It decides more than any text, because your address is judged first. Choose your own bucket in the Performance tab to see where you stand.',
      ],
      names: ['your standing as a sender'],
      takeaways: ['Warm up the address and keep complaints low: standing comes before copy.'],
    },
  },
  reasons: { for: () => 'You are opened more than most senders', against: () => 'You are opened less than most senders' },
  edits: {},
};
