import { proseSentences } from '../edits/textOps.ts';
import { toRow, type LeadRow } from '../explain/rows.ts';
import { correctLead } from '../correctLead.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { pickEvenly } from '../pickEvenly.ts';
import { presenceOf } from './claims/claims.ts';
import { claimFactsOf } from './claims/readClaims.ts';
import { tellsOfOneReader } from './claims/ofReader.ts';
import { readCampaign } from '../readCampaign.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
import { isUnfair, listTricks } from '../signs/traits/unfairTricks.ts';
import { isEmptySubject } from '../signs/subject/emptySubject.ts';

/**
 * How much advice a list's emails get: all of it; only repairs if they are not written to strangers (`repairs`) or may not be (`unsure`); no
 * advice if they ask for private data or money (`none`) or deceive their readers (`unfair`).
 */
export type AdviceScope = 'all' | 'repairs' | 'unsure' | 'unfair' | 'none';

/** Whether nothing helps to write such emails: no edit, no better version. */
export const isRefused = (scope: AdviceScope): boolean => scope === 'none' || scope === 'unfair';

/** How many emails of a list are read. */
const MOST_READ = 12;

/** Whether it is a fault in any email, no matter who gets it. */
const isFault = (factorId: FactorId): boolean =>
  Object.values(SIGNS[factorId].edits).some((edit: { isRepair?: true }) => edit.isRepair === true);

/** Factors to mention even if the kind of email is uncertain. */
const HOSTILE: ReadonlySet<FactorId> = new Set<FactorId>(['insult', 'threat', 'guilt', 'pressure']);

/** What may be said about an email that gets no advice: why readers report it, and the sender's standing. */
const NOT_ADVICE: ReadonlySet<FactorId> = new Set<FactorId>(['scam', 'insult', 'threat', 'sender_standing']);

/** Whether a factor may be mentioned, given how much advice there is. */
export function isInScope(scope: AdviceScope, factorId: FactorId): boolean {
  if (isRefused(scope)) return NOT_ADVICE.has(factorId);
  if (scope === 'unsure' && HOSTILE.has(factorId)) return true;
  return (scope !== 'repairs' && scope !== 'unsure') || isFault(factorId);
}

/** From this probability on, an email certainly sells something. */
const SURELY_SELLS = 0.7;

/** Prices, and things said to be free or cheap: one or two are an offer's terms, more are a price list. */
const PRICES = /[$\u20ac\u00a3]\s?\d|\d\s?[$\u20ac\u00a3%]|\b(?:cheap(?:er|est)?|free|usd|eur|gbp)\b/gi;
const MOST_PRICES = 2;
/** Words that only a seller says about a price. */
const PRAISED_PRICE = /\b(?:affordable|best (?:price|rate)s?|discounts?|competitive|price list)\b/i;
/** Phrases of mass emails. */
const STOCK =
  /\b(?:bubbl(?:e|ing)|bump(?:ing)?|circl(?:e|ing) back|following up|my last \d+ e?mails?|touch(?:ing)? base|reach(?:ing)? out|pick your brain|synerg\w*|game[- ]chang\w*|(?:world|best)[- ](?:in[- ])?class|cutting[- ]edge|leverage|hope (?:this|you|all))\b/i;
/** Three commas between short items: a list of goods or services. */
const LIST = /(?:[^,.!?\d\n]{2,28}, ?){3}[^,.!?\n]{0,30}\b(?:and|or|&)\b|^[ \t]*(?:[-*\u2022\u2013\u2192]|\d+[.)])[ \t]/m;
const POSTSCRIPT = /^[ \t]*p\.?\s?s\b/im;
/** Sentences without capitals or periods are read badly. */
const CARELESS = /(?:^|\s)i (?=\p{Ll})|^\s*\p{Ll}[^\n]*\p{L}[ \t]*$|!!/mu;
const LEAST_WORDS_OF_ASK = 4;

