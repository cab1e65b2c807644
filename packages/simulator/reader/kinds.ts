/** Kinds of email the model covers: emails to strangers with a purpose. */
const INSIDE_KINDS = [
  'sales',
  'follow_up',
  'link_building',
  'recruiting',
  'event',
  'survey',
  'partnership',
  'fundraising',
  'advert',
] as const;
/** Kinds the model does not cover: it does not know how people answer them. */
const OUTSIDE_KINDS = ['job_application', 'customer', 'internal', 'personal', 'scam', 'not_a_message'] as const;

export const EMAIL_KINDS = [...INSIDE_KINDS, ...OUTSIDE_KINDS] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
export const KIND_COUNT = EMAIL_KINDS.length;

const outside: ReadonlySet<EmailKind> = new Set(OUTSIDE_KINDS);
export const isOutsideKind = (kind: EmailKind): boolean => outside.has(kind);
export const kindIndex = (kind: EmailKind): number => EMAIL_KINDS.indexOf(kind);
