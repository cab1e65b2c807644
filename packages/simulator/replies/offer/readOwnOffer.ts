import type { Offer } from '../../fit/offer.ts';
import { readOffer } from '../../fit/readOffer.ts';
import type { LeadInList } from '../../lead.ts';
import { isOutsideKind, type EmailKind } from '../../reader/kinds.ts';
import { ROLES } from '../../reader/roles.ts';
import { isMedium } from './isMedium.ts';
import type { ReadBody } from '../readDraftBody.ts';
import type { ReplyCampaign } from '../replyCampaign.ts';

/** Leads of a list often get the same text, so offers are cached, up to a limit. */
const offers = new Map<string, Offer | null>();
const MOST_OFFERS = 64;

/** Something to read or watch that an email sends or offers to send. */
const SENDS = ['sends', 'resource'] as const;

/** What an email offers: as read over the whole list, otherwise from this email alone. A video that is sent says nothing about who buys what it shows. */
export function readOwnOffer(lead: LeadInList, input: OfferInput & { marks: ReadonlySet<string> }): Offer | null {
  const offer = readAnyOffer(lead, input);
  const isSent = SENDS.some((tag) => input.marks.has(tag)) && input.campaign.corrections?.offer === undefined;
  return isSent && isMedium(offer?.phrase ?? '') ? null : offer;
}

function readAnyOffer(lead: LeadInList, { kind, parts, readings, campaign }: OfferInput): Offer | null {
  const { corrections, offer: listed } = campaign;
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
