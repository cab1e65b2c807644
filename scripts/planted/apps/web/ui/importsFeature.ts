export { list } from '../campaigns/list.ts';
