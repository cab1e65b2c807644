import type { ListEffect } from './listTrial.ts';

/** An expected number as it is shown: one decimal below ten, otherwise whole. */
export const countExpected = (count: number): string => count.toFixed(count < 9.95 ? 1 : 0);

/** Of fewer replies in all, one decimal would change the share that a shorter list gives up. */
const FEW = 0.95;
/** Two digits of what counts: "0.06", "0.18". */
const countFew = (count: number): string => String(Number(count.toPrecision(count < 0.1 ? 1 : 2)));

/** A number of expected replies of a list as it is shown. */
export const countReplies = (count: number, { replies: [before], leads }: Pick<ListEffect, 'replies' | 'leads'>): string =>
  (before * leads < FEW ? countFew : countExpected)(count);
