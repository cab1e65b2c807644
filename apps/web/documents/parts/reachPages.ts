import { page as communityPage } from '../../../../docs/guide/community.md';
import { page as talkPage } from '../../../../docs/guide/talk-to-us.md';
import { fillSlots } from '../documentPage.ts';
import { BookingLink, CommunityLink } from './ReachPeople.tsx';

export const community = fillSlots(communityPage, { community: { part: CommunityLink, text: 'community chat support file a bug' } });

export const talkToUs = fillSlots(talkPage, { booking: { part: BookingLink, text: 'book a time with the team support' } });
