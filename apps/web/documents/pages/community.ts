import type { DocumentPage } from '../documentPage.ts';
import { CommunityLink } from './ReachPeople.tsx';

export const community: DocumentPage = {
  title: 'Community',
  lead: 'Where to ask, and where to tell us what you found.',
  sections: [
    {
      id: 'chat',
      title: 'Ask people',
      blocks: [{ kind: 'part', part: CommunityLink, text: 'community chat support file a bug' }],
    },
    {
      id: 'good-reports',
      title: 'What helps us to help you',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you wanted to do, and what happened instead.',
            'The page you were on, and the campaign name.',
            'The request id, where an error showed one.',
            'For a file that was not read: which tool it came from, and its header line. Leave the people out.',
          ],
        },
      ],
    },
  ],
};
