export { campaign } from '../campaigns/campaign.ts';
