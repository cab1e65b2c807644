import { compareTrades } from '../../fit/kin.ts';
import { readTrades } from '../../fit/titles/titleTrades.ts';

/** Departments by line of work, in the form that follows "ask". */
const TEAMS: Readonly<Record<string, string>> = {
  operations: 'operations',
  revops: 'sales operations',
  sales: 'sales',
  partnerships: 'the partnerships team',
  marketing: 'marketing',
  growth: 'marketing',
  content: 'marketing',
  social: 'marketing',
  communications: 'communications',
  ecommerce: 'ecommerce',
  success: 'customer success',
  support: 'customer service',
  software: 'engineering',
  platform: 'engineering',
  data: 'the data team',
  it: 'IT',
  security: 'the security team',
  product: 'product',
  design: 'the design team',
  finance: 'finance',
  accounting: 'accounting',
  tax: 'finance',
  payroll: 'payroll',
  hr: 'HR',
  recruiting: 'HR',
  training: 'HR',
  legal: 'legal',
  compliance: 'compliance',
  supply: 'supply chain',
  logistics: 'logistics',
  warehouse: 'the warehouse',
  fleet: 'the fleet office',
  production: 'production',
  maintenance: 'maintenance',
  quality: 'quality',
  safety: 'safety',
  facilities: 'facilities',
  engineer: 'engineering',
};

/** What the colleagues who do a line of work are called; null if few companies have a department for it. */
export const teamOf = (trade: string): string | null => TEAMS[trade] ?? null;

/** Lines of work that have a department in most firms; the others have one in firms of their own trade. */
const IN_ANY_FIRM: ReadonlySet<string> = new Set(
  'operations sales marketing growth content social it security finance accounting tax payroll hr recruiting training legal facilities'.split(
    ' ',
  ),
);
const isInTrade = (trade: string, company: string): boolean =>
  readTrades(company).some((own) => own.trade === trade || compareTrades(own.trade, trade) !== 'none');

/**
 * The team of the first trade, in the form that follows "ask"; null if it has no department, as most companies buy without one, or if the firm may
 * have none.
 */
export function nameTeam(trades: readonly string[], company: string | null): string | null {
  const [trade = ''] = trades;
  return IN_ANY_FIRM.has(trade) || isInTrade(trade, company ?? '') ? teamOf(trade) : null;
}
