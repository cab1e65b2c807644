import { cutSentences } from './examples.ts';
import { measureReader, type ReaderReport } from './measure.ts';
import { readCorpus, readKeptEmails } from './readCorpus.ts';
import { splitCorpus, type CorpusPart } from './splitCorpus.ts';

/** The report on a part of the corpus, with how often the kind is right of emails whose kind is easily mistaken. */
export type WholeReport = ReaderReport & { kept: Pick<ReaderReport, 'emails' | 'kindsRight' | 'confusions'> };

export function reportReader(part: CorpusPart): WholeReport {
  const { emails, kindsRight, confusions } = measureReader(readKeptEmails().map(cutSentences));
  return { ...measureReader(splitCorpus(readCorpus())[part]), kept: { emails, kindsRight, confusions } };
}
