import report from '../../apps/web/documents/methodology/readerReport.json' with { type: 'json' };

/** For roles below this share, the reader finds fewer than a third of the sentences. */
const SELDOM_FOUND = 1 / 3;
/** With fewer sentences, a figure says little. */
const FEW_SENTENCES = 20;

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const toWords = (role: string): string => role.replaceAll('_', ' ');
const listRoles = (roles: readonly { role: string }[]): string => roles.map(({ role }) => toWords(role)).join(', ');

/** The figures of the reader's report that the methodology page mentions. */
export function readerValues(): Record<string, string> {
  const missed = report.roles.filter(({ recall }) => recall < SELDOM_FOUND);
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
    readerMacro: percent(report.macroF1),
    readerLimits: limits.join('\n'),
  };
}
