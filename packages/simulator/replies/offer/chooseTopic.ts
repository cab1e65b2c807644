import type { LeadInList } from '../../lead.ts';
import { isBought } from './isBought.ts';
import { isMedium } from './isMedium.ts';
import { isWork } from './nameOffer.ts';
import { readTopic } from './readTopic.ts';

/** Words that may stand before a whole name; after any other, it is cut from a longer one: "dairy free main meals". */
const BEFORE_A_NAME = String.raw`(?:^|[\n.,:;!?(]\s*|\b(?:the|our|your|an?|of|for|on|with|in|at|do|run|offer|provide|sell|supply|make|about|and) )`;
const isWhole = (name: string, text: string): boolean =>
  new RegExp(`${BEFORE_A_NAME}${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'im').test(text);

/** A word that only stands before another, such as "maintenance" in "maintenance log", names no thing. */
const FOLLOWED = String.raw`(?! (?:for|in|on|of|and|or|to|at|by|with|from|is|are|as|that|which|costs?|works?|contracts?|prices?|services?|compan(?:y|ies)|firms?)\b)(?= \p{Ll})`;
const isPartOfName = (name: string, text: string): boolean => {
  const all = [...text.matchAll(new RegExp(String.raw`\b${name}\b`, 'giu'))].length;
  const followed = [...text.matchAll(new RegExp(String.raw`\b${name}\b${FOLLOWED}`, 'giu'))].length;
  return all > 0 && followed === all;
};

/** A topic beside work that is offered may be what the work is done on, which is the reader's own: "machine manuals" beside "translation". */
const workOrThing = (topic: string | null, offered: string | undefined): string | null =>
  topic !== null && offered !== undefined && isWork(offered) && !isWork(topic) ? null : topic;

type Offered = { prose: string; told: string; named: string | undefined; offer: string | null };

/** What an email is about, as a reader may call it: its topic, or the offer where its name stands whole; null if neither is bought. */
export function chooseTopic({ email, company }: LeadInList, { prose, told, named, offer }: Offered): string | null {
  const topics = [
    workOrThing(readTopic(email.subject, { body: prose, company }), named),
    named !== undefined && isWhole(named, told) ? named : null,
  ];
  return (
    topics.find((name) => name !== null && !isMedium(name) && !isPartOfName(name, told) && isBought(name, { offer, text: told })) ?? null
  );
}
