import type { Handed, HandedOpenRate } from '../../session/useLaunchDrawer.tsx';
import { toCorrections } from '../about/draftAbout.ts';
import { toDraftFollowUps, toSequence } from '../followUps/followUp.ts';
import { chooseFile } from '../leads/chooseFile.ts';
import { toWholeText } from '@coldcast/rules/sequence/wholeText';
import { noFile, type LaunchDraft } from './launchDraft.ts';

const isOpenRate = (handed: Handed): handed is HandedOpenRate => !('body' in handed) && !('file' in handed);

/** The product's sample is a new File object each time. */
const isSameFile = (one: File, other: File): boolean => one.name === other.name && one.size === other.size;

/** Whether taking the handed-over draft would replace other work: a typed email or a chosen file. */
export function holdsOtherWork({ subject, body, followUps, files }: LaunchDraft, handed: Handed): boolean {
  if (isOpenRate(handed)) return false;
  if ('file' in handed) return files.csv.chosen !== null && files.csv.chosen.file !== handed.file;
  if ('leads' in handed && files.quick.chosen !== null && !isSameFile(files.quick.chosen.file, handed.leads)) return true;
  const isEmpty = `${subject}${body}`.trim() === '' && followUps.length === 0;
  const [held, given] = [toSequence({ subject, body, followUps }), handed].map((email) => JSON.stringify(toWholeText(email)));
  return !isEmpty && held !== given;
}

/** The change to the draft that takes what another screen handed over: an email or sample into Quick Start, a file into Upload CSV. */
export function takeHanded({ files }: LaunchDraft, handed: Handed): Partial<LaunchDraft> {
  if (isOpenRate(handed)) return { mockOpenRate: handed.mockOpenRate };
  if ('leads' in handed) {
    const { leads, followUps, isSample = false, mockOpenRate = null, sendSize = null, corrections = {}, ...texts } = handed;
    return {
      ...texts,
      followUps: toDraftFollowUps(followUps),
      mode: 'quick',
      isSample,
      mockOpenRate,
      about: { corrections: toCorrections(corrections), sendSize },
      files: { ...files, quick: chooseFile('quick', noFile, leads) },
    };
  }
  if (!('file' in handed)) {
    const { subject, body, followUps } = handed;
    return { subject, body, followUps: toDraftFollowUps(followUps), mode: 'quick' };
  }
  const { file, campaignName, mockOpenRate = null, sendSize = null, corrections = {} } = handed;
  return {
    mode: 'csv',
    campaignName,
    mockOpenRate,
    about: { corrections: toCorrections(corrections), sendSize },
    files: { ...files, csv: chooseFile('csv', noFile, file) },
  };
}
