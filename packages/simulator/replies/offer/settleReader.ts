import { isPlayfulTitle, readTrades } from '../../fit/titles/titleTrades.ts';
import { TRADE_BY_ID } from '../../fit/trades.ts';
import type { LeadInList } from '../../lead.ts';
import type { EmailKind } from '../../reader/kinds.ts';
import type { FitLevel } from '../../fit/explainFit.ts';
import type { Offer } from '../../fit/offer.ts';
import { asksForSomething } from '../asks/readSellerFacts.ts';
import type { SellerFacts } from '../asks/sellerFacts.ts';
import { buysWare, withoutWare } from './buysWare.ts';
import { isJunior, isOwnMaster } from './isJunior.ts';
import { isElsewhere, type ListHomes } from './isElsewhere.ts';
import { helpsOut } from './readStanding.ts';
import { toIndustryName } from '../../listIndustries.ts';
import { isForAll } from './readConcern.ts';
import { isOtherField } from './isOtherField.ts';
import { isPeer, sellsOwnWork } from './isPeer.ts';
import { isTitleNamed, withoutCompany } from './isTitleNamed.ts';
import { isAtHome, isFirmTied, isOfAnyField, isOfKind, isWorkKnown, isWorkTied, isWorkUnknown } from './isTied.ts';
import { isClear, isOfAnyFirm, isUntied, readUse, speaksToSolo } from './readUse.ts';
import { caresForPlace, isOfOwnTrade, managesPlace } from './readDistance.ts';
import { nameCraft } from '../foreign/nameCraft.ts';
import { nameSeat } from './nameSeat.ts';
import { isOfAnyTrade, readJobFit } from './readJobFit.ts';

/** Kinds of email whose senders sell something. */
const SELLS: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up']);

const CONCERNED: ReadonlySet<FitLevel | null> = new Set(['owner', 'near']);
const NOT_MEANT = ['beside', 'otherWork', 'elsewhere'] as const;

/** A gift of the firm, which not everybody there can promise. */
const OF_FIRM =
  /\b(?:your (?:company|business|firm|shop|store|organi[sz]ation|team|office|hotel|restaurant|practice|school)|(?:local|other|many) (?:business(?:es)?|firms|compan(?:y|ies)|shops|employers)|sponsor\w*|raffle|prizes?|logo|vouchers?|auction)\b/i;
const asksFirm = (told: string, company: string | null): boolean =>
  OF_FIRM.test(told) || (company !== null && company !== '' && told.includes(company));

/** What is read in an email in another language to somebody whom its sender knows, or who is invited. */
const AMONG_FRIENDS = ['familiar', 'grief', 'thankful', 'complaining', 'invite'] as const;
const MONEY = /\d ?€|[$€£] ?\d|\d (?:euros?|pesos|Euro|francs)\b/;
/** Whoever heads a firm or a part of it says nothing of a craft by that. */
const HEADS = /\b(?:manager|director|head|chief|president|principal|supervisor|executive|lead|captain|dean|bursar|partner)\b/i;

const isTechnical = (title: string | null): boolean =>
  readTrades(title ?? '').some(({ trade }) => TRADE_BY_ID.get(trade)?.family === 'technology');

type Answering = {
  lead: LeadInList;
  kind: EmailKind | null;
  language: string;
  /** Subject and body above the signature. */
  told: string;
  offer: Offer | null;
  list: ListHomes;
  parts: readonly SellerFacts[];
  /** Whether the offer is known to concern them; null if nothing tells. */
  level: FitLevel | null;
  /** Whether the user is told that the offer is for others. */
  isFar: boolean;
};

