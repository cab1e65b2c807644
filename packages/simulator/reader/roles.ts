/** What a sentence does in its email. A sentence may have several roles; `other` excludes all the others. */
export const ROLES = [
  'greeting',
  'introduction',
  'observation',
  'problem',
  'offer',
  'benefit',
  'harm',
  'proof',
  'ask_interest',
  'ask_meeting',
  'ask_referral',
  'question',
  'resource',
  'opt_out',
  'pressure',
  'reproach',
  'insult',
  'threat',
  'secret_request',
  'reference',
  'thanks',
  'apology',
  'sign_off',
  'other',
] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_COUNT = ROLES.length;

const INDEXES: ReadonlyMap<Role, number> = new Map(ROLES.map((role, index) => [role, index]));
export const roleIndex = (role: Role): number => INDEXES.get(role) ?? -1;
