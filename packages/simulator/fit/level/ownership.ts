import type { CompanySizeBand } from '../../persona/persona.ts';
import type { FitChances } from '../fitChances.ts';
import type { Offer } from '../offer.ts';
import { isSignedInAnyBusiness } from './forBusinesses.ts';

/** Words of those who own the business they work in. */
const OWNS = /\b(?:owners?|founders?|founding partner|proprietor|proprietress|sole trader|franchisee|self[- ]employed)\b/gi;
/** People who own no business: of a product or a process, and those who work for its owner. */
const OWNS_NONE =
  /\b(?:product|process|data|services?|systems?|application|domain|platform|content|project|program|programme|risk|control|journey|solution|technical|feature|asset|budget|category|information|account|quality|api|brand|home|land|dog|pet) owners?\b|\bowners?(?:'s?|’s?)? (?:relations|rep|representative|operations|experience|services|success|liaison|support|assistant|office)\b|\b(?:assistant|secretary|advis[eo]r|chief of staff) to (?:the )?(?:owner|founder)s?\b|\bfounders?(?:'s?|’s?)? (?:associate|office|assistant|success|relations)\b/gi;

/** Whether a title says that its holder owns the business: "Dentist and Owner", "Co-founder"; not a product owner. */
export const ownsBusiness = (title: string): boolean => title.replace(OWNS_NONE, ' ').search(OWNS) >= 0;

/** Professions whose firms call their owners principals and partners. */
const FIRMS: ReadonlySet<string> = new Set(
  'architect legal accounting civil interior consulting insurance realtor property wealth banking investing'.split(' '),
);
const PRINCIPAL = /^(?:(?:managing|founding|senior|owning|general) )?(?:principal|partner)$/i;
/** The same with the field in which they invest. */
const INVESTS = /^(?:(?:managing|founding|senior|general) )?(?:principal|partner)(?:,.+)?$/i;

/** Whether a bare "Principal" is one of the owners of a firm, such as one of architects, and does not run a school. */
export const isPrincipalOfFirm = (title: string, workplace: readonly string[]): boolean =>
  (PRINCIPAL.test(title.trim()) && workplace.some((trade) => FIRMS.has(trade))) ||
  (INVESTS.test(title.trim()) && workplace.includes('investing'));

/** Companies of more people than these have others who decide. */
const SMALL: ReadonlySet<CompanySizeBand | null> = new Set([null, '1-50'] as const);
/** From this share on, an offer is what any business may need. */
const LEAST_NEEDED = 0.5;

/** How likely the owner of a small business decides on what any business needs. An assumption. */
export const OF_BUSINESS_OWNER: FitChances = { owner: 0.68, near: 0.26, far: 0.06 };

/** Whether the owner of a small business decides on an offer, whatever they make or treat: any business may need it. */
export function mayNeedAsOwner({ needs }: Pick<Offer, 'needs'>, companySize: CompanySizeBand | null): boolean {
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const general = needs.filter(isSignedInAnyBusiness).reduce((sum, { share }) => sum + share, 0);
  return SMALL.has(companySize) && general >= LEAST_NEEDED && general >= LEAST_NEEDED * known;
}
