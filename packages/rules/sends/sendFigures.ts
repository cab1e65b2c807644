/** What happened with a campaign. Unreported figures are null. */
export type SendFigures = {
  sent: number;
  delivered: number | null;
  opened: number | null;
  replied: number | null;
  positiveReplies: number | null;
  bounced: number | null;
  unsubscribed: number | null;
  spamReports: number | null;
  listSize: number | null;
};

const MAX_COUNT = 100_000_000;

export type FigureField = keyof SendFigures;

/** Names of the figures. */
export const FIGURE_WORDS: Readonly<Record<FigureField, string>> = {
  sent: 'Sent',
  delivered: 'Delivered',
  opened: 'Opened',
  replied: 'Replied',
  positiveReplies: 'Positive replies',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',
  spamReports: 'Spam reports',
  listSize: 'List size',
};

export const FIGURE_FIELDS: readonly FigureField[] = [
  'sent',
  'delivered',
  'opened',
  'replied',
  'positiveReplies',
  'bounced',
  'unsubscribed',
  'spamReports',
  'listSize',
];

/** Counts that cannot exceed another one; checked if the other was reported. */
const bounds: readonly (readonly [part: keyof SendFigures, whole: keyof SendFigures])[] = [
  ['delivered', 'sent'],
  ['bounced', 'sent'],
  ['opened', 'sent'],
  ['replied', 'sent'],
  ['positiveReplies', 'replied'],
  ['unsubscribed', 'sent'],
  ['spamReports', 'sent'],
];

/** Problems with a campaign's figures, as sentences; empty if there are none. */
export function findFigureProblems(figures: SendFigures): string[] {
  const problems: string[] = [];
  for (const field of FIGURE_FIELDS) {
    const value = figures[field];
    if (value === null || (Number.isSafeInteger(value) && value >= 0 && value <= MAX_COUNT)) continue;
    problems.push(`${FIGURE_WORDS[field]} must be a whole number from 0 to ${MAX_COUNT.toLocaleString('en')}.`);
  }
  if (problems.length > 0) return problems;
  if (figures.sent === 0) problems.push('Sent must be above 0.');
  for (const [part, whole] of bounds) {
    const [some, all] = [figures[part], figures[whole]];
    if (some !== null && all !== null && some > all)
      problems.push(`${FIGURE_WORDS[part]} (${some}) cannot be more than ${FIGURE_WORDS[whole].toLowerCase()} (${all}).`);
  }
  const { sent, delivered, bounced } = figures;
  if (problems.length === 0 && delivered !== null && bounced !== null && delivered + bounced > sent) {
    problems.push(`Delivered (${delivered}) and bounced (${bounced}) cannot be more than sent (${sent}) together.`);
  }
  return problems;
}

/** Delivered emails: as reported, otherwise sent minus bounced. */
export const countDelivered = ({ sent, delivered, bounced }: SendFigures): number => delivered ?? sent - (bounced ?? 0);

/** Human replies: if the count includes automatic ones, their usual share is subtracted. Null if replies were not reported. */
export const countHumanReplies = ({ replied }: SendFigures, hasAutomaticReplies: boolean | null, automaticShare: number): number | null =>
  replied === null ? null : hasAutomaticReplies === true ? replied * (1 - automaticShare) : replied;
