import type { LeadRow } from '../explain/rows.ts';
import type { Email } from '../lead.ts';
import { readBody } from '../reader/readBody.ts';
import { chanceOfKind } from '../reader/readKind.ts';
import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import { toBodyParts, toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import { readEmail } from '../reading/readEmail.ts';
import { pressesPlainly } from '../signs/prose/pressure.ts';
import { countPersons } from '../signs/prose/youAndWe.ts';
import { isPlainMeetingAsk } from '../signs/asks/plainMeetingAsk.ts';
import { SIGNS } from '../signs/signs.ts';
import type { SensePhrases } from '../signs/sign.ts';
import type { Claim } from '../signs/claim.ts';
import { holds, type ClaimFacts, type LooksLike } from './claims.ts';

/** A statement about all emails of a list is checked against this many. */
const MOST_HELD = 24;

const readingsOf = (draft: EmailDraft): SentenceReading[] | null =>
  draft.language === 'en' ? readBody(toBodyParts(draft)).readings : null;

/** The prose without the recipient's names, which say nothing about anyone else. */
export function proseOf({ body, prose, lead }: EmailDraft): string {
  const names = [lead.company, lead.firstName, ...(lead.name ?? '').split(' ')].filter((name) => name !== null && name.length > 1);
  return names.reduce((text: string, name) => text.replaceAll(name ?? '', 'you'), body.raw.slice(prose.start, prose.end));
}

/** A share, a price or a count of tips: the numbers that make a subject look like an offer. */
const OFFER_NUMBER =
  /[%$\u20ac\u00a3]|\b\d+(?:[.,]\d+)?x\b|\bpercent\b|\b\d+ (?:[\p{L}-]+ )?(?:ways|tips|reasons|ideas|steps|tricks|hacks|secrets|things)\b/iu;
const TITLED =
  /^\s*(?:\p{L}+\s+){0,3}?(?:[Dd]r|[Mm]r|[Mm]rs|[Mm]s|[Mm]x|[Pp]rof|Frau|Herrn?|Madame|Monsieur|Mme|[Ss]e\u00f1ora?|Sra?)\b\.?\s+[\p{L}{]/u;
/** From this probability on, a sentence is a proof, so its figures are no pitch. */
const PROVES = 0.25;

/** Signs of text that was decoded with the wrong encoding. */
const BROKEN = /\u00e2\u20ac|\u00c3[\u0080-\u00bf]|\ufffd/;
/** A writer mentioned at least this often, and this many times more often than the reader, talks about themselves. */
const MANY = 4;
const MORE = 3;
/** Word counts of a long sentence, and of a short one. */
const [LONG, SHORT] = [18, 12];
/** From this probability on, an email may be a later one in a thread. */
const FOLLOWS_UP = 0.6;

/** From this probability on, an email is of a kind. */
const IS_OF_KIND = 0.5;
/** In a plan with the reader, "we" includes the reader. */
const INCLUSIVE =
  /\b(?:shall|should|could|can|may|might) we\b|\bwe (?:both|all|two|could|might|can|would|should|share|met|meet)\b|\bus both\b|\bboth (?:of us|our)\b|\b(?:between|of) us\b|\blet['\u2019]s\b|\bour (?:two|both|joint|common|shared)\b/gi;

/** How often a joint plan says "we"; 0 in other emails. */
function countInclusive({ kind, body, prose }: EmailDraft): number {
  const isJoint = (['partnership', 'personal'] as const).some((one) => chanceOfKind(kind, one) >= IS_OF_KIND);
  return isJoint ? [...body.raw.slice(prose.start, prose.end).matchAll(INCLUSIVE)].length : 0;
}

/** How an email's signs look to a reader. */
export function looksLikeOf(draft: EmailDraft, readings: readonly SentenceReading[]): LooksLike {
  const { raw } = draft.body;
  const { self: named, you } = countPersons(draft);
  const inclusive = countInclusive(draft);
  const self = named - inclusive;
  const longest = Math.max(0, ...draft.sentences.map(({ start, end }) => raw.slice(start, end).split(/\s+/).length));
  const figures = SIGNS.number_claims.features.numberClaims.reader.find(draft);
  const isProven = ({ start, end }: { start: number; end: number }) =>
    readings.some((reading) => reading.start < end && start < reading.end && chanceOf(reading, 'proof') >= PROVES);
  return {
    plainTime: readings.some((one) => chanceOf(one, 'ask_meeting') >= 0.5 && isPlainMeetingAsk(raw.slice(one.start, one.end))),
    pitchFigures: figures.some((span) => !isProven(span) && !/[$\u00a3\u20ac]/.test(raw.slice(span.start, span.end))),
    offerNumber: OFFER_NUMBER.test(draft.subject.raw),
    titledName: TITLED.test(raw),
    typo: draft.bodyPhrases.some(({ stock }) => stock === 'slip') || BROKEN.test(raw),
    selfTalk: self >= MANY && self >= you + MORE,
    youTalk: you > self,
    longSentence: longest >= LONG,
    shortSentences: longest < SHORT,
    plainPressure: pressesPlainly(draft),
    jointPlan: inclusive > 0,
    toCandidate: chanceOfKind(draft.kind, 'recruiting') >= IS_OF_KIND,
    followUp: chanceOfKind(draft.kind, 'follow_up') >= FOLLOWS_UP,
  };
}

function sentencesOf(draft: EmailDraft): Pick<ClaimFacts, 'readings' | 'prose' | 'looksLike'> {
  const readings = readingsOf(draft);
  return { readings, prose: proseOf(draft), looksLike: looksLikeOf(draft, readings ?? []) };
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
