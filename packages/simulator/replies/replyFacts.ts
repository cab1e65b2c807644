import type { Offer } from '../fit/offer.ts';
import { readOffer } from '../fit/readOffer.ts';
import type { LeadInList } from '../lead.ts';
import { readPersona } from '../persona/readPersona.ts';
import { EMAIL_KINDS, isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { readBody } from '../reader/readBody.ts';
import { chanceOfKind } from '../reader/readKind.ts';
import { chanceOf, type BodyParts, type SentenceReading } from '../reader/readSentences.ts';
import { ROLES } from '../reader/roles.ts';
import { toBodyParts, toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import type { Known } from './chooseLine.ts';
import { findKind } from './findKind.ts';
import { isWork, nameOffer } from './nameOffer.ts';
import { toAnswered } from './answeredEmail.ts';
import { readAsks, textOfRoles } from './readAsks.ts';
import { readFields } from './readFields.ts';
import { asksForCall, isPermission, movesMeeting } from './readMeeting.ts';
import { findForeignKind, readForeignAsk, isForeign, settleLanguage } from './readForeign.ts';
import { readForeignTags } from './readForeignTags.ts';
import { readForm, type EmailForm } from './readForm.ts';
import { readMarks } from './readMarks.ts';
import { readReader } from './readReader.ts';
import { settleKind } from './settleKind.ts';

/** What a campaign tells about its replies: its seed, what was read once over its list, and what the user says of the email. */
export type ReplyCampaign = {
  seed: string;
  /** What the list's emails offer; absent where only each email can tell. */
  offer?: Offer | null;
  corrections?: { emailKind?: EmailKind; emailLanguage?: string; offer?: string; offerOwners?: readonly string[] };
  reading?: { kind: { kind: EmailKind; probability: number }; language: string; offer: Offer | null };
};

/** What a reply answers. `kind` is null if it is too uncertain to answer to. */
export type ReplyFacts = Known & { kind: EmailKind | null; language: string };

/** The facts as plain JSON, for whoever writes a reply elsewhere. `offer` and `team` are null if they are not known or cannot be said. */
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

function readDraft(draft: EmailDraft): ReadBody {
  if (draft.language !== 'en' && draft.language !== 'und') return UNREAD;
  const { raw } = draft.body;
  const known = bodies.get(raw);
  if (known !== undefined) return known;
  const parts = toBodyParts(draft);
  const { readings, kinds } = readBody(parts);
  const body = { parts, readings, kinds: new Map(EMAIL_KINDS.map((kind) => [kind, chanceOfKind(kinds, kind)])) };
  if (bodies.size >= MOST_BODIES) bodies.clear();
  bodies.set(raw, body);
  return body;
}

function readKind({ corrections, reading }: ReplyCampaign, { parts, kinds, readings }: ReadBody, draft: EmailDraft): EmailKind | null {
  if (corrections?.emailKind !== undefined) return EMAIL_KINDS.find((kind) => kind === corrections.emailKind) ?? null;
  if (parts === null) return findForeignKind(draft.body.visible, settleLanguage(draft.body.visible, draft.language));
  const isRead = reading !== undefined && reading.kind.probability >= LEAST_LISTED;
  return isRead
    ? reading.kind.kind
    : findKind(
        kinds,
        { body: parts.visible, subject: draft.lead.email.subject },
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

/** An email that asks whether it may send or do something is answered with that. */
const PROPOSALS = ['sends', 'proposes'] as const;

/** Words of raising money; without them, the email asks for a donation. */
const INVESTS =
  /\b(?:invest\w*|(?:seed|angel|funding|series [a-z]) round|raising|valuation|equity|stake|deck|angel|venture|shares|convertible|SAFE)\b/;

/** Forms that the stocks of other languages do not tell apart. */
const FOREIGN_FORMS: Partial<Record<EmailForm, EmailForm>> = { referring: 'asking', sending: 'proposing' };

/** Words of someone who has written before. */
const WROTE_BEFORE =
  /\b(?:my|our) (?:last |earlier |previous |first )?(?:note|email|message)\b|\bfollowing up\b|\bcircling back\b|\bI mentioned\b|\bas (?:discussed|promised|agreed)\b|\bI (?:wrote|emailed) (?:to )?you\b/i;

/** Words of whoever tells something plain to somebody they know of. */
const PLAIN =
  /\b(?:sorry|thank\w*|hope|please|congrat\w*|neighbou?r|yesterday|today|tomorrow|tonight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|next week|last week|see you)\b/i;

/** Forms of emails to which a yes is an answer. */
const ANSWERED_YES: ReadonlySet<EmailForm> = new Set(['inviting', 'requesting', 'proposing', 'sending', 'calling']);

/** Titles of people who may put money into a company. */
const INVESTORS = /\b(?:invest\w*|angel|venture|capital|fund|partner|founder|co-?founder|owner|proprietor|board|chair\w*|advis\w+)\b/i;

/** Whoever neither runs a company nor invests by title speaks of no fund and no stage. */
const isNoInvestor = (title: string | null, tags: ReadonlySet<string>): boolean =>
  title !== null && title !== '' && !tags.has('exec') && !INVESTORS.test(title);

/** What the first email of a sequence tells about all of them. */
type ToldFirst = { kind: EmailKind | null; offer: Offer | null; tags: ReadonlySet<string>; fields: Known['fields'] };

/** Tags that speak of what is offered, which later emails of a sequence need not say again. */
const LASTING: ReadonlySet<string> = new Set([
  'software',
  'priced',
  'placed',
  'named',
  'goods',
  'student',
  'onsite',
  'podcast',
  'purchases',
  'nocost',
  'guest',
  'deadlink',
  'webinar',
  'proof',
  'donor',
  'offering',
]);

/** Tags of an email that says what it is about; a later one without any is judged by nothing it says. */
const CONTENTS = ['offering', 'problem', 'proof'] as const;

/** Later emails carry on what the first began: only sales has a kind of its own for them. */
function kindOfLater(read: EmailKind | null, first: EmailKind | null): EmailKind | null {
  if (first === 'sales') return 'follow_up';
  return first ?? (read === 'sales' ? 'follow_up' : read);
}

function readFacts(lead: LeadInList, campaign: ReplyCampaign, first: ToldFirst | null): ReplyFacts & { found: Offer | null } {
  const draft = toEmailDraft(lead, lead.context);
  const language = campaign.corrections?.emailLanguage ?? campaign.reading?.language ?? settleLanguage(draft.body.visible, draft.language);
  const body = readDraft(draft);
  const persona = readPersona(lead);
  const marks = new Set(readMarks(draft));
  const told = readKind(campaign, body, draft);
  const read =
    campaign.corrections?.emailKind === undefined && body.parts !== null
      ? settleKind(told, first === null ? marks : new Set([...marks, 'later']), lead.email)
      : told;
  const isSequence = (lead.followUps ?? []).length > 0;
  const sells = body.readings.some((sentence) => chanceOf(sentence, 'offer') >= LEAST_OFFER);
  // Nobody but a sender of cold email plans further emails to someone who has not answered.
  const own = read === null && isSequence && sells && !marks.has('inquiry') ? 'sales' : read;
  const kind = first === null ? own : kindOfLater(own, first.kind);
  const offer = first === null ? readOwnOffer(lead, { ...body, kind, campaign }) : first.offer;
  const reader = readReader(lead, { persona, offer, kind });
  const asks = readAsks(lead.email.body, body.readings, draft.prose.end);
  const lasting = [...(first?.tags ?? [])].filter((tag) => LASTING.has(tag));
  const tags = new Set([...asks.tags, ...reader.tags, ...marks, ...lasting]);
  // Whoever wrote before may say so in the subject.
  if (kind === 'follow_up' || WROTE_BEFORE.test(lead.email.body)) tags.delete('fakeReply');
  if (kind !== null && !isOutsideKind(kind)) tags.add('cold');
  if (kind === 'personal') tags.add('friend');
  if (kind === 'customer' && lead.email.body.includes('?')) tags.add('query');
  if (!tags.has('todo')) tags.delete('deadline');
  if (kind === 'follow_up' && !CONTENTS.some((tag) => tags.has(tag))) tags.add('bare');
  if (kind !== 'fundraising') tags.delete('sponsor');
  if (kind === 'fundraising' && first === null && (tags.has('sponsor') || !INVESTS.test(lead.email.body))) tags.add('donor');
  if (kind === 'fundraising' && !tags.has('donor') && isNoInvestor(lead.title, tags)) tags.add('far');
  if (kind === 'event' && !tags.has('deskless')) tags.delete('far');
  // Guests of a podcast are asked for what they are, not for what they own.
  if (tags.has('podcast')) tags.delete('far');
  const proposed = asks.ask === 'interest' ? PROPOSALS.find((tag) => tags.has(tag)) : undefined;
  const ask = proposed ?? asks.ask ?? readForeignAsk(lead.email.body, language);
  if (ask !== null) tags.add(ask);
  const meetingText = textOfRoles(lead.email.body, body.readings, ['ask_meeting']);
  if (asksForCall(meetingText)) tags.add('call');
  for (const tag of readForeignTags(lead.email.body, language, kind)) tags.add(tag);
  if (tags.has('callback')) tags.delete('todo');
  if (tags.has('moved') && !movesMeeting(lead.email.body)) tags.delete('moved');
  if (kind === 'internal' && tags.has('todo') && !tags.has('broadcast') && !tags.has('moved')) tags.add('deadline');
  const formRead = readForm(tags, { ask, body: lead.email.body.slice(0, draft.prose.end) });
  // Among friends, whoever asks who it was wants an answer, not a name to write to.
  const isAmongFriends = formRead === 'referring' && kind === 'personal';
  const form = formRead === 'asking' && isPermission(lead.email.body) ? 'proposing' : isAmongFriends ? 'asking' : formRead;
  tags.add(isForeign(language) ? (FOREIGN_FORMS[form] ?? form) : form);
  if (ANSWERED_YES.has(form) || (isForeign(language) && form === 'asking' && !tags.has('wh'))) tags.add('yes');
  if (form === 'asking' && !tags.has('cold')) tags.add('plainask');
  if (kind === null && form === 'telling' && !tags.has('notice') && !PLAIN.test(lead.email.body)) tags.add('baffling');
  if (kind === 'personal' && form === 'telling') tags.add('told');
  if (kind === 'personal' && tags.has('advice')) tags.add('friendadvice');
  if (kind !== 'recruiting') for (const tag of ['scouted', 'salary']) tags.delete(tag);
  const fields = readFields(lead, persona, {
    signatureStart: draft.prose.end,
    meetingText,
    claimText: textOfRoles(lead.email.body, body.readings, ['benefit', 'proof']),
    offer: kind === null || isOutsideKind(kind) || tags.has('purchases') ? null : nameOffer(offer?.phrase ?? null),
    team: reader.team,
  });
  const named = fields.get('offer');
  if (named !== undefined && isWork(named)) tags.add('work');
  if (tags.has('work')) tags.delete('wares');
  const sender = fields.get('sender') ?? first?.fields.get('sender');
  return { kind, language, tags, ask, fields: sender === undefined ? fields : new Map([...fields, ['sender', sender]]), found: offer };
}

/**
 * Reads what a reply to this lead's email answers. Corrections are above what was read of the list, and that above the email alone. `step`
 * counts the emails of a sequence from 1: a later one asks for what its own words ask for, and offers what the first offered.
 */
export function readReplyFacts(lead: LeadInList, campaign: ReplyCampaign, step = 1): ReplyFacts {
  const { found, ...facts } = readFacts(lead, campaign, null);
  const { email } = toAnswered(lead, step);
  if (email === lead.email) return facts;
  const { found: _, ...later } = readFacts({ ...lead, email }, campaign, { ...facts, offer: found });
  return later;
}
