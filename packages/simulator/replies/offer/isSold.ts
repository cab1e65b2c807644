import type { EmailKind } from '../../reader/kinds.ts';

const SOLD: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up', 'partnership', 'link_building']);

/** Whether the sender of an email of this kind wants something from the firm. */
export const isSold = (kind: EmailKind | null): boolean => SOLD.has(kind);
