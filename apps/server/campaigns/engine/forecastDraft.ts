import type { forecastDraft as forecastEndpoint } from '@coldcast/contract/forecast';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import { csvUnreadableMessage, missingColumnsMessage, type ErrorCode } from '@coldcast/contract/errors';
import { MAX_FORECAST_LEADS } from '@coldcast/contract/forecast';
import type { ForecastFor } from '@coldcast/contract/shapes';
import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import {
  completeRow,
  fillLeads,
  fillLeadsWithinLimit,
  judgeFilledLeads,
  type EmailTemplate,
  type FilledLead,
} from '@coldcast/rules/filledLeads';
import { readLeadFile, type InvalidRow, type LeadRow } from '@coldcast/rules/leadFile';
import { checkEmails } from '@coldcast/rules/preflight/checkEmails';
import { listWeakNotes } from '@coldcast/rules/preflight/weak/findWeakEmail';
import { stopAfter } from '@coldcast/rules/sequence/stopAfter';
import { toWholeText } from '@coldcast/rules/sequence/wholeText';
import { toTypicalRows } from '@coldcast/rules/typicalRows';
import { adviseDraft, type DraftReason, type SharedTemplate } from '@coldcast/simulator/adviseDraft';
import { compareEmails, type Comparison, type SequenceVersion } from '@coldcast/simulator/compareEmails';
import { forecast } from '@coldcast/simulator/forecast';
import type { CampaignContext, LeadInList } from '@coldcast/simulator/lead';
import { findGreetedStranger } from '@coldcast/simulator/greetedStranger';
import { namesNoEmployer } from '@coldcast/simulator/namesNoEmployer';
import { listLeads } from '@coldcast/simulator/listLeads';
import { isNamed, isTold, toOfferName } from '@coldcast/simulator/isTold';
import { readLeadFit, readListOffer, type ListOffer } from '@coldcast/simulator/listOffer';
import { WEAK_READERS } from '@coldcast/simulator/weakReaders';
import type { BucketForecast } from '@coldcast/simulator/outcome';
import { readCampaign, type CampaignReading } from '@coldcast/simulator/readCampaign';
import type { SenderPosterior } from '@coldcast/simulator/sender/sender';
import { listTypicalLeads } from '@coldcast/simulator/typicalList';

/** The engine's part of the answer; the sender's history is added where it is read. */
type Answer = Omit<EndpointAnswer<typeof forecastEndpoint>, 'assumedHuman'>;

export type DraftTask = {
  email: EmailTemplate | null;
  /** A lead list, or a campaign file if there is no email; null for the typical list. */
  leadsCsv: string | null;
  against: EmailTemplate | null;
  /** 0 to 9. */
  bucket: number;
  sendSize: number | null;
  /** `SenderPosterior` as JSON; null for an unknown sender. */
  senderJson: string | null;
  prices: ComplaintPrices;
  seed: string;
};

export type DraftReading = { ok: true; answer: Answer } | { ok: false; code: ErrorCode; message?: string };

type Refusal = Extract<DraftReading, { ok: false }>;

/** A draft's rows, filled: `rows` has the order of `leads`. */
type Draft = { leads: LeadInList[]; rows: FilledLead[]; headers: readonly string[] | null; invalidRows: InvalidRow[]; isTypical: boolean };

/** At most this many invalid rows are listed in an answer. */
const MAX_INVALID = 20;
const MESSAGE = 'SIMULATED: a forecast of a draft. Nothing was sent, launched or stored, and no credits were used.';

type Rows = { leads: readonly LeadRow[]; headers: readonly string[] | null; invalidRows: InvalidRow[] };

function readRows({ email, leadsCsv }: DraftTask): Rows | Refusal {
  if (leadsCsv === null) return { ...toTypicalRows(toWholeText(email ?? { subject: '', body: '' }), listTypicalLeads()), invalidRows: [] };
  const file = readLeadFile(new TextEncoder().encode(leadsCsv), { mode: email === null ? 'campaign' : 'leads' });
  if (!file.ok) return { ok: false, code: 'csv_unreadable', message: csvUnreadableMessage(file.problem) };
  if (file.missingColumns.length > 0) return { ok: false, code: 'missing_columns', message: missingColumnsMessage(file.missingColumns) };
  return file;
}

