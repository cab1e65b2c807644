import report from '../../apps/web/documents/methodology/readerReport.json' with { type: 'json' };
import { toReaderWords } from '../../apps/web/documents/methodology/readerWords.ts';

/** For roles below this share, the reader finds fewer than a third of the sentences. */
const RARELY_FOUND = 1 / 3;
/** With fewer sentences, a figure says little. */
const FEW_SENTENCES = 20;

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const listRoles = (roles: readonly { role: string }[]): string => roles.map(({ role }) => toReaderWords(role)).join(', ');

/** The figures of the reader's report that the methodology page mentions. */
export function readerValues(): Record<string, string> {
  const missed = report.roles.filter(({ recall }) => recall < RARELY_FOUND);
  const rare = report.roles.filter(({ sentences }) => sentences < FEW_SENTENCES);
  const limits = [
    ...(missed.length === 0 ? [] : [`- It misses more than two thirds of these sentences: ${listRoles(missed)}.`]),
    ...(rare.length === 0
      ? []
      : [`- Fewer than ${FEW_SENTENCES} test sentences have these roles, so their figures say little: ${listRoles(rare)}.`]),
  ];
  return {
    readerEmails: String(report.emails),
    readerSentences: report.sentences.toLocaleString('en-US'),
    readerKinds: percent(report.kindsRight),
    keptEmails: String(report.kept.emails),
    keptKinds: percent(report.kept.kindsRight),
    readerMacro: percent(report.macroF1),
    readerLimits: limits.join('\n'),
  };
}
