import type { Handed } from '../../session/useLaunchDrawer.tsx';
import { chooseFile } from '../leads/chooseFile.ts';
import { noFile, type LaunchDraft } from './launchDraft.ts';

/** Whether taking what was handed over would replace other work: a typed email, or a chosen file. */
export function holdsOtherWork({ subject, body, files }: LaunchDraft, handed: Handed): boolean {
  if ('file' in handed) return files.csv.chosen !== null && files.csv.chosen.file !== handed.file;
  if ('leads' in handed && files.quick.chosen !== null) return true;
  return `${subject}${body}`.trim() !== '' && (subject !== handed.subject || body !== handed.body);
}

/** The change of a draft that takes what was handed over: an email or a sample into Quick Start, a file into Upload CSV. */
export function takeHanded({ files }: LaunchDraft, handed: Handed): Partial<LaunchDraft> {
  if ('leads' in handed) {
    const { leads, sendSize = null, isSample = true, ...texts } = handed;
    const quick = { ...chooseFile('quick', noFile, leads), sendSize };
    return { ...texts, mode: 'quick', isSample, files: { ...files, quick } };
  }
  if (!('file' in handed)) return { subject: handed.subject, body: handed.body, mode: 'quick' };
  const { file, campaignName, mockOpenRate = null, sendSize = null } = handed;
  return { mode: 'csv', campaignName, mockOpenRate, files: { ...files, csv: { ...chooseFile('csv', noFile, file), sendSize } } };
}
