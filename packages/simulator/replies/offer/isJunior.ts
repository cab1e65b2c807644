/** Ranks and distances of people who may decide on what is offered. */
const DECIDES = ['owner', 'near', 'far', 'whole', 'leads', 'buys'] as const;
/** Professions whose members often run their own place. */
const OWN_MASTERS =
  /\b(?:farmers?|growers?|dentists?|doctors?|physicians?|surgeons?|dermatologists?|architects?|attorneys?|lawyers?|solicitors?|barristers?|accountants?|landlords?|freelanc\w*|self-employed|consultants?|agents?|brokers?|trustees?|chair\w*|administrators?)\b/i;

/** Whether somebody who may or may not be concerned with an offer surely does not decide alone: no manager, and not their own master. */
export const isJunior = (tags: ReadonlySet<string>, title: string | null): boolean =>
  title !== null && title !== '' && !DECIDES.some((tag) => tags.has(tag)) && !OWN_MASTERS.test(title);
