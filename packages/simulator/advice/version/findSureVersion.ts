import { listOnlyCut } from './listOnlyCut.ts';
import type { EditId } from '../../edits/edits.ts';
import { isLessOnAverage } from '../../edits/sayVerification.ts';
import type { OfferedVersion, StageName } from '../../explain/explanation.ts';
import type { CampaignContext, LeadInList } from '../../lead.ts';
import type { ToldVersion } from '../../narrative/summaryInput.ts';
import { findBetterVersion, type BetterVersion } from './findBetterVersion.ts';

/** The better version of a list's email, without a switch for each change. */
export function findVersion(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { bucket, wanted }: { bucket: number; wanted: readonly EditId[] },
): BetterVersion | null {
  const search = findBetterVersion(campaign, leads, { bucket, hasSwitches: false, wanted });
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value.version;
}

/** From this gain on, a version is more than a cut of empty words. */
const LEAST_TOLD = 0.05;

/** What the pages of both stages tell of a better version; opens depend on the subject alone. */
export function tellVersion(version: OfferedVersion | null): Readonly<Record<StageName, ToldVersion | null>> {
  if (version === null) return { open: null, reply: null };
  const { total, changes, original } = version;
  const isSpelling = (all: OfferedVersion['changes']): boolean => all.every(({ editId }) => editId === 'correct_spelling');
  const reply = {
    isSure: total.verified,
    changes: changes.length,
    lift: total.lift,
    lift80: total.lift80,
    onAverage: isLessOnAverage(total) ? total.promised : null,
    isSpelling: isSpelling(changes),
    first: changes.find(({ editId }) => editId !== 'break_into_paragraphs')?.text ?? '',
    cut: total.lift < LEAST_TOLD ? listOnlyCut(changes) : null,
  };
  const ofSubject = changes.filter(({ lines }) => lines.removed.includes(original.subject));
  const isSure = total.verified && ofSubject.some(({ verification }) => verification.verified);
  return { reply, open: ofSubject.length === 0 ? null : { ...reply, isSure, isSpelling: isSpelling(ofSubject), cut: null } };
}