function readDraft(task: DraftTask): Draft | Refusal {
  const rows = readRows(task);
  if ('code' in rows) return rows;
  const isTypical = task.leadsCsv === null;
  for (const email of [task.email, task.against]) {
    const whole = email && toWholeText(email);
    const message = whole && validateVariables(whole, isTypical ? toTypicalRows(whole, []).headers : rows.headers).message;
    if (message !== null) return { ok: false, code: 'invalid_input', message };
  }
  const filled = fillLeadsWithinLimit(task.email, rows.leads, rows.headers);
  if (filled === null) return { ok: false, code: 'too_much_text' };
  const judged = judgeFilledLeads(filled);
  if (judged.leads.length === 0) return { ok: false, code: 'no_valid_rows' };
  if (judged.leads.length > MAX_FORECAST_LEADS) return { ok: false, code: 'forecast_too_large' };
  return {
    leads: listLeads(judged.leads, completeRow),
    rows: judged.leads,
    headers: rows.headers,
    invalidRows: [...rows.invalidRows, ...judged.invalidRows],
    isTypical,
  };
}

/** How an email reads for one lead of the draft, filled as at launch. */
const fillFor = ({ rows, headers }: Draft) => {
  const rowOf = new Map(rows.map((row) => [row.leadKey, row]));
  return (written: EmailTemplate, leadKey: string): SequenceVersion => {
    const row = rowOf.get(leadKey);
    const [lead] = row === undefined ? [] : listLeads(fillLeads(written, [row], headers), completeRow);
    return lead === undefined ? written : { ...lead.email, followUps: lead.followUps ?? [] };
  };
};

function toTemplate(email: EmailTemplate, draft: Draft): SharedTemplate {
  const fill = fillFor(draft);
  const company = fillLeads({ subject: '', body: '{{company}}' }, draft.rows, draft.headers);
  return {
    email,
    fill: (written, { leadKey }) => fill(written, leadKey),
    fillsCompany: company.every(({ body }) => body.trim() !== '' && !body.includes('{{')),
  };
}

function findReasons(campaign: CampaignContext, draft: Draft, { email, bucket }: DraftTask): DraftReason[] {
  const search = adviseDraft(campaign, draft.leads, {
    bucket,
    most: 4,
    ...(email !== null && { template: toTemplate(email, draft) }),
    notesOf: (edited) => listWeakNotes({ ...edited, company: draft.leads[0]?.company ?? null }, WEAK_READERS).map(({ text }) => text),
  });
  for (;;) {
    const found = search.next();
    if (found.done === true) return found.value;
  }
}

const toReason = ({ stage, factorId, title, toll, deltaPoints, interval80, fix }: DraftReason): Answer['reasons'][number] => ({
  stage,
  factorId,
  title,
  ...(toll !== null && { toll }),
  deltaPoints,
  interval80: [...interval80],
  fix: fix && {
    text: fix.text,
    sentence: fix.verification.sentence,
    email: fix.email,
    deltaPoints: fix.verification.deltaPoints,
    interval80: [...fix.verification.interval80],
  },
});

function toForecasts({ expected, trueRate80, run80, ofReplies, forSender }: BucketForecast): ForecastFor[] {
  const toWire = (
    forWhom: ForecastFor['for'],
    rates: Pick<BucketForecast, 'trueRate80' | 'run80' | 'ofReplies'>,
    median: typeof expected,
  ) => {
    const copy = { for: forWhom, median, interval80: rates.trueRate80, run80: rates.run80, ofReplies: rates.ofReplies };
    // The API's pairs are mutable; the values are the same.
    return structuredClone(copy) as unknown as ForecastFor;
  };
  const unknown = toWire('unknown_sender', { trueRate80, run80, ofReplies }, expected);
  return forSender === undefined ? [unknown] : [toWire('sender', forSender, forSender.median), unknown];
}

/** What each email of a sequence adds; null for a single email. */
function toSteps({ steps = [] }: BucketForecast, prices: ComplaintPrices): Pick<Answer, 'steps' | 'stopAfter'> {
  if (steps.length < 2) return { steps: null, stopAfter: null };
  const worth = stopAfter(
    steps.map(({ expected }) => expected),
    prices,
  );
  const told = steps.map(({ step, stillIn, expected, trueRate80 }) => ({ step, stillIn, expected, interval80: trueRate80 }));
  // The API's pairs are mutable; the values are the same.
  return { steps: structuredClone(told) as unknown as Answer['steps'], stopAfter: worth };
}

