import { hashText, keyedUniform } from '../draws.ts';
import type { Offer } from '../fit/offer.ts';
import { isKnownThing, isService } from '../fit/names/isService.ts';
import { namesFault } from '../kind/complains.ts';
import { decideKind } from '../kind/decideKind.ts';
import { presentsCandidate } from '../kind/presentsCandidate.ts';
import type { Email, LeadInList } from '../lead.ts';
import { readFitOfLead } from '../model/fitOfLead.ts';
import { readPersona } from '../persona/readPersona.ts';
import { isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { toAnswered } from './answeredEmail.ts';
import { answersAll } from './answerLines.ts';
import type { Known } from './chooseLine.ts';
import { maySettle } from './maySettle.ts';
import { nameSold } from './nameSold.ts';
import { isAskCertain, mayCare, readKindTags } from './readCertain.ts';
import { isWork, nameOffer } from './offer/nameOffer.ts';
import { nameThing } from './offer/nameThing.ts';
import { chooseTopic } from './offer/chooseTopic.ts';
import { readAsks, textOfRole } from './asks/readAsks.ts';
import { keepTags, kindOfLater, listKept, type ToldFirst } from './keptFromFirst.ts';
import { readDraftBody } from './readDraftBody.ts';
import { isDoubtful, namesNoPage, isWorded, isWordedOtherwise, mayOffer } from './isDoubtful.ts';
import { readFields } from './readFields.ts';
import { readForeignAsk, settleLanguage } from './foreign/readForeign.ts';
import { readOccasion } from './foreign/readOccasion.ts';
import { readForeignTags } from './foreign/readForeignTags.ts';
import { addressReader } from './asks/addressReader.ts';
import { readChoice, toChoiceField } from './asks/readSides.ts';
import { readParticulars } from './asks/readParticulars.ts';
import { readDemands } from './asks/readDemands.ts';
import { lastsDays, readAnswerBy, readDayChoices, readDetails, readEventDay } from './asks/readDetails.ts';
import { readFriendly } from './asks/readFriendly.ts';
import { readGift } from './asks/readGift.ts';
import { isOrder } from './asks/isOrder.ts';
import { isWhole } from './asks/isWhole.ts';
import { listItems, toSingleItems } from './asks/readItems.ts';
import { readExtras, readSessions } from './asks/readExtras.ts';
import { readPaperwork } from './asks/readPaperwork.ts';
import { readMarks } from './asks/readMarks.ts';
import { readNotice } from './asks/readNotice.ts';
import { readStart } from './asks/readStart.ts';
import { spellDays } from './asks/spellDays.ts';
import { askForTime, asksForCall, comesBy, offeredTimes, saysWhenFree } from './asks/readMeeting.ts';
import { asksForSomething, readSellerFacts } from './asks/readSellerFacts.ts';
import { buysFrom } from './offer/buysFrom.ts';
import { doesWork } from './offer/doesWork.ts';
import { isAbsurd } from './offer/isAbsurd.ts';
import { isDoubtedOffer, isUnknownOffer, isPuzzling } from './offer/isPuzzling.ts';
import { isOngoing } from './offer/isOngoing.ts';
import { findBrokenEnglish } from '../signs/prose/foreignEnglish.ts';
import { isSurelyNamed } from './offer/isSurelyNamed.ts';
import { readOwnOffer } from './offer/readOwnOffer.ts';
import { readReader } from './offer/readReader.ts';
import { settleReader } from './offer/settleReader.ts';
import type { ReplyCampaign } from './replyCampaign.ts';
import type { Pick } from './asks/readRough.ts';
import type { SellerFacts } from './asks/sellerFacts.ts';
import { settleFormTags, settleKindTags } from './asks/settleTags.ts';

/** What a reply answers. `kind` is null if it is too uncertain. */
export type ReplyFacts = Known & {
  kind: EmailKind | null;
  language: string;
  /** What is asked and answered in a sentence each, in the email's order. */
  parts: readonly SellerFacts[];
};

/** The facts as plain JSON, for replies written elsewhere. `offer` and `team` are null if unknown or unsuitable for a sentence. */
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

/** Kinds of email whose senders sell something. */
const SELLS: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up']);

/** Permission to send or do something that an email asks for. */
const PROPOSALS = ['sends', 'proposes'] as const;

/** An offer is named only in the email's own words, or in its sender's. */
function isSaid(phrase: string, { subject, body }: Email): boolean {
  const text = `${subject}\n${body}`.toLowerCase();
  return phrase
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word));
}

