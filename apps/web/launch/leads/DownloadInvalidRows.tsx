import { useState } from 'react';
import { downloadText } from '../../ui/downloadText.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { LeadSource } from './leadSource.ts';
import { sharedLeadFileProcessor } from './sharedLeadFileProcessor.ts';

/** Downloads the rows that are not sent, each with its number and reason. */
export function DownloadInvalidRows({ source }: { source: LeadSource }) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async () => {
    try {
      const text = await sharedLeadFileProcessor.writeInvalidRows(source);
      downloadText(`${source.file.name.replace(/\.\w+$/, '')}-invalid-rows.csv`, text);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <button type="button" className="link" onClick={() => void download()}>
      <Icon name="download" isSmall />
      {hasFailed ? 'Download failed, try again' : 'Download invalid rows'}
    </button>
  );
}