/** How somebody stands to what is asked of them: who may give, who decides, and who is asked by mistake. */
function settleRank(tags: Set<string>, { lead, kind, told, offer, list, level }: Answering): void {
  // Whoever buys for a company is not far from anything it may buy, unless the list was made for others.
  if (tags.has('buys') && SELLS.has(kind) && !isElsewhere(lead, list)) for (const tag of ['far', 'aside']) tags.delete(tag);
  if (tags.has('buys') && SELLS.has(kind) && tags.has('near') && !isElsewhere(lead, list)) {
    tags.delete('near');
    tags.add('owner');
  }
  // Whoever leads a department, other than its computers, has a say in more than its own work.
  const isOfFirm =
    tags.has('leads') && tags.has('department') && !tags.has('whole') && !isTechnical(lead.title) && !isElsewhere(lead, list);
  if (SELLS.has(kind) && tags.has('far') && isOfFirm && readUse(lead, { offer: tags.has('purchases') ? null : offer, ...list }) === null) {
    for (const tag of ['far', 'leads']) tags.delete(tag);
    tags.add('aside');
  }
  // Whoever leads other work, and whom an offer concerns all the same, answers for themselves.
  if (SELLS.has(kind) && CONCERNED.has(level) && tags.delete('aside')) for (const tag of ['near', 'leads']) tags.add(tag);
  const mayGive = tags.has('donor') && (!asksFirm(told, lead.company) || /\bretired\b/i.test(lead.title ?? ''));
  if (
    isJunior(tags, lead.title) &&
    !(SELLS.has(kind) && managesPlace(lead.title ?? '', offer)) &&
    !(kind === 'job_application' && tags.has('hr')) &&
    !mayGive
  )
    tags.add('junior');
  if (mayGive && !tags.has('leads') && !tags.has('whole')) tags.add('ofOwn');
}

/** Whose work is to team up with others. */
const TEAMS_UP = /\b(?:partner\p{L}*|alliances?|affiliat\p{L}*|business development|channels?|commercial|licen[sc]ing)\b/iu;
/** Whoever leads a part of a firm may enter into what concerns it. */
const LEADS_PART = /\b(?:head of|director)\b/i;
function settlePartner(tags: Set<string>, { lead, kind, offer, list }: Answering): void {
  if (kind !== 'partnership') return;
  // Whoever decides on nothing does not enter into a partnership.
  if (tags.has('junior') && !LEADS_PART.test(lead.title ?? '') && !tags.has('podcast')) tags.add('far');
  // Neither the work nor the firm of the reader comes near what is proposed.
  const isStrange = tags.has('beside') && !tags.has('podcast');
  // Whoever has a business of the kind for which the list was made is one of those who are asked.
  const isOutside = isStrange || (isElsewhere(lead, list) && !tags.has('alone'));
  if (isOutside) for (const tag of ['far', 'elsewhere']) tags.add(tag);
  if (isOutside) for (const tag of ['owner', 'near', 'aside', 'beside']) tags.delete(tag);
  if (isOutside) return;
  const isHome = (list.industries ?? []).includes(toIndustryName(lead.industry));
  const isAsked = tags.has('whole') && readUse(lead, { offer, ...list }) === 'yes';
  const isMaster = isOwnMaster(lead.title) && !isUntied(lead, offer);
  const isEntrusted = !tags.has('junior') || TEAMS_UP.test(lead.title ?? '');
  if (isAsked || ((isMaster || (isEntrusted && isTitleNamed(lead))) && !helpsOut(lead.title ?? ''))) tags.delete('far');
  // Whoever works in a firm of the kind that is asked hands it to those who decide there.
  if (
    tags.has('far') &&
    !isHome &&
    (isOtherField(lead.title, withoutCompany(lead), tags.has('junior') ? null : lead.company) || readUse(lead, { offer: null }) === 'no')
  )
    tags.add('elsewhere');
}

/** Firms and people who invest, by their name. */
const INVESTS = /\b(?:capital|ventures?|invest\p{L}*|equity|angels?|VC|funds?)\b/iu;
const DECIDES_ON_MONEY = /\b(?:invest\p{L}*|angel|partner|principal|founder|director|managing|member|chair\p{L}*|president)\b/iu;
const KEEPS_FUND =
  /\b(?:account\p{L}*|controller|assistant|office|events?|community|marketing|communications|HR|people|talent|legal|counsel|compliance|relations|platform|receptionist|secretary|admin\p{L}*|IT|PA|EA)\b/iu;
function settleInvestor(tags: Set<string>, { lead, kind }: Answering): void {
  if (kind !== 'fundraising' || tags.has('donor')) return;
  if (INVESTS.test(`${lead.title ?? ''} ${lead.company ?? ''}`)) tags.delete('far');
  // Whoever keeps a fund's books or its partners' calendars does not invest its money.
  const invests =
    tags.has('whole') ||
    (!KEEPS_FUND.test(lead.title ?? '') &&
      (DECIDES_ON_MONEY.test(lead.title ?? '') || (!tags.has('staff') && (tags.has('exec') || tags.has('owner')))));
  if (!invests && (lead.title ?? '') !== '') tags.add('junior');
}