/** What everybody calls what an email surely offers, although it says that in other words: "we do windows". */
const isCalledSurely = (offer: Offer | null): boolean =>
  offer?.isSure === true &&
  offer.category !== null &&
  isService(offer.phrase?.split(/[ -]/).at(-1) ?? '') &&
  isKnownThing(offer.phrase ?? '');

/** What these emails mention is not something the reader could buy. */
const UNNAMED = ['purchases', 'pays', 'podcast', 'mutual'] as const;

/** Only what is on a bill may turn out to be right. */
const OF_BILL = /\b(?:charged?|charges|billed|bill|invoiced?|overcharged|quoted)\b/i;

const SHORTEST_STEM = 4;
/** Whether somebody's title names what the email is about: "Payroll Manager" for payroll. */
const isInTitle = (topic: string, title: string | null): boolean =>
  (topic.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) =>
    new RegExp(String.raw`\b${word.slice(0, Math.max(SHORTEST_STEM, word.length - 2))}`, 'iu').test(title ?? ''),
  );

/** Researchers who ask in the email itself, and not behind a link or on the phone. */
const ASKS_ELSEWHERE = ['linked', 'interview'] as const;
/** "May I send you the link?": the first question only says who is asked. */
const SENDS_LATER =
  /\b(?:send|share|email|forward) (?:you|it|over|across|along)\b[^.?!\n]{0,30}\b(?:link|survey|questionnaire|form|questions)\b|\b(?:send|share|email) (?:the|a) (?:link|survey|questionnaire|form|questions)\b/i;
const isInline = (
  kind: EmailKind | null,
  { tags, prose, parts }: { tags: ReadonlySet<string>; prose: string; parts: readonly SellerFacts[] },
): boolean => kind === 'survey' && parts.length > 0 && !ASKS_ELSEWHERE.some((tag) => tags.has(tag)) && !SENDS_LATER.test(prose);

/** Whoever follows up on a talk has sent nothing that was left unanswered. */
const HAS_WRITTEN =
  /\b(?:(?:wrote|written) (?:to )?(?:you|last|on|about|before|earlier|in|some|two|three|again|recently|back|a (?:few|couple|week|fortnight|month|while))\b|(?:sent|emailed|e-mailed) (?:over|you|across|last|on|my|the|a (?:note|message|line|quote|proposal|letter|few))\b|my (?:(?:last|first|previous|earlier|recent|other|original|second) )?(?:e-?mail|note|message|letter|quote|proposal)\b|following up|follow-up|float\p{L}*|bump\p{L}*|missed (?:this|it|my)|heard (?:back|from you)|reminder|again|circling back)\b/iu;
/** Whether all that is asked is a fact that nothing in the email tells: "Which accounting system do you use?" */
const leavesFactOpen = (tags: ReadonlySet<string>, parts: readonly SellerFacts[]): boolean =>
  parts.length > 0
    ? parts.every((part) => part.tags[0] === 'askWhich' && part.tags.includes('ofUse'))
    : tags.has('partly') && tags.has('count');

/** Whoever is employed for the work in question does it in house. */
const sayOwnWork = ({ tags }: SellerFacts, { isLead, pick }: { isLead: boolean; pick: Pick }): SellerFacts => ({
  tags,
  fields: [['ownWork', pick(isLead ? ["that's my job", "that's what I'm here for", 'I look after that'] : ["that's me", "that's my job"])]],
});

