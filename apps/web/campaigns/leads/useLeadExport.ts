import { listResults } from '@coldcast/contract/leadResults';
import { useState } from 'react';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { csvFileName } from '../csvFileName.ts';
import type { LeadRow } from '@coldcast/rules/leadRow';

type Campaign = { campaignId: string; campaignName: string };

/** Saves leads as CSV with every column of their original file, which only this export fetches. */
export function useLeadExport({ campaignId, campaignName }: Campaign) {
  const toast = useToast();
  const [isExporting, setIsExporting] = useState(false);
  const exportLeads = async (part: 'leads' | 'replies', rows: readonly LeadRow[]) => {
    setIsExporting(true);
    try {
      const [results, { leadsCsv }] = await Promise.all([
        callApi(listResults, { params: { campaignId }, query: { include: 'cells' } }),
        import('@coldcast/rules/leadsCsv'),
      ]);
      const cellsOf = new Map(results.map(({ leadId, originalCells }) => [leadId, originalCells ?? []]));
      downloadText(csvFileName(campaignName, part), leadsCsv(rows, cellsOf));
    } catch (error) {
      toast(errorText(error, 'The file could not be saved'));
    } finally {
      setIsExporting(false);
    }
  };
  return { isExporting, exportLeads: (part: 'leads' | 'replies', rows: readonly LeadRow[]) => void exportLeads(part, rows) };
}