function countFit(campaign: CampaignContext, { leads, isTypical }: Draft, { offer }: ListOffer): Answer['fit'] {
  if (isTypical || offer === null) return null;
  const name = toOfferName(offer);
  const levels = leads.map((lead) => readLeadFit(campaign, lead)?.level ?? 'unknown');
  const isUnknown = levels.every((level) => level === 'unknown');
  if (isUnknown && !isNamed(offer)) return null;
  if (isUnknown && !isTold(offer)) return { offer: name, owner: null, near: null, far: null, unknown: null };
  const count = (level: (typeof levels)[number]) => levels.filter((found) => found === level).length;
  return { offer: name, owner: count('owner'), near: count('near'), far: count('far'), unknown: count('unknown') };
}

function toComparison({ rates, movedLeads, leads }: Comparison): Answer['comparison'] {
  const rateOf = (name: keyof Comparison['rates']) => ({ ...rates[name], interval80: [...rates[name].interval80] as [number, number] });
  return {
    open: rateOf('open'),
    reply: rateOf('reply'),
    interest: rateOf('interest'),
    unsubscribe: rateOf('unsubscribe'),
    spam_report: rateOf('spam_report'),
    movedLeads,
    leads,
  };
}

function compare(campaign: CampaignContext, draft: Draft, { against, bucket }: DraftTask): Answer['comparison'] {
  if (against === null) return null;
  const fill = fillFor(draft);
  const second = (lead: LeadInList) => fill(against, lead.leadKey);
  return toComparison(
    compareEmails(({ email, followUps = [] }) => ({ ...email, followUps }), second, { campaign, leads: draft.leads, bucket }),
  );
}

/** What stands out in the emails as they will be sent. */
function checkDraft(
  { leads, rows, headers }: Draft,
  { email }: DraftTask,
  { isScam, isOutside, isUnsure }: CampaignReading,
): Answer['checks'] {
  const filled = rows.map((row, index) => ({ ...row, ...leads[index]?.email, followUps: leads[index]?.followUps ?? [] }));
  const findings = checkEmails(filled, {
    headers,
    isOwnEmails: email === null,
    findStranger: findGreetedStranger,
    namesNoEmployer,
    isScam: () => isScam,
    isToOthers: () => isOutside || isUnsure,
    ...WEAK_READERS,
  });
  return findings.map(({ kind, text, place = null, rowNumbers, problem, advice }) => ({
    kind,
    text,
    place,
    rowCount: rowNumbers.length,
    problem,
    advice,
  }));
}

/** Computes everything in the answer to a draft's forecast. Takes a second for the largest list, so it runs in an engine thread. */
export function forecastDraft(task: DraftTask): DraftReading {
  const draft = readDraft(task);
  if ('code' in draft) return draft;
  const { leads, isTypical, invalidRows } = draft;
  // A typical list represents any list: nobody on it is known to decide on the offer or to be far from it.
  const listOffer: ListOffer = isTypical ? { offer: null, knownFitShare: 0 } : readListOffer(leads);
  const campaign: CampaignContext = {
    seed: task.seed,
    leadCount: leads.length,
    ...listOffer,
    ...(task.sendSize !== null && { sendSize: task.sendSize }),
  };
  // This server wrote the text from the engine's own answer.
  const sender = task.senderJson === null ? undefined : (JSON.parse(task.senderJson) as SenderPosterior);
  const [row] = forecast(campaign, leads, { buckets: [task.bucket], sender });
  if (row === undefined) return { ok: false, code: 'internal' };
  const reading = readCampaign(campaign, leads);
  return {
    ok: true,
    answer: {
      message: MESSAGE,
      bucket: BUCKETS[task.bucket] ?? '40-50',
      leads: leads.length,
      isTypicalList: isTypical,
      invalidRowCount: invalidRows.length,
      invalidRows: invalidRows.slice(0, MAX_INVALID).map(({ rowNumber, reason }) => ({ row: rowNumber, reason })),
      forecasts: toForecasts(row),
      fit: countFit(campaign, draft, listOffer),
      ...toSteps(row, task.prices),
      warnings: reading.banners.map(({ text }) => text),
      checks: checkDraft(draft, task, reading),
      reasons: findReasons(campaign, draft, task).map(toReason),
      comparison: compare(campaign, draft, task),
    },
  };
}
