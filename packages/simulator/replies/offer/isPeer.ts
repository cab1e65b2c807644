import { compareTrades } from '../../fit/kin.ts';
import { readTrades } from '../../fit/titles/titleTrades.ts';
import type { Lead } from '../../lead.ts';

/** Trades that sell their work to others, by the last word of a title; whoever manages or teaches such work is none of them. */
const SELLS_WORK =
  /(?:^|\s)([\p{L}-]+ )?(develop|design|photograph|videograph|copywrit|ghostwrit|proofread|translat|interpret|illustrat|edit|clean|bookkeep|account|recruit|market|plumb|electric|paint|decorat|roof|plaster|carpent|garden|landscap|cater|print|survey|weld|glaz|brok|SEO|PPC)(?:ing)?(?:ers?|ors?|ants?|ians?| (?:specialist|consultant|expert|freelancer))$/iu;
/** Said of rank and form of work, and not of what is done. */
const NO_FIELD =
  /^(?:senior|junior|lead|head|chief|freelance|independent|self-employed|staff|general|professional|associate|principal|local)$/i;
/** "We do web development", "I'm a photographer in Bristol": what senders say of their own work, up to the end of the clause. */
const SENDER_DOES =
  /\b(?:we|I)(?:['\u2019](?:re|m)| are| am| do| offer| provide| sell)?(?: also)? ([^.?!;:\n]{2,60})|\b(?:an?|the|our) ((?:[\p{L}-]+ ){1,3}(?:agency|studio|company|firm))\b/giu;
/** What is made for those who do the work, and not the work itself. */
const FOR_THE_TRADE = String.raw`(?! (?:software|tools?|apps?|systems?|platforms?|suppl\w+|equipment|courses?|training|insurance|jobs?))`;
/** What people do for their own firm: "I am a business development executive." */
const NO_JOB = String.raw`(?<!\b(?:account|brand|business|client|key account|market|people|sales|talent) )`;
const OF_OTHERS = /\b(?:for|to|with|help|helps|from|by|at|of|your|their)\b/i;
const KEEPS_BOOKS = /^(?:bookkeep|account)$/i;
/** "I run a desk of nine technical translators." */
const RUNS_TEAM = /^(?:run|have|lead|manage|are) an? (?:[\p{L}-]+ )?(?:desk|team|group|crew|pool|network|studio|agency) of /iu;
const STEM = 5;

/**
 * Whether a seller offers the very work that the reader does: a web developer to whom web development is offered. Read from the words of the
 * title in what the sender says of their own work; whoever calls such work otherwise is not found.
 */
export function isPeer(title: string | null, text: string): boolean {
  const [, before = '', trade = ''] = SELLS_WORK.exec((title ?? '').trim()) ?? [];
  if (trade === '') return false;
  const field = NO_FIELD.test(before.trim()) ? '' : before.trim().toLowerCase();
  const sameWork = field === 'web' ? '(?:develop|design)' : KEEPS_BOOKS.test(trade) ? '(?:bookkeep|account)' : trade;
  const work = new RegExp(String.raw`${NO_JOB}\b${sameWork}\p{L}*\b${FOR_THE_TRADE}`, 'iu');
  if (!text.toLowerCase().includes(field.slice(0, STEM))) return false;
  return [...text.matchAll(SENDER_DOES)].some(([, does, is]) => {
    const said = (does ?? is ?? '').replace(RUNS_TEAM, '');
    const at = work.exec(said)?.index;
    return at !== undefined && !OF_OTHERS.test(said.slice(0, at));
  });
}

/** Whether somebody sells their work: for themselves, or in a firm whose trade it is. All others do it for an employer. */
export function sellsOwnWork({ title, company, industry }: Pick<Lead, 'title' | 'company' | 'industry'>): boolean {
  const own = readTrades(title ?? '');
  const firm = [industry, company].flatMap((text) => readTrades(text ?? ''));
  return own.some(({ trade }) => firm.some((one) => compareTrades(one.trade, trade) === 'same'));
}
