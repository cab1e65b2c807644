import type { CampaignContext, LeadInList } from '@coldcast/simulator/lead';
import { explain, explainLead, type ExplainOptions, type Explanation, type LeadExplanation } from '@coldcast/simulator/explain';
import { forecast } from '@coldcast/simulator/forecast';
import type { BucketForecast } from '@coldcast/simulator/outcome';
import { readCampaignFile, type CampaignFileReading } from './readCampaignFile.ts';
import { simulateBatch, type BatchLead, type SimulatedBatch } from './simulateBatch.ts';

/** What runs beside the event loop. Lists travel as the JSON text the database gives and takes: copying text is cheap, copying objects is not. */

export const readFile = (bytes: Uint8Array): CampaignFileReading => readCampaignFile(bytes);

export type BatchTask = { campaign: CampaignContext; batchJson: string };
export type BatchResult = Omit<SimulatedBatch, 'rows'> & { rowsJson: string; rowCount: number };

export function simulate({ campaign, batchJson }: BatchTask): BatchResult {
  // The text was built by our own query from rows of this very shape.
  const { rows, ...rest } = simulateBatch(campaign, JSON.parse(batchJson) as BatchLead[]);
  return { ...rest, rowsJson: JSON.stringify(rows), rowCount: rows.length };
}

export function forecastCampaign({ campaign, batchJson }: BatchTask): readonly BucketForecast[] {
  const batch = JSON.parse(batchJson) as BatchLead[];
  return forecast(
    campaign,
    batch.map(({ lead }) => lead),
  );
}

export type ExplainTask = BatchTask & { options: ExplainOptions };

export function explainCampaign({ campaign, batchJson, options }: ExplainTask): Explanation {
  const batch = JSON.parse(batchJson) as BatchLead[];
  return explain(
    campaign,
    batch.map(({ lead }) => lead),
    options,
  );
}

export type ExplainLeadTask = { campaign: CampaignContext; lead: LeadInList; bucket: number };

export const explainOneLead = ({ campaign, lead, bucket }: ExplainLeadTask): LeadExplanation => explainLead(campaign, lead, { bucket });
