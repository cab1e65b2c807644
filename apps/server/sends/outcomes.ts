import type { Difference, getOutcome as getOutcomeEndpoint, recordOutcome as recordOutcomeEndpoint } from '@coldcast/contract/outcomes';
import { learnSender } from '@coldcast/simulator/sender/learnSender';
import type { GapAdvice } from '@coldcast/simulator/sender/explainGap';
import type { CampaignReading, SenderPosterior } from '@coldcast/simulator/sender/sender';
import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
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

async function getCampaign(app: App, organisationId: string, campaignId: string): Promise<{ organisationId: string; campaignId: string }> {
  const ref = { organisationId, campaignId: campaignId.toLowerCase() };
  if (!isUuid(campaignId) || !(await hasCampaign(app.db, ref))) throw new AppError('campaign_not_found');
  return ref;
}

function parseReason(text: string | undefined): string | null {
  const reason = text?.trim() ?? '';
  if ([...reason].length > MAX_REASON) throw invalidField('reason', `A reason can have ${MAX_REASON} characters.`);
  return reason === '' ? null : reason;
}

/** Adds what really happened. The same again changes nothing; anything else is a correction, which needs its reason. */
export const recordOutcome: Handler<typeof recordOutcomeEndpoint> = async (app, { user, params, body }) => {
  const ref = await getCampaign(app, user.organisationId, params.campaignId);
  const { sentOn: day, reason: given, ...typed } = body;
  const [sentOn, figures, reason] = [parseDayField('sentOn', day), parseFigures(typed), parseReason(given)];
  const now = app.clock.now();
  if (sentOn > now.toISOString().slice(0, 10)) throw invalidField('sentOn', 'sentOn cannot be in the future.');
  const isNew = await app.db.transaction(async (tx) => {
    const last = await lockRecord(tx, ref);
    if (last === undefined) throw new AppError('campaign_not_finished');
    if (last.figures !== null && last.sentOn === sentOn && sameFigures(last.figures, figures)) return false;
    if (last.number > 0 && reason === null) throw new AppError('reason_needed');
    await insertOutcome(tx, {
      ...ref,
      id: randomUUID(),
      number: last.number + 1,
      sentOn,
      figures,
      reason: last.number === 0 ? null : reason,
      createdBy: user.userId,
      now,
    });
    return true;
  });
  const [row] = await listRecords(app.db, ref.organisationId, ref.campaignId);
  const outcome = row && toRecordEntry(row).outcomes.at(-1);
  if (outcome === undefined) throw new AppError('campaign_not_found');
  return { message: isNew ? 'Result saved' : 'This result was saved before', isNew, outcome };
};

const adviceText = ({ kind, count }: GapAdvice): string =>
  ({
    seed_test: `A seed test of ${count ?? 20} addresses would show whether placement was the cause.`,
    more_sends: `${count ?? 300} more sends to the same kind of list would show whether it was chance.`,
    nothing_to_explain: 'This lies within what may be seen. There is nothing to explain.',
    cannot_tell: 'Nothing at hand can tell these causes apart.',
  })[kind];

async function explainDifference(
  row: RecordRow,
  { readingJson, posteriorJson }: { readingJson: string; posteriorJson: string | null },
): Promise<Difference | null> {
  const actual = readActual(row.outcomes.at(-1));
  if (actual === null) return null;
  // Both were written by us from the engine's own answers.
  const sender = posteriorJson === null ? learnSender([]) : (JSON.parse(posteriorJson) as SenderPosterior);
  const expected = JSON.parse(readingJson) as CampaignReading;
  const gap = await explainGapInThread({
    sender,
    expected,
    bucket: row.bucket,
    delivered: actual.trials,
    replies: actual.count,
    hasSeedTest: false,
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
