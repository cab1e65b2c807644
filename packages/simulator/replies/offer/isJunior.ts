/** Ranks and distances of people who may decide on what is offered. */
const DECIDES = ['owner', 'far', 'whole', 'leads', 'buys'] as const;
/** Whoever starts or helps out decides on nothing, not even on what they work with. */
const HELPS_OUT =
  /\b(?:interns?|trainees?|apprentices?)\b|\b(?:(?:teaching|care|shop|sales|office|admin\w*|kitchen|accounts|HR|animal care|dental|library) assistants?|clerks?|office administrators?|(?:support|service|call cent(?:er|re)|front desk|ticket) agents?|operatives?|porters?|pickers?|packers?|hands?|cashiers?|volunteers?|receptionists?|bartenders?|waiters?|waitress|barista)$/i;
/** Professions whose members often run their own place. */
const OWN_MASTERS =
  /\b(?:farmers?|growers?|dentists?|doctors?|physicians?|surgeons?|dermatologists?|architects?|attorneys?|lawyers?|solicitors?|barristers?|accountants?|landlords?|freelanc\w*|self-employed|consultants?|agents?|brokers?|realtors?|brewmasters?|winemakers?|distillers?|trustees?|chair\w*|administrators?|controllers?|comptrollers?)\b/i;

/** Whoever heads a department of any kind does not send an email up to a boss. */
const HEADS = /\b(?:director|head of|chief|vp|vice president|c[a-z]o)\b/i;

/** Whether somebody often decides for themselves, whatever is offered. */
export const isOwnMaster = (title: string | null): boolean => OWN_MASTERS.test(title ?? '') && !HELPS_OUT.test(title ?? '');

/** Whether somebody who may or may not be concerned with an offer surely does not decide alone: no manager, and not their own master. */
export function isJunior(tags: ReadonlySet<string>, title: string | null): boolean {
  if (title === null || title === '' || tags.has('far') || tags.has('whole')) return false;
  if (HELPS_OUT.test(title) || (tags.has('aside') && !HEADS.test(title))) return true;
  return !DECIDES.some((tag) => tags.has(tag)) && !OWN_MASTERS.test(title);
}
