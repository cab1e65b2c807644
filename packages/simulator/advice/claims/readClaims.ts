import type { LeadRow } from '../../explain/rows.ts';
import type { Email } from '../../lead.ts';
import { readBody } from '../../reader/readBody.ts';
import type { SentenceReading } from '../../reader/readSentences.ts';
import { toBodyParts, toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { readEmail } from '../../reading/readEmail.ts';
import { SIGNS } from '../../signs/signs.ts';
import type { SensePhrases } from '../../signs/sign.ts';
import type { Claim } from '../../signs/claim.ts';
import { holds } from './claims.ts';
import type { ClaimFacts } from './claimPredicates.ts';
import { listUnsaid } from './listUnsaid.ts';
import { looksLikeOf, proseOf } from './looksLike.ts';

/** A statement about all emails of a list is checked against this many. */
const MOST_HELD = 24;

const readingsOf = (draft: EmailDraft): SentenceReading[] | null =>
  draft.language === 'en' ? readBody(toBodyParts(draft)).readings : null;

function sentencesOf(draft: EmailDraft): Pick<ClaimFacts, 'readings' | 'prose' | 'looksLike' | 'unsaid'> {
  const readings = readingsOf(draft);
  return { readings, prose: proseOf(draft), looksLike: looksLikeOf(draft, readings ?? []), unsaid: listUnsaid(draft) };
}

const known = new WeakMap<LeadRow, ClaimFacts>();

/** The reading of a lead's email that statements are checked against; cached. */
export function claimFactsOf(row: LeadRow): ClaimFacts {
  const kept = known.get(row);
  if (kept !== undefined) return kept;
  const { lead, reading } = row;
  const facts = {
    values: reading.values,
    ...sentencesOf(toEmailDraft(lead, lead.context)),
    contactsAtCompany: lead.context.contactsAtCompany,
  };
  known.set(row, facts);
  return facts;
}

/** The same for a different email to that lead. */
export function claimFactsOfEmail({ lead }: LeadRow, email: Email): ClaimFacts {
  const edited = { ...lead, email };
  const { contactsAtCompany } = lead.context;
  return {
    values: readEmail(edited, lead.context).values,
    ...sentencesOf(toEmailDraft(edited, lead.context)),
    contactsAtCompany,
  };
}

/** The phrases of a factor in its current direction; undefined if nothing can be said about it. */
export function phrasesAt(
  factorId: keyof typeof SIGNS,
  stand: Parameters<(typeof SIGNS)['placement']['sense']>[0],
): SensePhrases | undefined {
  const { sense, sentences }: { sense: (of: typeof stand) => string | null; sentences: Readonly<Record<string, SensePhrases>> } =
    SIGNS[factorId];
  const name = sense(stand);
  return name === null ? undefined : sentences[name];
}

/** Whether a claim certainly holds for all the leads it is about; in a long list, checked on a few. */
export function holdsOfAll(claim: Claim | undefined, shownBy: LeadRow, touched: readonly LeadRow[]): boolean {
  if (claim === undefined) return true;
  const step = Math.max(1, Math.floor(touched.length / MOST_HELD));
  const some = touched.filter((_, index) => index % step === 0).slice(0, MOST_HELD);
  return [shownBy, ...some].every((row) => holds(claim, claimFactsOf(row)));
}
