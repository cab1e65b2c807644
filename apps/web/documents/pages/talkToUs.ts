import type { DocumentPage } from '../documentPage.ts';
import { BookingLink } from './ReachPeople.tsx';

export const talkToUs: DocumentPage = {
  title: 'Talk to us',
  lead: 'Questions about plans, about a number that surprised you, or about your own sends.',
  sections: [
    {
      id: 'book',
      title: 'Reach the team',
      blocks: [{ kind: 'part', part: BookingLink, text: 'book a time with the team support' }],
    },
    {
      id: 'bring',
      title: 'Worth bringing',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your usual open and reply rates, and over how many mails.',
            'A campaign you have sent for real, and the same one in simulation. Differences are the most useful thing you can show us.',
            'What you need to decide, and by when.',
          ],
        },
        {
          kind: 'text',
          text: 'Many questions about numbers are answered in [Rates and labels](/docs/metrics) and in the [Methodology](/docs/methodology).',
        },
      ],
    },
  ],
};
