import { INDUSTRIES, type Industry } from '../persona.ts';
import { INDUSTRY_RULES } from './industryWords.ts';

/** The industry in a file's text; null if no rule matches. Names with a stronger word of another industry are handled first. */
const EXCEPTIONS: readonly (readonly [pattern: RegExp, industry: Industry])[] = [
  [/medical devices?|medical equipment|pharmaceutical manufacturing/, 'healthcare'],
  [/sporting goods/, 'retail'],
  [/(?:computer )?hardware|consumer electronics|electrical.*manufacturing|.*manufacturing$/, 'manufacturing'],
  [/^(?:online|social|digital) media$/, 'media'],
  [/food (?:and|&) beverages?$|food production|packaged foods/, 'manufacturing'],
  [/management consulting|business consulting/, 'consulting'],
  // Whoever makes software for banks is no bank.
  [/software|fin(?:ancial )?[- ]?tech/, 'software'],
];

export function readIndustry(text: string): Industry | null {
  const folded = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[_\s]+/g, ' ');
  const named = INDUSTRIES.find((industry) => industry.replaceAll('_', ' ') === folded);
  if (named !== undefined || folded === '') return named ?? null;
  return [...EXCEPTIONS, ...INDUSTRY_RULES].find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