/** "Is it you I should be talking to?" */
const ASKS_WHETHER_RIGHT =
  /\b(?:right|best) (?:person|contact)\b[^.!]*\?|\bis (?:it|that|this) you\b[^?]*\?|\bare you the (?:one|person)\b[^?]*\?/i;

/** What is offered to choose from, or the hours at which an event takes place. */
const readOptions = (text: string, kind: EmailKind | null): readonly string[] => {
  const options = readChoice(text);
  return options.length === 0 && kind === 'event' ? readSessions(text) : options;
};

/** Words of the email that a reply repeats. */
const REPEATED: ReadonlySet<string> = new Set([
  'changed',
  'charge',
  'choice',
  'fate',
  'gift',
  'instead',
  'preferred',
  'promised',
  'side',
  'wanted',
]);
const keepWhole = (fields: SellerFacts['fields']): SellerFacts['fields'] =>
  fields.filter(([name, said]) => !REPEATED.has(name) || isWhole(said));

/** Answers to a list carry its numbers, so each of its questions has to be read and to have an answer. */
function isOutOfStep(prose: string, parts: readonly SellerFacts[], tags: ReadonlySet<string>): boolean {
  const { length } = listItems(prose);
  return length > 0 && (length !== parts.length || !answersAll(parts, tags));
}

