import { MONEY } from './money.ts';

/** What somebody takes for their own work: "I charge $140 a visit", "my day rate is £320", "a tuning costs £75". */
const OWN_PRICE = new RegExp(
  String.raw`\bI(?:['’]d| would)? (?:only )?(?:charge|ask|take|bill)\b[^.?!\n]*${MONEY}|\bmy (?:\w+ )?(?:rates?|prices?|fees?)\b[^.?!\n]*${MONEY}|${MONEY} (?:a|an|per|each|for (?:a|an|up to|the first|two|\d+))\b|\bcosts? (?:about |around |just |only )?${MONEY}`,
  'i',
);
/** A share of what the work brings in, or nothing: "my fee is a quarter of the first year's saving", "you pay me 40% of what comes back". */
const SHARE = String.raw`(?:(?:an? )?(?:half|third|quarter|tenth|share|percentage)|\d[\d.]* ?(?:%|percent|per cent)|nothing)`;
const OWN_SHARE = new RegExp(
  String.raw`\b(?:my|our) (?:\p{L}+ )?fee (?:is|comes|would be|will be)\b[^.?!\n]*\b${SHARE}|\byou (?:only |then |will |would )*(?:pay|transfer|owe|give) (?:me|us) (?:only |just |then )?${SHARE}|\b(?:I|we) (?:only |then |would |will )*(?:keep|take|charge|get|claim|bill)\b[^.?!\n]{0,40} (?:for )?${SHARE}(?:$|[\s,.])(?!\s*(?:of )?(?:the |my |our )?(?:time|work|people|staff|customers))`,
  'iu',
);
/** Words of those who look for employment. */
const APPLIES =
  /\b(?:appl(?:y|ied|ying|ication)|resum[eé]|CV|curriculum|cover letter|position|vacanc\w+|openings?|job|role|salary|salaried|wages?|employ\w*|full[- ]time|part[- ]time|interview|notice period|degree|graduat\w+)\b/i;

/** Whether the sender sells their own work at a price, without a word of employment. */
export const pricesOwnWork = (body: string): boolean => (OWN_PRICE.test(body) || OWN_SHARE.test(body)) && !APPLIES.test(body);
