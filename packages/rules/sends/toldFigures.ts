import type { FigureField, SendFigures } from './sendFigures.ts';

/** Figures as calls take them: what was not told is left out. */
export type ToldFigures = { sent: number } & { [Field in Exclude<FigureField, 'sent'>]?: number | undefined };

/** Told figures as they are kept; pure. */
export const toSendFigures = (told: ToldFigures): SendFigures => ({
  sent: told.sent,
  delivered: told.delivered ?? null,
  opened: told.opened ?? null,
  replied: told.replied ?? null,
  positiveReplies: told.positiveReplies ?? null,
  bounced: told.bounced ?? null,
  unsubscribed: told.unsubscribed ?? null,
  spamReports: told.spamReports ?? null,
  listSize: told.listSize ?? null,
});

/** The other way round, for what a person types: the size of the list is not among it. Pure. */
export const toToldFigures = (figures: SendFigures): Omit<ToldFigures, 'listSize'> => ({
  sent: figures.sent,
  delivered: figures.delivered ?? undefined,
  opened: figures.opened ?? undefined,
  replied: figures.replied ?? undefined,
  positiveReplies: figures.positiveReplies ?? undefined,
  bounced: figures.bounced ?? undefined,
  unsubscribed: figures.unsubscribed ?? undefined,
  spamReports: figures.spamReports ?? undefined,
});