/** Whether an email is plain enough that finding no fault in it means something: it asks a whole question, something speaks for it, and it praises and lists nothing. */
function isPlain(row: LeadRow, isShared: boolean): boolean {
  const draft = toEmailDraft(row.lead, row.lead.context);
  const { raw } = draft.body;
  const prose = raw.slice(draft.prose.start, draft.prose.end);
  const loud = ['hype', 'loud_body', 'subject_hype'] as const;
  const facts = claimFactsOf(row);
  const asks = proseSentences(draft).some(
    ({ start, end, isQuestion }) => isQuestion && raw.slice(start, end).trim().split(/\s+/).length >= LEAST_WORDS_OF_ASK,
  );
  // What is true of one reader is untrue of the others who get the same text.
  const isOfOne = isShared && row.lead.context.ownWords.length === 0 && tellsOfOneReader(`${draft.subject.raw}\n${prose}`, draft.readings);
  const { sureProof, sureInterest, plainEvent } = facts.looksLike;
  return (
    asks &&
    // Where nothing speaks for an email, finding no fault is no praise.
    (sureProof || sureInterest || plainEvent) &&
    !isOfOne &&
    // One page must not call something sound that another calls missing.
    presenceOf('company_mention', facts) !== 'absent' &&
    presenceOf('ask', facts) === 'present' &&
    !facts.values.spamPhrases &&
    loud.every((about) => presenceOf(about, facts) !== 'present') &&
    !isEmptySubject(draft.subject.raw) &&
    !STOCK.test(`${draft.subject.raw}\n${prose}`) &&
    (prose.match(PRICES)?.length ?? 0) <= MOST_PRICES &&
    ![PRAISED_PRICE, LIST, CARELESS].some((fault) => fault.test(prose)) &&
    !POSTSCRIPT.test(raw)
  );
}

/**
 * Whether finding nothing means that nothing holds the emails back: they certainly sell to strangers in a supported language, and each
 * is plain and asks for something.
 */
export function mayBeSound(campaign: CampaignContext, leads: readonly LeadInList[]): boolean {
  const { kind, language } = readCampaign(campaign, leads);
  if (kind?.kind !== 'sales' || kind.probability < SURELY_SELLS || language !== 'en') return false;
  if (readAdviceScope(campaign, leads) !== 'all') return false;
  return pickEvenly(leads, MOST_READ).every((lead) => isPlain(toRow(campaign, lead), leads.length > 1));
}

/** How many emails of a list are read for tricks: what deceives is in the template. */
const MOST_JUDGED = 3;

/** The tricks that all emails of a list play on their readers, each as the end of "It ..."; `isDeceit`: none unless they are what the emails are. */
export function listTricksOfAll(campaign: CampaignContext, leads: readonly LeadInList[], { isDeceit }: { isDeceit: boolean }): string[] {
  const drafts = pickEvenly(leads, MOST_JUDGED).map((lead) => {
    const { context, ...rest } = correctLead(campaign, lead);
    return toEmailDraft(rest, context);
  });
  const [first] = drafts;
  if (first === undefined || (isDeceit && !drafts.every(isUnfair))) return [];
  const others = drafts.slice(1).map((draft) => new Set(listTricks(draft).map(({ does }) => does)));
  return listTricks(first).flatMap(({ does }) => (others.every((known) => known.has(does)) ? [does] : []));
}

/** How much advice the emails of a list get. An email that sells nothing gets no advice on selling. */
export function readAdviceScope(campaign: CampaignContext, leads: readonly LeadInList[]): AdviceScope {
  const { isScam, isOutside, isUnsure } = readCampaign(campaign, leads);
  if (isScam) return 'none';
  if (listTricksOfAll(campaign, leads, { isDeceit: true }).length > 0) return 'unfair';
  if (isOutside) return 'repairs';
  return isUnsure ? 'unsure' : 'all';
}
