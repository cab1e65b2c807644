export { list } from '../web/campaigns/list.ts';
