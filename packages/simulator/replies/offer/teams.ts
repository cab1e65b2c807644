/** What people call the colleagues who do a line of work; only work that companies have a department for. */
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

/** Departments that are headed by a manager of that name. */
const TEAM_NAME = /^(?:the )?(.+?)(?: (?:team|office))?$/;

/** Who heads that team, as a colleague says it: "our fleet manager". */
export function nameHead(trades: readonly string[]): string | null {
  const team = TEAMS[trades[0] ?? ''];
  if (team === undefined || team === 'legal') return null;
  return `our ${TEAM_NAME.exec(team)?.[1] ?? team} manager`;
}

/** The team of the first trade, in the form that follows "ask"; null if it has no department, as most companies buy without one. */
export const nameTeam = (trades: readonly string[]): string | null => TEAMS[trades[0] ?? ''] ?? null;
