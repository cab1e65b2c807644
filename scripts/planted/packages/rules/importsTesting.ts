export { buildLead } from './testing/buildLead.ts';
