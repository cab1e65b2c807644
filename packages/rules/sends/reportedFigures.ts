import type { FigureField, SendFigures } from './sendFigures.ts';

/** Figures as API calls take them: unreported ones are omitted. */
export type ReportedFigures = { sent: number } & { [Field in Exclude<FigureField, 'sent'>]?: number | undefined };

/** Converts reported figures to stored ones. Pure. */
export const toSendFigures = (reported: ReportedFigures): SendFigures => ({
  sent: reported.sent,
  delivered: reported.delivered ?? null,
  opened: reported.opened ?? null,
  replied: reported.replied ?? null,
  positiveReplies: reported.positiveReplies ?? null,
  bounced: reported.bounced ?? null,
  unsubscribed: reported.unsubscribed ?? null,
  spamReports: reported.spamReports ?? null,
  listSize: reported.listSize ?? null,
});

/** The reverse, for what a person types, without the size of the list. Pure. */
export const toReportedFigures = (figures: SendFigures): Omit<ReportedFigures, 'listSize'> => ({
  sent: figures.sent,
  delivered: figures.delivered ?? undefined,
  opened: figures.opened ?? undefined,
  replied: figures.replied ?? undefined,
  positiveReplies: figures.positiveReplies ?? undefined,
  bounced: figures.bounced ?? undefined,
  unsubscribed: figures.unsubscribed ?? undefined,
  spamReports: figures.spamReports ?? undefined,
});
