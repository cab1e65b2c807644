import type { Difference, getOutcome as getOutcomeEndpoint, recordOutcome as recordOutcomeEndpoint } from '@coldcast/contract/outcomes';
import { learnSender } from '@coldcast/simulator/sender/learnSender';
import type { GapAdvice } from '@coldcast/simulator/sender/explainGap';
import type { CampaignReading, SenderPosterior } from '@coldcast/simulator/sender/sender';
import { countDelivered } from '@coldcast/rules/sends/sendFigures';
import { seenBand } from '@coldcast/simulator/sender/scoreReply';
import { randomUUID } from 'node:crypto';
import type { EndpointBody } from '@coldcast/contract/endpoint';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { isUuid } from '../http/isUuid.ts';
import { invalidField, parseDayField, parseFigures } from './parseFigures.ts';
import { findGapInput, hasCampaign, insertOutcome, listRecords, lockRecord, type RecordRow } from './records.store.ts';
import { explainGapInThread } from './senderThreads.ts';
import type { CountedFigures } from './sends.store.ts';
import { readActual, toRecordEntry } from './toRecordEntry.ts';

const MAX_REASON = 500;

const sameFigures = (one: CountedFigures, other: CountedFigures): boolean => {
  const toText = (figures: CountedFigures) => JSON.stringify(Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return toText(one) === toText(other);
};

export async function getCampaign(app: App, organisationId: string, campaignId: string): Promise<CampaignOfOrganisation> {
  const ref = { organisationId, campaignId: campaignId.toLowerCase() };
  if (!isUuid(campaignId) || !(await hasCampaign(app.db, ref))) throw new AppError('campaign_not_found');
  return ref;
}

function parseReason(text: string | undefined): string | null {
  const reason = text?.trim() ?? '';
  if ([...reason].length > MAX_REASON) throw invalidField('reason', `A reason can have at most ${MAX_REASON} characters.`);
  return reason === '' ? null : reason;
}

type CampaignOfOrganisation = { organisationId: string; campaignId: string };

/** A reported result, checked; `reason` is null if none was given. */
export type SaidOutcome = { sentOn: string; figures: CountedFigures; reason: string | null };

type OutcomeBody = EndpointBody<typeof recordOutcomeEndpoint>;

export function parseOutcome(app: App, { sentOn: day, reason: given, ...typed }: OutcomeBody): SaidOutcome {
  const [sentOn, figures, reason] = [parseDayField('sentOn', day), parseFigures(typed), parseReason(given)];
  if (sentOn > app.clock.now().toISOString().slice(0, 10)) throw invalidField('sentOn', 'sentOn cannot be in the future.');
  return { sentOn, figures, reason };
}

/**
 * Returns the number of the last entry, or that the same was reported before. Throws if the campaign has not ended, or if a correction has
 * no reason.
 */
export async function lockForOutcome(
  tx: Transaction,
  ref: CampaignOfOrganisation,
  { sentOn, figures, reason }: SaidOutcome,
): Promise<{ isKnown: boolean; lastNumber: number }> {
  const last = await lockRecord(tx, ref);
  if (last === undefined) throw new AppError('campaign_not_finished');
  if (last.figures !== null && last.sentOn === sentOn && sameFigures(last.figures, figures))
    return { isKnown: true, lastNumber: last.number };
  if (last.number > 0 && reason === null) throw new AppError('reason_needed');
  return { isKnown: false, lastNumber: last.number };
}

/** Adds a result within a transaction; false if the same was reported before. */
export async function addOutcome(
  tx: Transaction,
  ref: CampaignOfOrganisation,
  { said, createdBy, now }: { said: SaidOutcome; createdBy: string; now: Date },
): Promise<boolean> {
  const { isKnown, lastNumber } = await lockForOutcome(tx, ref, said);
  if (isKnown) return false;
  const reason = lastNumber === 0 ? null : said.reason;
  await insertOutcome(tx, { ...ref, ...said, id: randomUUID(), number: lastNumber + 1, reason, createdBy, now });
  return true;
}

export async function toOutcomeAnswer(app: App, ref: CampaignOfOrganisation, isNew: boolean) {
  const [row] = await listRecords(app.db, ref.organisationId, ref.campaignId);
  const outcome = row && toRecordEntry(row).outcomes.at(-1);
  if (outcome === undefined) throw new AppError('campaign_not_found');
  return { message: isNew ? 'Result saved' : 'This result was saved before', isNew, outcome };
}

/** Records what really happened. Repeating it changes nothing; anything else is a correction, which needs a reason. */
export const recordOutcome: Handler<typeof recordOutcomeEndpoint> = async (app, { user, params, body }) => {
  const ref = await getCampaign(app, user.organisationId, params.campaignId);
  const said = parseOutcome(app, body);
  const isNew = await app.db.transaction((tx) => addOutcome(tx, ref, { said, createdBy: user.userId, now: app.clock.now() }));
  return toOutcomeAnswer(app, ref, isNew);
};

const adviceText = ({ kind, count }: GapAdvice): string =>
  ({
    seed_test: `A seed test of ${count ?? 20} addresses would show whether placement was the cause.`,
    more_sends: `${count ?? 300} more sends to the same kind of list would show whether it was chance.`,
    change_one: 'The cause is the email, the list or the timing. Another send that changes only one of them would show which.',
    nothing_to_explain: 'This is within the expected range, so there is nothing to explain.',
    cannot_tell: 'The data cannot tell these causes apart.',
  })[kind];

async function explainDifference(
  row: RecordRow,
  { readingJson, posteriorJson }: { readingJson: string; posteriorJson: string | null },
): Promise<Difference | null> {
  const last = row.outcomes.at(-1);
  const actual = readActual(last);
  if (last === undefined || actual === null) return null;
  // This server wrote both from the engine's own answers.
  const sender = posteriorJson === null ? learnSender([]) : (JSON.parse(posteriorJson) as SenderPosterior);
  const expected = JSON.parse(readingJson) as CampaignReading;
  const gap = await explainGapInThread({
    sender,
    expected,
    bucket: row.bucket,
    delivered: actual.trials,
    replies: actual.count,
    hasSeedTest: false,
    // The range shown next to the result, so that both agree.
    seen80: seenBand(row.rates.reply, countDelivered(last.figures)),
  });
  return {
    actual: actual.count / actual.trials,
    expected: row.rates.reply.median,
    isWithin80: gap.isWithin80,
    parts: gap.parts.map(({ part, mean, interval80: [low, high], probability }) => ({
      part,
      mean,
      interval80: [low, high],
      probability: Math.min(1, probability),
    })),
    advice: gap.advice.map((advice) => ({ ...advice, text: adviceText(advice) })),
  };
}

export const getOutcome: Handler<typeof getOutcomeEndpoint> = async (app, { user, params }) => {
  const ref = await getCampaign(app, user.organisationId, params.campaignId);
  const [row] = await listRecords(app.db, ref.organisationId, ref.campaignId);
  const input = await findGapInput(app.db, ref);
  if (row === undefined || input === undefined) return { entry: null, difference: null };
  return { entry: toRecordEntry(row), difference: await explainDifference(row, input) };
};
