import type { CompanySizeBand, Industry } from '../persona/persona.ts';
import { readTitle } from '../persona/title/readTitle.ts';
import { explainFit, toLevel, type FitLevel } from './explainFit.ts';
import type { Offer } from './offer.ts';
import { liftNamed } from './namedInTitle.ts';
import { readTrades } from './titleTrades.ts';
import type { FitChances } from './fitChances.ts';
import { weighFit } from './weighFit.ts';

/** How an offer fits a lead. `probability` is that of the level that is said; what is computed uses `chances`. */
export type Fit = { level: FitLevel; probability: number; chances: FitChances; reason: string };

/** What of a lead its fit is read from. */
export type FitLead = { title: string | null; companySize: CompanySizeBand | null; industry: Industry | null };

const TRAINEE =
  /\b(?:intern|internship|trainee|apprentice|student|praktikant|praktikantin|werkstudent|werkstudentin|stagiaire|becario|stagista|graduate|undergraduate)\b/i;

/** Ranks that may stand for any work: nobody of them is surely far. */
const OPEN =
  /^(?:(?:senior|independent|freelance|strategic) )?(?:principal|advis[eo]r|consultant|contractor|freelancer|associate|representative|analyst|coach)$/i;

function computeFit(offer: Offer, { title, companySize, industry }: FitLead & { title: string }): Fit | null {
  const trades = readTrades(title);
  if (trades.length === 0) return null;
  const weighed = weighFit(offer.needs, {
    trades,
    seniority: readTitle(title).seniority,
    isTrainee: TRAINEE.test(title),
    companySize,
    industry,
  });
  const chances = liftNamed(weighed, { title, trades }, offer);
  const level = toLevel(chances);
  if (level === 'far' && OPEN.test(title)) return null;
  return { level, probability: chances[level], chances, reason: explainFit(offer, { title, trades, level, chances }) };
}

/** Titles repeat within a list; the fits of each offer are kept while the offer is. */
const fits = new WeakMap<Offer, Map<string, Fit | null>>();

/** Whether an offer concerns a lead; null if no offer is known, no title is given or no word of it is known. */
export function readFit(offer: Offer | null, lead: FitLead): Fit | null {
  const title = lead.title?.trim() ?? '';
  if (offer === null || title === '') return null;
  const known = fits.get(offer) ?? new Map<string, Fit | null>();
  fits.set(offer, known);
  const key = `${title}|${lead.companySize}|${lead.industry}`;
  const met = known.get(key);
  if (met !== undefined) return met;
  const fit = computeFit(offer, { ...lead, title });
  known.set(key, fit);
  return fit;
}