const HIRES = ['hr', 'leads', 'whole'] as const;
/** Who hires for the work that an applicant seeks: nobody in a firm without any, and none of those who lead nobody. */
function settleApplied(tags: Set<string>, { lead, kind, list }: Answering): void {
  if (kind !== 'job_application') return;
  tags.delete('far');
  // Any firm may have an office or a shop counter, whatever its trade.
  const isOfOthers = isElsewhere(lead, list) || (tags.has('whole') && !isOfAnyTrade(lead.email.subject));
  const isOutside = isOfOthers && readJobFit(lead, null, list) === 'otherWork';
  if (isOutside) tags.add('beside');
  else if (!tags.has('whole') && !tags.has('leads') && isOtherField(lead.title, lead.email, lead.company)) tags.add('far');
  else if (tags.has('staff') && !HIRES.some((tag) => tags.has(tag))) tags.add('junior');
}

/** Whether who decides is asked of somebody who does not: whoever names another takes nothing and answers nothing for them. */
function settleAskedWho(tags: Set<string>, { lead, kind, offer, parts }: Answering): boolean {
  const asksWho = tags.has('askRight') || parts.some((part) => part.tags.includes('askRight'));
  // Work at no desk in the same house is no reason to be the one who looks after a thing.
  const isOfHouse = tags.has('deskless') && !['leads', 'whole', 'unpaidHelp'].some((tag) => tags.has(tag));
  if (asksWho && isOfHouse && !isTitleNamed(lead) && !caresForPlace(lead.title ?? '', offer)) tags.delete('owner');
  // Whoever runs a firm knows who is asked for: themselves, or nobody where they work alone.
  if (asksWho && tags.has('whole') && !tags.has('far')) tags.add(tags.has('alone') && !tags.has('owner') ? 'far' : 'owner');
  const isPassedOn = SELLS.has(kind) && asksWho && !tags.has('owner');
  if (isPassedOn) for (const tag of [...tags].filter(asksForSomething)) tags.delete(tag);
  if (isPassedOn) tags.add('askRight');
  return isPassedOn;
}

/** Whether a stranger to an offer works in a firm of others that may have a use for it. */
function isWithin(tags: ReadonlySet<string>, { lead, told, offer, list }: Answering): boolean {
  if (tags.has('whole') || speaksToSolo(told)) return false;
  const use = readUse(lead, { offer: tags.has('purchases') ? null : offer, ...list });
  // Only somebody at the head of a department has other departments to point to, in a firm of which nothing tells that they are none of its.
  const mayUse = use === null && tags.has('leads') && toIndustryName(lead.industry) === '';
  // Nothing ties those who work at no desk, in firms of another kind than any the email names, or where nobody can tell what it offers.
  const isOfOthers = tags.has('deskless') && !caresForPlace(lead.title ?? '', offer) && (!isClear(offer) || isUntied(lead, offer));
  return (use === 'yes' || mayUse) && !isOfOthers;
}

/** Somebody whose craft alone tells that an offer is not for them. */
function settleStranger(tags: Set<string>): { isPassedOn: boolean; isMisfit: boolean } {
  for (const tag of ['near', 'aside', 'insider', 'owner', 'junior']) tags.delete(tag);
  for (const tag of ['far', 'misfit', 'apart']) tags.add(tag);
  return { isPassedOn: false, isMisfit: true };
}

/** Somebody who says nothing that takes for granted that an offer is theirs; `distant`: their fit tells that it is not. */
function settleModest(tags: Set<string>, isFar: boolean): { seat: null; isPassedOn: boolean; isMisfit: boolean } {
  for (const tag of ['far', 'owner', 'near', 'aside', 'beside', 'elsewhere', 'insider', 'junior', 'misfit', 'apart', 'within'])
    tags.delete(tag);
  tags.add('modest');
  // Whoever buys for a firm may be asked for anything.
  if (isFar && !tags.has('buys')) tags.add('distant');
  return { seat: null, isPassedOn: false, isMisfit: true };
}

/** Emails whose readers may wonder whether they are meant; what is for everybody is meant for those of other firms, too. */
const mayWonder = (tags: ReadonlySet<string>, kind: EmailKind | null, isElse: boolean): boolean =>
  SELLS.has(kind) || kind === 'partnership' || (kind === null && (tags.has('cold') || tags.has('mayBeStranger') || isElse));

