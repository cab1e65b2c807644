export { helper } from './testing/helper.ts';
