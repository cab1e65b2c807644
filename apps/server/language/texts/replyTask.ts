import type { ReplyIntent } from '@coldcast/rules/leadActions';
import type { PlainReplyFacts } from '@coldcast/simulator/replyFacts';
import type { LanguageLead } from '../appeal/languageLead.ts';

export type LaterEmail = { subject: string; body: string };

/** A reply to write: who answers, which outcome was drawn, and what the engine knows about the email and the lead's fit with the offer. */
export type ReplyTask = {
  intent: ReplyIntent;
  /** `later` are the emails after the first, up to the answered one; absent if the first is answered. */
  lead: LanguageLead & { firstName: string | null; name: string | null; later?: readonly LaterEmail[] };
  facts: PlainReplyFacts;
};

const KINDS: Readonly<Record<NonNullable<PlainReplyFacts['kind']>, string>> = {
  sales: 'a first sales email',
  follow_up: 'a sales follow-up',
  link_building: 'a request for a link or a guest post',
  recruiting: 'a job offer by a recruiter',
  event: 'an invitation to an event',
  survey: 'a request to take part in a survey or an interview',
  partnership: 'a proposal to work together',
  fundraising: 'a request for money',
  advert: 'an advert or a newsletter',
  job_application: 'an application for a job',
  customer: 'an email of somebody they do business with',
  internal: 'an email of a colleague',
  personal: 'an email of a friend or of family',
  scam: 'a scam',
  not_a_message: 'no message at all: filler or code',
};
const ASKS: Readonly<Record<string, string>> = {
  meeting: 'a meeting or a call',
  interest: 'whether they are interested',
  refer: 'who is the right person',
  opinion: 'what they think of what is shown',
  yesno: 'a question that a yes or a no answers',
  count: 'how many or how much',
  how: 'how they do it today',
};
const PLACES: Readonly<Record<string, string>> = {
  owner: 'it is their own work',
  near: 'they work beside it and do not decide alone',
  far: 'it is not their work, and they say so',
};
const RANKS: Readonly<Record<string, string>> = { exec: 'executive', boss: 'manager', staff: 'staff' };
const LANGUAGES: Readonly<Record<string, string>> = { de: 'German', fr: 'French', es: 'Spanish' };

const firstKnown = (tags: readonly string[], words: Readonly<Record<string, string>>): string | undefined =>
  words[tags.find((tag) => tag in words) ?? ''];

/** The facts in words for a model; unknown facts are left out. */
export function describeFacts({ kind, language, tags, ask }: PlainReplyFacts): Record<string, string | undefined> {
  const isClose = language !== 'en' && tags.includes('familiar');
  return {
    kind: kind === null ? undefined : KINDS[kind],
    asks: ask === null ? undefined : ASKS[ask],
    place: firstKnown(tags, PLACES),
    rank: firstKnown(tags, RANKS),
    language: `${LANGUAGES[language] ?? 'English'}${isClose ? ', informal' : ''}`,
  };
}