/**
 * Somebody of whom nothing tells for certain whether an offer is theirs: no sign ties an email to them whose work is known, or signs speak for
 * both. They say nothing that takes either for granted, unless a craft of their own tells that it is not for them.
 */
function settleUnsure(tags: Set<string>, { lead, kind, language, offer, list, level, isFar }: Answering) {
  // Whoever buys one kind of thing is not known to buy any other.
  if (
    SELLS.has(kind) &&
    level !== 'owner' &&
    buysWare(lead) === false &&
    !isWorkTied(withoutWare(lead), offer) &&
    !isFirmTied(lead, list)
  ) {
    tags.delete('buys');
    return settleModest(tags, isFar);
  }
  const isElse = isElsewhere(lead, list);
  if (!mayWonder(tags, kind, isElse) || tags.has('beside')) return null;
  const isTied = tags.has('buys') || isWorkTied(lead, offer);
  const speaksForFirm = tags.has('leads') || tags.has('whole') || isWorkUnknown(lead);
  const isTorn = tags.has('far') && (isTied || (isOfAnyField(lead) && !isUntied(lead, offer)) || (speaksForFirm && isFirmTied(lead, list)));
  const isRead = tags.has('owner') || tags.has('near') || (isOfAnyFirm(offer) && !isPlayfulTitle(lead.title ?? ''));
  // In a firm of another kind than those for which the list was made, only work that any firm has is a tie.
  const isOfOthers = isElse && (tags.has('whole') || isOfKind(lead));
  const isFree = !tags.has('far') && !tags.has('purchases') && (isOfOthers || !(isRead || isTied || isFirmTied(lead, list)));
  if (!isTorn && !(isFree && isWorkKnown(lead))) return null;
  const ownsCraft = isFree && !tags.has('aside') && (tags.has('whole') ? !HEADS.test(lead.title ?? '') : !tags.has('leads'));
  const seat = ownsCraft && language === 'en' ? nameSeat(lead.title, offer) : null;
  if (seat !== null && SELLS.has(kind)) return { seat, ...settleStranger(tags) };
  return settleModest(tags, isFar);
}

/** Whether nothing tells that a job, an invitation or a flyer is meant for somebody of this work. */
function isUnsuited(tags: ReadonlySet<string>, { lead, kind, told, list }: Answering): boolean {
  if ((lead.title ?? '') === '' || NOT_MEANT.some((tag) => tags.has(tag)) || tags.has('theirs')) return false;
  const heads = tags.has('exec') || (tags.has('leads') && (tags.has('owner') || tags.has('near')));
  if (kind === 'recruiting') return !tags.has('runsFirm') && !(tags.has('owner') && !tags.has('leads') && !isOfAnyTrade(lead.title ?? ''));
  if (kind === 'event') return !isForAll(told) && (!heads || isElsewhere(lead, list));
  return kind === 'advert' && !tags.has('owner') && !tags.has('buys') && !tags.has('whole');
}

