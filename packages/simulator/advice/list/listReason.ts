import type { MeasuredFactor } from '../../explain/measureFactors.ts';
import { isFar, mayBeMoreFar, type LeadRow } from '../../explain/rows.ts';
import { sayConcern } from '../../fit/concerns.ts';
import { isListBlamed, isTold, toOfferName } from '../../fit/isTold.ts';
import { toMany } from '../../fit/toMany.ts';
import type { Offer } from '../../fit/offer.ts';
import { countOf } from '../../countOf.ts';
import type { StageName } from '../../explain/explanation.ts';
import { costsNothing } from '../plan/isWorthTelling.ts';
import type { CampaignContext } from '../../lead.ts';
import { readCampaign, spreadOf } from '../../readCampaign.ts';
import { SIGNS } from '../../signs/signs.ts';
import type { DraftFix, DraftReason } from '../plan/draftReason.ts';
import { LEAST_COST } from './leadingList.ts';
import { mayMisread } from './mayMisread.ts';
import { tryShorterList, type WholeList } from './tryShorterList.ts';

const [WRITE_TO_OWNERS] = SIGNS.fit.sentences.far.takeaways;

/** Whether anything is known of an offer that says whose work it is: of an email that may sell nothing, mostly nothing is. */
export const isWorkKnown = (offer: Offer): boolean =>
  offer.isUnclear !== true || toOfferName(offer) !== null || (isTold(offer) && sayConcern(offer) !== null);

type Measured = {
  rows: readonly LeadRow[];
  bucket: number;
  /** The whole list, if `rows` are only some of it. */
  whole?: WholeList | undefined;
  factors: readonly MeasuredFactor[];
};

/** The list without these leads, simulated; null if too few would be left. */
function toFix(campaign: CampaignContext, { rows, bucket, whole }: Measured, cost: number): DraftFix | null {
  const spread = spreadOf(
    readCampaign(
      campaign,
      rows.map(({ lead }) => lead),
    ),
  );
  const tried = tryShorterList('fit', { stage: 'reply', campaign, rows, bucket, spread, cost, whole });
  if (tried?.verification?.verified !== true) return null;
  const { text, verification, list } = tried;
  return { editId: null, text, verification, email: null, ...(list !== undefined && { list }) };
}

/** How many leads rarely decide on an offer; without a name for it, that they do other work than what it is about. */
function sayFar(offer: Offer, { far, leads, isLeast }: { far: number; leads: number; isLeast: boolean }): string {
  const least = `at least ${far.toLocaleString('en-US')}`;
  const count = `${isLeast ? least : far.toLocaleString('en-US')} of ${countOf(leads, 'lead')}`;
  const Count = count.replace(/^at/, 'At');
  const isOne = far === 1;
  const work = isOne ? 'works in another field' : 'work in other fields';
  if (offer.kind === 'recruiting') return `${Count} ${isOne ? 'works' : 'work'} in another field`;
  const name = toOfferName(offer);
  if (name !== null) return `${Count} rarely ${isOne ? 'decides' : 'decide'} on ${toMany(name)}`;
  const concern = isTold(offer) ? sayConcern(offer) : null;
  return concern === null ? `This email is not about the work of ${count}` : `${concern.lead} ${concern.field}; ${count} ${work}`;
}

/**
 * That much of the list rarely decides on the offer, with what leaving those leads out wins; null if few do, or if the list as a whole fits
 * better than most. It costs what the insights say that it costs: the average over the list.
 */
export function findListReason(campaign: CampaignContext, measured: Measured): DraftReason | null {
  const { offer = null, leadCount } = campaign;
  const { rows, whole, factors } = measured;
  const farLeads = whole?.far ?? rows.filter(isFar).length;
  if (offer === null || !isWorkKnown(offer) || !isListBlamed(offer, { far: farLeads, leads: leadCount })) return null;
  if (mayMisread(offer, rows)) return null;
  const cost = factors.find(({ factorId, contribution }) => factorId === 'fit' && contribution < 0);
  const title = sayFar(offer, { far: farLeads, leads: leadCount, isLeast: mayBeMoreFar(rows) });
  const told = { stage: 'reply', factorId: 'fit', title, toll: null } as const;
  if (cost === undefined) return null;
  const { deltaPoints, interval80 } = cost;
  if (costsNothing(cost)) return null;
  const fix = toFix(campaign, measured, -deltaPoints);
  // Of a rate that is low anyway, little is much.
  if (fix === null && deltaPoints > -LEAST_COST && 2 * farLeads < leadCount) return null;
  return { ...told, deltaPoints, interval80, fix, idea: fix?.text ?? WRITE_TO_OWNERS.replace(/\.$/, '') };
}

/**
 * The list comes before the words if it costs more than any of them, in replies, or if most of it does not fit; not if those whom a shorter one leaves out reply nearly as often
 * as the others, or it gives up much of the replies.
 */
export function placeList(
  ofList: DraftReason,
  ofText: readonly DraftReason[],
  { rates, isMisfit }: { rates: Readonly<Record<StageName, number>>; isMisfit: boolean },
): DraftReason[] {
  const inReplies = ({ stage, deltaPoints }: DraftReason): number =>
    stage === 'open' ? (deltaPoints * rates.reply) / rates.open : deltaPoints;
  const comesLast = ofList.fix?.list?.mayLead === false;
  const isFirst = !comesLast && (isMisfit || ofText.every((one) => ofList.deltaPoints <= inReplies(one)));
  return isFirst ? [ofList, ...ofText] : [...ofText, ofList];
}
