import type { Offer } from '../fit/offer.ts';
import { readFit } from '../fit/readFit.ts';
import { readOffer } from '../fit/readOffer.ts';
import type { LeadInList } from '../lead.ts';
import { readPersona } from '../persona/readPersona.ts';
import type { Persona } from '../persona/persona.ts';
import { EMAIL_KINDS, isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { marksOf } from '../reader/marksOf.ts';
import { chanceOfKind, likeliestKind, readKindChances } from '../reader/readKind.ts';
import { chanceOf, readSentences, type BodyParts, type SentenceReading } from '../reader/readSentences.ts';
import { ROLES } from '../reader/roles.ts';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import type { Known } from './chooseLine.ts';
import { findKind } from './findKind.ts';
import { nameOffer } from './nameOffer.ts';
import { readAsks, textOfRoles } from './readAsks.ts';
import { readFields } from './readFields.ts';
import { readMarks } from './readMarks.ts';
import { nameTeam } from './teams.ts';

/** What a campaign tells about its replies: its seed, what was read once over its list, and what the user says of the email. */
export type ReplyCampaign = {
  seed: string;
  /** What the list's emails offer; absent where only each email can tell. */
  offer?: Offer | null;
  corrections?: { emailKind?: EmailKind; emailLanguage?: string; offer?: string; offerOwners?: readonly string[] };
  reading?: { kind: { kind: EmailKind; probability: number }; language: string; offer: Offer | null };
};

/** What a reply answers. `kind` is null where it is too uncertain to answer to. */
export type ReplyFacts = Known & { kind: EmailKind | null; language: string };

type LikelyKind = { kind: EmailKind; probability: number };
/** A body as the reader takes it; without parts and readings in a language it does not read. */
type ReadBody = { parts: BodyParts | null; readings: readonly SentenceReading[]; likeliest: LikelyKind | null };
const UNREAD: ReadBody = { parts: null, readings: [], likeliest: null };

/** Bodies that were read last, up to a bound. */
const bodies = new Map<string, ReadBody>();
const MOST_BODIES = 64;

function readBody(draft: EmailDraft): ReadBody {
  if (draft.language !== 'en' && draft.language !== 'und') return UNREAD;
  const { raw, visible } = draft.body;
  const known = bodies.get(raw);
  if (known !== undefined) return known;
  const parts = { raw, visible, sentences: draft.sentences, signatureStart: draft.prose.end, marks: marksOf(draft) };
  const readings = readSentences(parts);
  const body = { parts, readings, likeliest: readLikeliest(readKindChances(parts, readings)) };
  if (bodies.size >= MOST_BODIES) bodies.clear();
  bodies.set(raw, body);
  return body;
}

/** First emails and later ones of a sequence are answered alike, so their chances are added. */
function readLikeliest(chances: Float64Array): LikelyKind {
  const kind = likeliestKind(chances);
  const chance = (one: EmailKind): number => chanceOfKind(chances, one);
  const isSold = kind === 'sales' || kind === 'follow_up';
  return { kind, probability: isSold ? chance('sales') + chance('follow_up') : chance(kind) };
}

function readKind({ corrections, reading }: ReplyCampaign, { parts, readings, likeliest }: ReadBody): EmailKind | null {
  if (corrections?.emailKind !== undefined) return EMAIL_KINDS.find((kind) => kind === corrections.emailKind) ?? null;
  if (parts === null || likeliest === null) return null;
  const sells = readings.some((sentence) => chanceOf(sentence, 'offer') >= 0.5);
  return findKind(reading?.kind ?? likeliest, parts.visible, sells);
}

/** Leads of a list often get the same text; what it offers is kept, up to a bound. */
const offers = new Map<string, Offer | null>();
const MOST_OFFERS = 64;

function readOwnOffer(lead: LeadInList, { kind, parts, readings, campaign }: OfferInput): Offer | null {
  const { corrections, reading } = campaign;
  const listed = reading === undefined ? campaign.offer : reading.offer;
  if (listed !== undefined) return listed;
  const isCorrected = corrections?.offer !== undefined || corrections?.offerOwners !== undefined;
  if (kind === null || parts === null || (isOutsideKind(kind) && !isCorrected)) return null;
  const named = (value: string | null): string | null => (value !== null && parts.raw.includes(value) ? value : null);
  const row = { title: named(lead.title), company: named(lead.company), industry: named(lead.industry), firstName: named(lead.firstName) };
  const key = JSON.stringify([kind, parts.raw, row, corrections ?? null]);
  const known = offers.get(key);
  if (known !== undefined) return known;
  const sentences = readings.map(({ start, end, chances }) => {
    const roles = Object.fromEntries(ROLES.map((role, index) => [role, chances[index] ?? 0]));
    return { text: parts.raw.slice(start, end), start, end, part: 'body' as const, roles };
  });
  const offer = readOffer([{ sentences, ...row }], kind, { offer: corrections?.offer ?? null, owners: corrections?.offerOwners ?? null });
  if (offers.size >= MOST_OFFERS) offers.clear();
  offers.set(key, offer);
  return offer;
}
type OfferInput = ReadBody & { kind: EmailKind | null; campaign: ReplyCampaign };

const LEVEL_TAGS = { c_level: 'exec', vp: 'exec', director: 'boss', manager: 'boss', individual: 'staff' } as const;

const LEVELS = ['owner', 'far', 'near'] as const;
/** From these chances up somebody speaks as an owner, a stranger to it or somebody beside it; below them, as anybody. */
const LEAST_LEVEL = { owner: 0.5, far: 0.7, near: 0.4 } as const;

/** Nobody is a stranger to an email that speaks of the work in their title. */
function isTitleNamed({ title, email }: LeadInList): boolean {
  const body = email.body.toLowerCase();
  const words = (title ?? '').toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.some((word) => !RANKS.has(word) && body.includes(word));
}
const RANKS = new Set(
  'manager director senior junior chief officer leader associate assistant specialist executive president owner founder partner global regional'.split(
    ' ',
  ),
);

/** Whoever runs the whole company has no other department to send an email to. */
const RUNS_ALL = /\b(?:owner|founder|co-?founder|proprietor|CEO|managing director)\b/i;

/** Who answers: whether the offer is theirs, how high they stand, and whose it is where it is not theirs. */
function readReader(lead: LeadInList, persona: Persona, offer: Offer | null): { tags: string[]; team: string | null } {
  const { companySize, industry, seniority } = persona;
  const fit = readFit(offer, { title: lead.title, companySize, industry });
  const found = fit === null ? undefined : LEVELS.find((one) => fit.chances[one] >= LEAST_LEVEL[one]);
  const isStranger = found !== 'owner' && (isTitleNamed(lead) || (found === 'far' && RUNS_ALL.test(lead.title ?? '')));
  const level = isStranger ? undefined : found;
  const isTeamKnown = level === 'far' || level === 'near';
  const tags = [level, seniority === null ? undefined : LEVEL_TAGS[seniority]].filter((tag) => tag !== undefined);
  return { tags, team: isTeamKnown ? nameTeam(offer?.needs[0]?.owners ?? []) : null };
}

/** Words of a language that a reader of it is addressed with among friends. */
const FAMILIAR: Readonly<Record<string, RegExp>> = {
  de: /\b(?:du|dir|dich|dein\p{L}*|euch|euer\p{L}*)\b/iu,
  fr: /(?:^|[\s'’])(?:tu|toi|ton|tes|ta|salut)\b/iu,
  es: /(?:^|\s)(?:tú|ti|tu|tus|te|contigo|tienes|quieres|puedes)\b/iu,
};

/** Reads what a reply to this lead's email answers. Corrections stand above what was read of the list, and that above the email alone. */
export function readReplyFacts(lead: LeadInList, campaign: ReplyCampaign): ReplyFacts {
  const draft = toEmailDraft(lead, lead.context);
  const language = campaign.corrections?.emailLanguage ?? campaign.reading?.language ?? draft.language;
  const body = readBody(draft);
  const persona = readPersona(lead);
  const kind = readKind(campaign, body);
  const offer = readOwnOffer(lead, { ...body, kind, campaign });
  const reader = readReader(lead, persona, offer);
  const asks = readAsks(lead.email.body, body.readings, draft.prose.end);
  const tags = new Set([...asks, ...reader.tags, ...readMarks(draft)]);
  // People go to events beside their own work.
  if (kind === 'event') tags.delete('far');
  if (FAMILIAR[language]?.test(lead.email.body) === true) tags.add('familiar');
  const fields = readFields(lead, persona, {
    signatureStart: draft.prose.end,
    meetingText: textOfRoles(lead.email.body, body.readings, ['ask_meeting']),
    claimText: textOfRoles(lead.email.body, body.readings, ['benefit', 'proof']),
    offer: kind === null || isOutsideKind(kind) ? null : nameOffer(offer?.phrase ?? null),
    team: reader.team,
  });
  return { kind, language, tags, fields };
}