/** Settles the tags of who answers; `seat` is what a stranger to the offer says of their own work. */
export function settleReader(tags: Set<string>, answering: Answering): { seat: string | null; isPassedOn: boolean; isMisfit: boolean } {
  const { lead, kind, language, told, offer, list, level, isFar } = answering;
  // What leads whom in another language is too uncertain to say of somebody that it is not theirs.
  if (language !== 'en' && (tags.has('leads') || tags.has('whole'))) tags.delete('far');
  const isForeignPitch = language !== 'en' && (tags.has('trades') || (kind === null && !AMONG_FRIENDS.some((tag) => tags.has(tag))));
  const offers = SELLS.has(kind) || isForeignPitch || (kind === null && (tags.has('cold') || (tags.has('proposing') && MONEY.test(told))));
  const own = offers ? nameCraft(lead, language) : null;
  if (own !== null) return { seat: own, ...settleStranger(tags) };
  // Whoever runs a firm of another kind has no page for it.
  if (kind === 'link_building' && tags.has('far') && tags.has('whole') && !tags.has('keeper') && !isAtHome(lead, list)) tags.add('beside');
  // Whoever works at no desk, and whom an invitation does not concern, is asked by mistake.
  if (kind === 'event' && (tags.has('far') || isFar) && !isForAll(told)) tags.add('beside');
  // Whoever leads a part of a firm may have reasons to go that nobody can read from a title.
  if (kind === 'event' && level === null && tags.has('leads') && !tags.has('whole')) tags.delete('beside');
  settleRank(tags, answering);
  settlePartner(tags, answering);
  settleApplied(tags, answering);
  settleInvestor(tags, answering);
  // Nobody orders from a firm of another trade than theirs but by mistake.
  const isKnownFirm = tags.has('business') && toIndustryName(lead.industry) !== '' && isOfKind(lead);
  const isAstray = isKnownFirm && !isWorkTied(lead, offer) && !isFirmTied(lead, list);
  if (isAstray) return { seat: nameSeat(lead.title), ...settleStranger(tags) };
  const unsure = settleUnsure(tags, answering);
  if (unsure !== null) return unsure;
  if (kind === 'partnership' && tags.has('elsewhere') && tags.has('far')) return { seat: nameSeat(lead.title), ...settleStranger(tags) };
  // Whoever does the work that is studied is one of those who are asked.
  if (kind === 'survey' && tags.has('theirs') && !tags.has('beside')) tags.add('owner');
  // Nobody speaks on what may be other work than theirs.
  const speaks = kind === 'event' && tags.has('speak');
  if (isUnsuited(tags, answering) && !(speaks && tags.has('leads'))) tags.add(speaks ? 'beside' : 'unsuited');
  // What a customer wants is nothing to a firm of another trade than those for which the list was made.
  if (kind === 'customer' && isElsewhere(lead, list)) return { seat: nameSeat(lead.title), ...settleStranger(tags) };
  const isPassedOn = settleAskedWho(tags, answering);
  const isStranger = SELLS.has(kind) && tags.has('far');
  const isInside = isStranger && !tags.has('alone') && isWithin(tags, answering);
  // Only what any business buys may be too much for a small one, and nothing that is made for it.
  if (isStranger && isOfAnyFirm(offer) && !speaksToSolo(told) && !isElsewhere(lead, list)) tags.add('ofAnyFirm');
  const isMisfit = isStranger && (tags.has('whole') || !tags.has('leads') || !isInside);
  if (isMisfit) tags.add('misfit');
  const isTooSmall = tags.has('solo') && tags.has('ofAnyFirm');
  // The work of those who lead is no reason why an offer is not for them, unless it is a craft of their own.
  const seat = isMisfit && (tags.has('whole') ? !HEADS.test(lead.title ?? '') : !tags.has('leads')) ? nameSeat(lead.title, offer) : null;
  if (isMisfit && !isTooSmall) tags.add(isInside ? 'within' : 'apart');
  if (isMisfit && !isOfOwnTrade(lead.company ?? '', offer) && isOtherField(lead.title, withoutCompany(lead), lead.company))
    tags.add('elsewhere');
  // A firm is often named after what it sells.
  const said = lead.company === null || lead.company === '' ? told : told.replaceAll(lead.company, '');
  const isOfPeers = isPeer(lead.title, said) || (tags.has('whole') && isPeer(lead.company?.split(' ').at(-1) ?? null, said));
  if (SELLS.has(kind) && language === 'en' && isOfPeers)
    tags.add(tags.has('whole') || tags.has('alone') || sellsOwnWork(lead) ? 'peer' : 'inHouse');
  const isOwnWork = tags.has('peer') || tags.has('inHouse');
  // Only a craft of their own tells of strangers for certain that an offer is not for them, and only their fit that it is for others.
  const isStrange = seat !== null && (level === 'far' || !tags.has('department'));
  const isSure = isStrange || isTooSmall || (!isMisfit && CONCERNED.has(level)) || (lead.title ?? '') === '';
  if (SELLS.has(kind) && language === 'en' && !isOwnWork && !isSure) return settleModest(tags, isFar);
  if (isMisfit) return { seat, isPassedOn, isMisfit };
  // Whom any other email does not concern says what they do, whatever it may offer.
  const isNotMeant = !SELLS.has(kind) && NOT_MEANT.some((tag) => tags.has(tag));
  if (isNotMeant) tags.add('misfit');
  // Whoever hires for a firm deals with recruiters, even if not for themselves.
  const isHiring = kind === 'recruiting' && tags.has('hr');
  return { seat: isNotMeant && !isHiring ? nameSeat(lead.title) : null, isPassedOn, isMisfit };
}
