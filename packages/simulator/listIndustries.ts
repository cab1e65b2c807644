import type { Lead } from './lead.ts';

/** From this share of a list's leads on, an industry is one of those for which the list was made, if they have enough of it together. */
const LEAST_SHARE = 0.15;
const LEAST_TOGETHER = 0.5;
/** A shorter list tells nothing of whom it was made for. */
const LEAST_LEADS = 10;

export const toIndustryName = (industry: string | null): string => (industry ?? '').trim().toLowerCase();

/** The industries, in the list's own words, for which it was plainly made, whether or not anybody can say what they are; empty if it is mixed. */
export function listIndustries(leads: readonly Pick<Lead, 'industry'>[]): readonly string[] {
  if (leads.length < LEAST_LEADS) return [];
  const counts = new Map<string, number>();
  for (const name of leads.map(({ industry }) => toIndustryName(industry))) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count / leads.length >= LEAST_SHARE);
  const together = often.reduce((sum, [, count]) => sum + count, 0) / leads.length;
  return together >= LEAST_TOGETHER ? often.map(([name]) => name) : [];
}
