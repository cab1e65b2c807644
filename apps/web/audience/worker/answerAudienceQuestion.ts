import { toAudienceView, type AudienceView } from '@coldcast/rules/audienceAnswer';
import { audienceCsv, type LeadSource } from '@coldcast/rules/audienceCsv';
import type { AudienceGroupName } from '@coldcast/rules/audienceWords';
import { writeCampaignCsv } from '@coldcast/rules/campaignCsv';
import { countEmailsPerLead, toComplaintBudget } from '@coldcast/rules/complaintBudget';
import { netInterest, type ComplaintPrices } from '@coldcast/rules/complaintPrices';
import { toBucketIndex, type Bucket } from '@coldcast/rules/deliverability';
import { completeRow, fillLeads, type FilledLead } from '@coldcast/rules/filledLeads';
import { readLeadFile } from '@coldcast/rules/leadFile';
import { planRated } from '@coldcast/simulator/audience/planAudience';
import { sumKept, type AudienceSums } from '@coldcast/simulator/audience/sumKept';
import { rateList, readAudience, type RatedList, type ReadAudience } from '@coldcast/simulator/audience/ratedList';
import { EMAIL_KINDS } from '@coldcast/simulator/kinds';
import type { CampaignContext, Corrections } from '@coldcast/simulator/lead';
import { listLeads } from '@coldcast/simulator/listLeads';
import { readCorrectedOffer } from '@coldcast/simulator/listOffer';

/** What the user corrected about the email, as the campaign stores it. */
type StoredCorrections = { offer?: string; offerOwners?: readonly string[]; emailKind?: string; emailLanguage?: string };

const toCorrections = ({ emailKind, ...rest }: StoredCorrections): Corrections => ({
  ...rest,
  emailKind: EMAIL_KINDS.find((kind) => kind === emailKind),
});

/** A list with its emails: a campaign file, and what the campaign itself stores. */
export type AudienceList = {
  /** Identifies the list: same key, same list. */
  key: string;
  csv: string;
  seed: string;
  /** How many people get the text; null if only the file. */
  sendSize: number | null;
  corrections: StoredCorrections | null;
};

export type AudienceQuestion =
  | { kind: 'plan'; list: AudienceList; bucket: Bucket; prices: ComplaintPrices }
  /** What a launch of only these leads would bring. */
  | { kind: 'cut'; list: AudienceList; bucket: Bucket; leadIds: readonly string[] }
  /** The leads of a group as CSV; without a group, all of them. */
  | { kind: 'csv'; list: AudienceList; leads: AudienceView['leads']; group: AudienceGroupName | null }
  /** A campaign file with the given leads. */
  | { kind: 'campaign'; list: AudienceList; leadIds: readonly string[] };

export type AudienceReply = { kind: 'plan'; view: AudienceView } | { kind: 'cut'; kept: AudienceSums } | { kind: 'text'; text: string };

type OpenList = {
  key: string;
  campaign: CampaignContext;
  read: ReadAudience;
  rows: readonly FilledLead[];
  headers: readonly string[] | null;
  rated: Map<number, RatedList>;
};

let open: OpenList | undefined;

/** Reads a list once: other buckets, prices and cuts read no email again. */
function openList({ key, csv, seed, sendSize, corrections }: AudienceList): OpenList {
  if (open?.key === key) return open;
  const file = readLeadFile(new TextEncoder().encode(csv), { mode: 'campaign' });
  if (!file.ok) throw new Error(file.problem);
  const rows = fillLeads(null, file.leads, file.headers);
  const leads = listLeads(rows, completeRow);
  const corrected = corrections === null ? null : toCorrections(corrections);
  const campaign: CampaignContext = {
    seed,
    leadCount: leads.length,
    ...readCorrectedOffer(leads, corrected ?? {}),
    ...(sendSize === null ? {} : { sendSize }),
    ...(corrected === null ? {} : { corrections: corrected }),
  };
  open = { key, campaign, read: readAudience(campaign, leads), rows, headers: file.headers, rated: new Map() };
  return open;
}

function rateAt(list: OpenList, bucket: number): RatedList {
  const known = list.rated.get(bucket) ?? rateList(list.read, bucket);
  list.rated.set(bucket, known);
  return known;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

function toSource({ profileUrl, email, cells }: FilledLead, headers: readonly string[] | null): LeadSource {
  const named = (headers ?? []).flatMap((header, column): [string, string][] =>
    /^(?:email_body_\d|subject_line(?:_\d)?|open_first_names|wait_days_\d)$/u.test(header) ? [] : [[header, cells[column] ?? '']],
  );
  return { profileUrl, email: email ?? cells.find((cell) => EMAIL.test(cell)) ?? null, cells: named };
}

function plan({ list, bucket, prices }: Extract<AudienceQuestion, { kind: 'plan' }>): AudienceReply {
  const opened = openList(list);
  const sendSize = opened.campaign.sendSize ?? opened.rows.length;
  const budget = toComplaintBudget(sendSize, countEmailsPerLead(opened.rows));
  const index = toBucketIndex(bucket);
  const planned = planRated(opened.campaign, rateAt(opened, index), {
    bucket: index,
    netOf: (rates) => netInterest(rates, prices),
    budget,
  });
  return { kind: 'plan', view: toAudienceView(planned, { bucket, prices, sendSize, budget, leadIdOf: String }) };
}

/**
 * Answers questions about one list at a time and keeps it until another is asked about. Takes a few hundred milliseconds for a long list.
 */
function answerAudienceQuestion(question: AudienceQuestion): AudienceReply {
  if (question.kind === 'plan') return plan(question);
  const { campaign, read, rows, headers } = openList(question.list);
  if (question.kind === 'cut') {
    const wanted = { positions: question.leadIds.map(Number), bucket: toBucketIndex(question.bucket) };
    return { kind: 'cut', kept: sumKept(campaign, read, wanted) };
  }
  if (question.kind === 'campaign') {
    const wanted = new Set(question.leadIds);
    return {
      kind: 'text',
      text: writeCampaignCsv(
        rows.filter((_, position) => wanted.has(String(position))),
        headers,
      ),
    };
  }
  const { leads, group } = question;
  const shown = group === null ? leads : leads.filter((lead) => lead.group === group);
  const sourceOf = (leadId: string): LeadSource | undefined => {
    const row = rows[Number(leadId)];
    return row && toSource(row, headers);
  };
  return { kind: 'text', text: audienceCsv(shown, sourceOf, leads) };
}

export type AudienceFunctions = { ask: (question: AudienceQuestion) => Promise<AudienceReply> };

export const audienceFunctions: AudienceFunctions = { ask: async (question) => answerAudienceQuestion(question) };
