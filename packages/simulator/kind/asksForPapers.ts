import { findDemands, type Demand } from '../reading/phrases/demands.ts';

/** What a firm keeps on paper or in a system, and an adviser needs to see before saying anything. */
const PAPER = String.raw`(?:bills?|invoices|contracts?|agreements?|leases?|deeds|polic(?:y|ies)|(?:policy|insurance) schedules?|statements?|tax returns?|(?:year[- ]end|annual) (?:files?|accounts|figures)|balance sheets?|management accounts|pay ?(?:runs?|slips?)|payroll (?:runs?|files?|exports?|data)|bank (?:feed|files?)|rent rolls?|load profiles?|meter (?:data|readings?)|weighbridge tickets|delivery notes|claims? (?:history|records?)|damage list|routes?|drawings|blueprints|floor ?plans?|(?:process|job) descriptions?|job titles|specifications?|purchase orders?|price lists?|rate cards?|receipts|inventory|export of|exports?|denied claims|complaints|reminders you|notice|quotes?|registration|user accounts|read[- ]only (?:account|access)|(?:documents?|papers|(?:sales|cost|consumption) figures|books))`;
/** A list that only the reader can draw up. */
const LIST = String.raw`lists? of (?:all |your |the |open |every |approved )?(?:\p{L}+ )?(?:locations|sites|machines|suppliers|customers|drivers|vehicles|staff|employees|people|approvers|tools|invoices|users?|contracts|products|parts|properties|tenants|rooms)|(?:employee|staff|driver|supplier|vehicle|asset|damage|customer|parts) lists?`;
const ASKS = String.raw`\b(?:send|forward|e-?mail|give|share|provide|upload|prepare|let (?:me|us) (?:have|see)|show (?:me|us)|bring|(?:I|we)(?:['\u2019]d| would| will|['\u2019]ll)? (?:also |first |only |just )*(?:need|require|want to see|have to see|ask for)|(?:I|we) (?:need|have) to see|have your \p{L}+ send|take a photo of|access to)\b`;
const OF_READER = String.raw`(?:your|the|all|last|this|any|an?|two|three|\d+|copy|copies)\b`;
/** Words between the request and what it is for, in the same sentence. */
const BETWEEN = String.raw`[^.?!\n]{0,80}?`;
const PAPERS = new RegExp(`${ASKS}${BETWEEN}\\b${OF_READER}[^.?!\\n]{0,40}?\\b(?:${PAPER}|${LIST})\\b`, 'iu');
/** What an applicant or a friend has of their own. */
const OF_SENDER = /\b(?:my|our) (?:own )?(?:\p{L}+ )?(?:documents?|papers|certificates?|CV|resum[eé]|r\u00e9sum\u00e9|references)\b/iu;

/** Demands on a firm: its records, several of its people. */
const OF_A_FIRM: readonly Demand[] = ['records', 'people'];
const demandsOfFirm = (sentence: string): boolean =>
  findDemands(sentence, { asksForTime: true, isQuestion: sentence.endsWith('?') }).some(({ demand }) => OF_A_FIRM.includes(demand));

/** Whether an email asks the reader for papers, figures or several people of their firm: nobody who looks for a job does. */
export const asksForPapers = (text: string): boolean =>
  text.split(/(?<=[.?!])\s+|\n+/).some((sentence) => !OF_SENDER.test(sentence) && (PAPERS.test(sentence) || demandsOfFirm(sentence)));
