import type { FactorId } from '../../signs/signs.ts';

/**
 * Advised only with the line or the list that would change: without it, hardly anyone knows where the name would belong, what a question would
 * be as a statement, or whom to leave out.
 */
export const NEEDS_PLACE: ReadonlySet<FactorId> = new Set<FactorId>(['company_mention', 'subject_company', 'subject_question', 'fit']);

/** What nearly every email has is no praise and nothing to keep: nobody takes the company's name out again. */
export const COMMON: ReadonlySet<FactorId> = new Set<FactorId>([
  'courtesy',
  'company_mention',
  'list_size',
  'subject_length',
  'body_length',
  'calendar_link',
  'layout',
]);

/** Facts about who is on the list. What to do about them takes a second email, which a small cost is not worth. */
export const OF_LIST: ReadonlySet<FactorId> = new Set<FactorId>(['seniority', 'company_size', 'industry']);
