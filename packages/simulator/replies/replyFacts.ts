import type { Offer } from '../fit/offer.ts';
import { readOffer } from '../fit/readOffer.ts';
import type { LeadInList } from '../lead.ts';
import { readPersona } from '../persona/readPersona.ts';
import { EMAIL_KINDS, isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { marksOf } from '../reader/marksOf.ts';
import { chanceOfKind, readKindChances } from '../reader/readKind.ts';
import { chanceOf, readSentences, type BodyParts, type SentenceReading } from '../reader/readSentences.ts';
import { ROLES } from '../reader/roles.ts';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import type { Known } from './chooseLine.ts';
import { findKind } from './findKind.ts';
import { nameOffer } from './nameOffer.ts';
import { readAsks, textOfRoles } from './readAsks.ts';
import { readFields } from './readFields.ts';
import { readMarks } from './readMarks.ts';
import { readReader } from './readReader.ts';

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

/** The facts as plain JSON, for whoever writes a reply elsewhere. `offer` and `team` are null where they are not known or cannot be said. */
export type PlainReplyFacts = {
  kind: EmailKind | null;
  /** ISO 639-1 code, or `und`. */
  language: string;
  tags: readonly string[];
  ask: string | null;
  offer: string | null;
  team: string | null;
};

export const toPlainFacts = ({ kind, language, tags, ask, fields }: ReplyFacts): PlainReplyFacts => ({
  kind,
  language,
  tags: [...tags],
  ask,
  offer: fields.get('offer') ?? null,
  team: fields.get('team') ?? null,
});

/** A body as the reader takes it; without parts, readings and kinds in a language it does not read. */
type ReadBody = { parts: BodyParts | null; readings: readonly SentenceReading[]; kinds: ReadonlyMap<EmailKind, number> };
const UNREAD: ReadBody = { parts: null, readings: [], kinds: new Map() };

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
  const chances = readKindChances(parts, readings);
  const body = { parts, readings, kinds: new Map(EMAIL_KINDS.map((kind) => [kind, chanceOfKind(chances, kind)])) };
  if (bodies.size >= MOST_BODIES) bodies.clear();
  bodies.set(raw, body);
  return body;
}

function readKind({ corrections, reading }: ReplyCampaign, { parts, kinds, readings }: ReadBody): EmailKind | null {
  if (corrections?.emailKind !== undefined) return EMAIL_KINDS.find((kind) => kind === corrections.emailKind) ?? null;
  if (parts === null) return null;
  const isRead = reading !== undefined && reading.kind.probability >= LEAST_LISTED;
  return isRead
    ? reading.kind.kind
    : findKind(
        kinds,
        parts.visible,
        readings.some((sentence) => chanceOf(sentence, 'offer') >= LEAST_OFFER),
      );
}
/** A sentence that offers something at this chance speaks for a sales email. */
const LEAST_OFFER = 0.4;
/** From this chance up the reading of the whole list stands for each of its emails. */
const LEAST_LISTED = 0.9;

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

/** Words of a language that a reader of it is addressed with among friends. */
const FAMILIAR: Readonly<Record<string, RegExp>> = {
  de: /\b(?:du|dir|dich|dein\p{L}*|euch|euer\p{L}*)\b/iu,
  fr: /(?:^|[\s'’])(?:tu|toi|ton|tes|ta|salut)\b/iu,
  es: /(?:^|[\s¿¡])(?:tú|ti|tu|tus|te|contigo|tienes|quieres|puedes)\b/iu,
};

/** An email that asks whether it may send or do something is answered with that. */
const PROPOSALS = ['sends', 'proposes'] as const;

/** Words of raising money; without them, the email asks for a donation. */
const INVESTS =
  /\b(?:invest\w*|(?:seed|angel|funding|series [a-z]) round|raising|valuation|equity|stake|deck|angel|venture|shares|convertible|SAFE)\b/;

/** Words with which emails in languages whose sentences are not read ask for a talk, and for a look. */
const FOREIGN_ASKS: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  de: [
    ['meeting', /\b(?:Termin|Gespräch\p{L}*|telefonieren|Telefonat|Anruf|Minuten|Call|sprechen|Treffen|treffen)\b/u],
    ['interest', /\b(?:Interesse|interess\p{L}+|an(?:zu)?(?:sehen|schauen)|Beispiel\p{L}*|zeigen|(?:zu)?schicken|Angebot|Muster|Lust)\b/u],
  ],
  fr: [
    ['meeting', /\b(?:appels?|rendez-vous|minutes|échanger|discuter|en parler|rencontrer)\b/iu],
    ['interest', /(?:intéress\p{L}*|exemples?|envo\p{L}+|essa\p{L}+|démonstration|échantillon\p{L}*|\bvoir\b)/iu],
  ],
  es: [
    ['meeting', /\b(?:llamada|reunión|minutos|hablar|charlar|vernos|reunirnos|quedar)\b/iu],
    ['interest', /(?:interes\p{L}*|ejemplos?|env[ií]\p{L}+|probar|muestra|prueba|mand\p{L}+|\bver\b)/iu],
  ],
};

/** What an email in one of those languages asks for, told from its last question; null where it asks nothing of the kind. */
function readForeignAsk(body: string, language: string): string | null {
  const question = body.match(/[^.!?¿\n]+\?/gu)?.at(-1);
  return (question !== undefined && FOREIGN_ASKS[language]?.find(([, pattern]) => pattern.test(question))?.[0]) || null;
}

/** Reads what a reply to this lead's email answers. Corrections stand above what was read of the list, and that above the email alone. */
export function readReplyFacts(lead: LeadInList, campaign: ReplyCampaign): ReplyFacts {
  const draft = toEmailDraft(lead, lead.context);
  const language = campaign.corrections?.emailLanguage ?? campaign.reading?.language ?? draft.language;
  const body = readBody(draft);
  const persona = readPersona(lead);
  const kind = readKind(campaign, body);
  const offer = readOwnOffer(lead, { ...body, kind, campaign });
  const reader = readReader(lead, { persona, offer, kind });
  const asks = readAsks(lead.email.body, body.readings, draft.prose.end);
  const tags = new Set([...asks.tags, ...reader.tags, ...readMarks(draft)]);
  if (kind !== null && !isOutsideKind(kind)) tags.add('cold');
  if (kind === 'fundraising' && !INVESTS.test(lead.email.body)) tags.add('donor');
  if (kind === 'event' && !tags.has('deskless')) tags.delete('far');
  // Guests of a podcast are asked for what they are, not for what they own.
  if (tags.has('podcast')) tags.delete('far');
  const proposed = asks.ask === 'interest' ? PROPOSALS.find((tag) => tags.has(tag)) : undefined;
  const ask = proposed ?? asks.ask ?? readForeignAsk(lead.email.body, language);
  if (ask !== null) tags.add(ask);
  if (FAMILIAR[language]?.test(lead.email.body) === true) tags.add('familiar');
  const fields = readFields(lead, persona, {
    signatureStart: draft.prose.end,
    meetingText: textOfRoles(lead.email.body, body.readings, ['ask_meeting']),
    claimText: textOfRoles(lead.email.body, body.readings, ['benefit', 'proof']),
    offer: kind === null || isOutsideKind(kind) ? null : nameOffer(offer?.phrase ?? null),
    team: reader.team,
  });
  return { kind, language, tags, ask, fields };
}
