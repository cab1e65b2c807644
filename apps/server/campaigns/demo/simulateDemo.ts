import type { BatchLead } from '../engine/simulateBatch.ts';
import { forecastInThread, readEmailsInThread, readOwnFileInThread, simulateInThread } from '../engine/engineThreads.ts';
import type { BatchResult, BatchTask, CampaignForecast, ListReading } from '../engine/engineThread.ts';
import { leadOfRow } from '../engine/leadOfRow.ts';
import type { CampaignLeadRow } from '../engine/leadRows.ts';
import type { DemoCampaign } from './demoCampaigns.ts';
import { writeDemoFile } from './writeDemoFile.ts';

/** How many seeds to try for one that shows what the sample must show; otherwise the last one is used. */
const MAX_SEEDS = 60;

export type DemoRun = ListReading & {
  seed: string;
  emails: number;
  leadRowsJson: string;
  result: BatchResult;
  forecast: CampaignForecast;
};

/** Reads, simulates and forecasts a sample with the same code as a user's campaign. The result is the same in every installation. */
export async function simulateDemo(sample: DemoCampaign): Promise<DemoRun> {
  const reading = await readOwnFileInThread(writeDemoFile(sample));
  if (!reading.ok || reading.leadRowsJson === null || reading.invalidRows > 0)
    throw new Error(`the sample "${sample.name}" is not a valid file`);
  const { leadRowsJson, emails } = reading;
  const batchJson = toBatchJson(leadRowsJson);
  const read = await readEmailsInThread({ leadRowsJson, corrections: null });
  const toTask = (seed: string): BatchTask => ({ campaign: { seed, leadCount: sample.leadCount, ...read.listOffer }, batchJson });
  for (let attempt = 1; ; attempt += 1) {
    const seed = `demo-${attempt}`;
    const result = await simulateInThread(toTask(seed));
    if (attempt < MAX_SEEDS && !sample.isFitting(result.counts)) continue;
    return { seed, emails, leadRowsJson, ...read, result, forecast: await forecastInThread({ ...toTask(seed), senderJson: null }) };
  }
}

function toBatchJson(leadRowsJson: string): string {
  // This server wrote the text a moment ago.
  const rows = JSON.parse(leadRowsJson) as CampaignLeadRow[];
  return JSON.stringify(
    rows.map((row): BatchLead => ({
      position: row.position,
      lead: leadOfRow(row),
    })),
  );
}