const TIME_OF_DAY = /\b(?:mornings?|afternoons?|evenings?|lunch ?time|noon|\d{1,2}(?:[.:]\d\d)? ?[ap]m|at \d{1,2}[.:]\d\d)\b/i;
function readFacts(lead: LeadInList, campaign: ReplyCampaign, first: ToldFirst | null): ReplyFacts & { found: Offer | null } {
  const draft = toEmailDraft(lead, lead.context);
  const language = campaign.corrections?.emailLanguage ?? settleLanguage(draft.body.visible, draft.language);
  const body = readDraftBody(draft);
  const persona = readPersona(lead);
  const marks = new Set(readMarks(draft));
  const decided = campaign.corrections?.emailKind ?? decideKind(draft);
  const own = campaign.corrections?.emailKind === undefined && isDoubtful(decided, lead.email, body) ? null : decided;
  const kind = first === null ? own : kindOfLater(own, first.kind);
  const offer = first === null ? readOwnOffer(lead, { ...body, kind, campaign, marks }) : first.offer;
  const prose = spellDays(lead.email.body.slice(0, draft.prose.end));
  const told = `${lead.email.subject}\n${prose}`;
  const isSought = language === 'en' && SELLS.has(kind) && buysFrom(told);
  const list = { industries: campaign.industries ?? [] };
  const reader = readReader(lead, { persona, offer, list, kind, isSought });
  const asks = readAsks(lead.email.body, body.readings, draft.prose.end);
  const tags = new Set([...asks.tags, ...reader.tags, ...marks, ...keepTags(first)]);
  settleKindTags(tags, { lead, kind, isFirst: first === null });
  const proposed = asks.ask === 'interest' ? PROPOSALS.find((tag) => tags.has(tag)) : undefined;
  if (isSought) tags.add('purchases');
  const times = offeredTimes(prose);
  // Someone who offers times wants one of them.
  const offersTimes = times !== '' && SELLS.has(kind);
  const ask = offersTimes ? 'meeting' : (proposed ?? asks.ask ?? readForeignAsk(lead.email.body, language));
  if (ask !== null) tags.add(ask);
  const asked = times || textOfRole(lead.email.body, body.readings, 'ask_meeting') || askForTime(prose);
  const meetingText = spellDays(`${asked}\n${asked === '' ? '' : saysWhenFree(lead.email.body)}`).trim();
  if (!comesBy(prose) && (asksForCall(meetingText) || (times !== '' && !tags.has('onsite')))) {
    tags.add('call');
    // The work is done on site, but the request is for a talk.
    tags.delete('onsite');
  }
  // At a fair people meet at a stand, not on the phone.
  if (tags.has('fair')) tags.delete('call');
  for (const tag of readForeignTags(lead.email.body, language, kind)) tags.add(tag);
  for (const tag of readOccasion({ subject: lead.email.subject, body: prose }, language, kind)) tags.add(tag);
  if (kind === null && first === null && (mayOffer(body) || (tags.has('priced') && tags.has('offering')))) tags.add('mayBeStranger');
  for (const tag of readKindTags(kind, {
    kinds: body.kinds,
    isGiven: first !== null || campaign.corrections?.emailKind !== undefined || (kind !== null && isWorded(kind, lead.email, body.kinds)),
  }))
    tags.add(tag);
  settleFormTags(tags, { lead, kind, ask, prose, language });
  const gift = language === 'en' && kind === 'personal' ? readGift(prose) : null;
  if (gift !== null) for (const tag of [...readFriendly(prose), ...gift.tags]) tags.add(tag);
  if (language === 'en' && (kind === null || !isOutsideKind(kind)) && isAbsurd(told, offer?.phrase)) tags.add('absurd');
  const isSoldFirst = language === 'en' && SELLS.has(kind) && first === null && campaign.corrections?.offer === undefined;
  if (isSoldFirst && isPuzzling(told, offer)) tags.add('baffling');
  if (language === 'en' && kind === 'link_building' && namesNoPage(lead.email)) tags.add('pageless');
  const paperwork = language === 'en' && (kind === 'customer' || kind === null || kind === 'survey') ? readPaperwork(prose) : null;
  // A study that comes with its questions is as good as one behind a link.
  for (const tag of paperwork === null ? [] : kind === 'survey' ? ['linked'] : paperwork.tags) tags.add(tag);
  if (language === 'en') for (const tag of readExtras(prose)) tags.add(tag);
  if (language === 'en') for (const tag of readDetails(told, prose, tags.has('broadcast'))) tags.add(tag);
  // A pitch is read as a newsletter sometimes, and the other way round it makes less of a difference.
  if (kind === 'advert' && !tags.has('certain')) tags.delete('issue');
  // Read as a sale, in the words of something else: nobody answers a recruiter as a seller.
  const mayBeOther = tags.has('studied') || tags.has('invite') || isWordedOtherwise(lead.email);
  if (SELLS.has(kind) && first === null && !tags.has('certain') && mayBeOther) tags.add('mixed');
  const isCorrected = campaign.corrections?.offer !== undefined;
  // Whom a recruiter offers is named by the work, which is not for sale.
  const isOfPerson = language === 'en' && presentsCandidate(prose);
  const isNamed = isCorrected || isSaid(offer?.phrase ?? '', lead.email) || isCalledSurely(offer);
  const isOffered = isCorrected || first !== null || tags.has('offering');
  const namesThing =
    isOffered && !isOfPerson && (kind === 'sales' || kind === 'follow_up') && !UNNAMED.some((tag) => tags.has(tag)) && language === 'en';
  const fields = readFields(lead, persona, {
    signatureStart: draft.prose.end,
    meetingText,
    offer:
      kind === null || isOutsideKind(kind) || tags.has('purchases') || isOfPerson || !isNamed ? null : nameOffer(offer?.phrase ?? null),
    thing: namesThing ? nameThing(isNamed ? (offer?.phrase ?? null) : null, told, isCorrected) : null,
    team: reader.team,
  });
  if (fields.has('slot')) tags.add('slot');
  if (TIME_OF_DAY.test(meetingText)) tags.add('timeGiven');
  const said = { body: lead.email.body, readings: body.readings, signatureStart: draft.prose.end };
  if (offersTimes || ask === 'looked' || (ask !== 'who' && isAskCertain(ask, said))) tags.add('sure');
  // A person does not take the same side in every campaign.
  const emailKey = hashText(lead.email.body).join('.');
  let picks = 0;
  const pick = (phrases: readonly string[]): string => {
    picks += 1;
    return phrases[Math.floor(keyedUniform(campaign.seed, lead.leadKey, `echo-${emailKey}-${picks}`) * phrases.length)] ?? '';
  };
  const choices = language === 'en' && !SELLS.has(kind) ? readDayChoices(prose) : [];
  if (choices.length > 0) tags.add('offersDays');
  if (choices.length > 2) tags.add('several');
  // A seller's choices are read with their other questions.
  const options =
    language === 'en' && !SELLS.has(kind) && choices.length === 0 ? readOptions(addressReader(prose, lead.company), kind) : [];
  if (language === 'en' && (kind === 'customer' || kind === null)) for (const tag of readParticulars(prose)) tags.add(tag);
  if (kind === 'event' && language === 'en' && lastsDays(told)) tags.add('severalDays');
  const answerBy = kind === 'event' && language === 'en' ? readAnswerBy(prose) : null;
  const eventDate = kind === 'event' && language === 'en' ? readEventDay(prose) : null;
  // People write "Thursday", and seldom the whole date.
  const [weekday, ...date] = eventDate?.split(' ') ?? [];
  const eventDay =
    weekday === undefined || date.length === 0 ? eventDate : weekday.endsWith('day') ? pick([weekday, weekday, date.join(' ')]) : eventDate;
  const isStudy = kind === 'survey';
  const asksAll =
    language === 'en' ? readSellerFacts(kind, { told, prose: isStudy ? toSingleItems(prose) : prose, company: lead.company, pick }) : null;
  const seller = asksAll !== null && isStudy && isOutOfStep(prose, asksAll.parts, tags) ? { ...asksAll, parts: [] } : asksAll;
  for (const tag of seller?.tags ?? []) tags.add(tag);
  if (tags.has('askVisit')) tags.delete('call');
  if (first === null && !HAS_WRITTEN.test(told)) tags.delete('isLater');
  if (isInline(kind, { tags, prose, parts: seller?.parts ?? [] })) tags.add('inline');
  if (ask === 'meeting' && tags.has('call') && SELLS.has(kind) && ![...tags].some(asksForSomething)) tags.add('askCall');
  // When a contract of the firm ends, only those know who may sign it.
  const isOfContracts = tags.has('owner') || tags.has('near') || tags.has('whole') || !tags.has('staff');
  const known = (seller?.parts ?? []).filter(({ tags: asked }) => isOfContracts || !asked.includes('ofContract'));
  const parts = known
    .map((part) => ({ ...part, fields: keepWhole(part.fields) }))
    .map((part) =>
      part.tags.includes('byWhom') && doesWork(lead) && !tags.has('whole') ? sayOwnWork(part, { isLead: tags.has('leads'), pick }) : part,
    );
  const isOfSeller = SELLS.has(kind) && language === 'en' && ![...tags].some(asksForSomething);
  if (isOfSeller && leavesFactOpen(tags, parts)) tags.add('openFact');
  // Whoever orders is a customer, even if nothing else tells.
  if (kind === null && language === 'en' && isOrder(prose)) tags.add('business');
  const { level } = reader;
  const isFar = readFitOfLead({ offer, homes: campaign.homes }, lead, persona)?.level === 'far';
  const { seat, isPassedOn, isMisfit } = settleReader(tags, { lead, kind, language, told, offer, list, parts, level, isFar });
  const notice = readNotice(kind, prose);
  const demands = kind === 'customer' ? readDemands(prose, pick) : null;
  // A customer who demands something need not say what was bought.
  if (demands?.tags.includes('demands') === true && namesFault(lead.email)) tags.add('complaint');
  if (tags.has('complaint')) for (const tag of demands?.tags ?? []) tags.add(tag);
  if (tags.has('complaint') && !maySettle(lead.title, tags)) tags.add('passesOn');
  if (tags.has('complaint') && OF_BILL.test(prose)) tags.add('ofBill');
  for (const tag of notice.tags) tags.add(tag);
  if (mayCare(tags, lead.title)) tags.add('cares');
  // Broken English names its thing in broken English, too: "compression spring".
  const isSure = (name: string | null): boolean =>
    isCorrected || (name !== null && isSurelyNamed(name, lead.email.subject, prose) && findBrokenEnglish(lead.email.body) === undefined);
  const offered = nameSold({ offer: fields.get('offer') ?? null, thing: fields.get('thing') ?? null, isCorrected }, said);
  const sold = isSure(offered) ? offered : null;
  const named = fields.get('offer');
  if (named !== undefined && isWork(named)) tags.add('work');
  const read =
    seller === null || !SELLS.has(kind) || isOfPerson
      ? null
      : isCorrected
        ? sold
        : (chooseTopic(lead, { prose, named, told, offer: isNamed ? (offer?.phrase ?? null) : null }) ?? sold);
  const topic = isSure(read) ? read : null;
  if (topic !== null && (isCorrected || isOngoing(topic, told))) tags.add('ongoing');
  if (isSoldFirst && read === null && isUnknownOffer(offer)) tags.add('unclear');
  // Cranks shout, and so do a few honest people with something unusual.
  const isOdd = tags.has('modest') || (read === null && isDoubtedOffer(offer));
  if (isSoldFirst && isOdd && tags.has('shouts')) tags.add('odd');
  if (kind === 'follow_up' && tags.has('unclear') && tags.has('short')) tags.add('bare');
  if (tags.has('bare') && ASKS_WHETHER_RIGHT.test(prose)) tags.add('askRight');
  if (topic !== null && isInTitle(topic, lead.title)) tags.add('theirs');
  return {
    kind,
    language,
    tags,
    ask,
    fields: new Map([
      ...listKept(first),
      ...[...fields].filter(([name]) => name !== 'team' || !isMisfit || (tags.has('department') && tags.has('within'))),
      ...keepWhole(seller?.fields ?? []),
      ...notice.fields,
      ...(paperwork === null || paperwork.due === null ? [] : [['due', paperwork.due] as const]),
      ...(demands?.fields ?? []),
      ...keepWhole(gift?.fields ?? []),
      ...(language === 'en' ? readStart(kind, told) : []),
      ...(seat === null ? [] : [['seat', seat] as const]),
      ...(sold === null ? [] : [['sold', sold] as const]),
      ...keepWhole(toChoiceField(choices.length > 0 ? choices : options, pick)),
      ...(eventDay === null ? [] : [['eventDay', eventDay] as const]),
      ...(answerBy === null ? [] : [['answerBy', answerBy] as const]),
      ...(topic === null || first?.fields.has('topic') === true ? [] : [['topic', topic] as const]),
    ]),
    // What is asked of a firm has no answer from somebody who works alone.
    parts: isPassedOn || (isMisfit && !tags.has('within')) || (SELLS.has(kind) && tags.has('solo')) ? [] : parts,
    found: offer,
  };
}

/**
 * Reads what a reply to this lead's email answers. Corrections override the reading of the list, which overrides that of the email alone.
 * `step` counts the emails of a sequence from 1: a later one makes its own request, and its offer is the first email's.
 */
export function readReplyFacts(lead: LeadInList, campaign: ReplyCampaign, step = 1): ReplyFacts {
  const { found, ...facts } = readFacts(lead, campaign, null);
  const { email } = toAnswered(lead, step);
  if (email === lead.email) return facts;
  const { found: _, ...later } = readFacts({ ...lead, email }, campaign, { ...facts, offer: found });
  return later;
}
