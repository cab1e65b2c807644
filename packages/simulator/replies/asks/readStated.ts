import { splitProse } from '../splitProse.ts';
const AMOUNT = String.raw`[$€£]\s?\d+(?:[.,]\d+)*k?|\b(?:CHF|EUR|USD|GBP) ?\d+(?:[.,]\d+)*|\b\d[\d.,]*\s?(?:p|c|cents?|pence|euros?|dollars|pounds|EUR|USD|GBP)\b`;
const PRICED = new RegExp(
  String.raw`(?:^|[\s(])((?:${AMOUNT})(?:/\w+|,? (?:per|a|an) (?!(?:day|one|two|three|small|large|single|standard|full|basic|bit)\b [a-z]+ed\b)(?:(?!(?:seed|feed|breed)\b)[a-z]{3,}ed )?[a-z]+|,? each| fixed)?)(?=[\s.,;:)?!]|$)`,
  'gi',
);
const NOT_OWN =
  /\b(?:sav(?:e|es|ed|ings?)|cut|dropped|reduced|(?:an?|one) (?:client|customer)|lost|los(?:e|es|ing)|usually|normally|average|typical\w*|others?|instead|was|were|from|turned|refund|relief|claim|worth|below|above|over|up to|off|orders?|budget|spend\w*|bill|came|raised|back|market|turnover|revenue|fine[sd]?|penalt\w+|grant|giving|most|gets?|earns?|(?:we|I|and) pay|your [\p{L}-]+ (?:charges?|costs?|bills?|asks?|wants)|(?:for )?example)\b/iu;

/** "Dairies around Madison pay 14 to 18 cents", "another pays a driver $90": the price of others, or no single one. */
const OF_OTHERS = new RegExp(
  String.raw`\b(?!(?:as|always|us|customers|clients)\b)\p{L}{2,}s(?: \p{L}+){0,3} (?:pay|spend|lose)\b|\b(?:another|others?|some|one)\b(?! (?:of )?(?:our|my)\b)(?: [\p{L}'\u2019-]+){0,5}? pays? (?!us\b|me\b)|\d ?(?:to|and|-|\u2013) ?(?:${AMOUNT})`,
  'iu',
);

/** By how much a price differs from another. */
const DIFFERENCE = new RegExp(
  String.raw`(?:${AMOUNT})(?:/\w+| (?:per|an?|each) [a-z]+)? (?:more|extra|dearer|less|cheaper|saved|on top)\b`,
  'i',
);
/** "That is £9k a year in rent": what else is paid. */
const IN_COSTS = new RegExp(
  String.raw`(?:${AMOUNT})(?:/\w+| (?:per|an?|each) [a-z]+)? in (?:\p{Ll}+ ){0,2}?(?:rents?|rates|tax(?:es)?|wages|overtime|fees|energy|electricity|power|fuel|gas|water|waste|labou?r|fines|interest|charges|downtime|repairs|postage|time)\b`,
  'iu',
);
/** "A worn seal costs £300 a year": what something costs that goes wrong. */
const OF_TROUBLE =
  /\b(?:worn|broken|leak\p{L}*|empty|idle|missed|miss(?:es|ing)?|lost|wast\p{L}*|late|fail\p{L}*|bad|wrong|down ?time|delays?|mistakes?|errors?|no-shows?|injur\p{L}*|accidents?|absen\p{L}*|sick\p{L}*|breakdowns?|outages?|theft|stolen|damag\p{L}*|faults?|faulty|penalt\p{L}*|unpaid|overdue|costs? (?:you|them|most|the average))\b/iu;

/** An amount is a price by its unit, or by a word beside it: what others got is none. */
const IS_PRICE = new RegExp(
  String.raw`(?:${AMOUNT})(?:/|,? (?:per|an?|each|fixed|flat|all[- ]in|plus|\+|including|incl|ex\b|for)\b)|\b(?:prices?|priced|costs?|fee|charge|rate|pay|flat|fixed|for|from|at|only|just|is|are|do (?:it|them))(?: (?:about|around|usually|usual|normally|typically|you|only|just|is|are|of))* (?:${AMOUNT})`,
  'i',
);

/** What somebody saved, lost or sold: "Deleting those dropped a client by $680 a month". */
const OF_STORY =
  /\b(?:sav(?:e|es|ed|ings?)|lost|los(?:e|es|ing)|cut|dropped|reduced|refund\w*|claim\w*|relief|revenue|turnover|sales|fine[sd]?|grants?|bill|budget|spend\w*|earn\w*|clients?|customers?|paid|pays?|paying|raised|worth|came|got|gets?|owed|most|many|others?|elsewhere|makers|manufacturers|dealers?|average|typical\w*)\b/i;
const isOfOthers = (sentence: string): boolean =>
  [OF_STORY, OF_OTHERS, DIFFERENCE, IN_COSTS, OF_TROUBLE].some((story) => story.test(sentence));

/** The price that the email gives as its own, if it gives only one: "£65 per visit". */
export function readPrice(prose: string): string | null {
  const sentences = splitProse(prose).filter((sentence) => new RegExp(AMOUNT, 'i').test(sentence));
  const own = sentences.filter(
    (sentence) => ![NOT_OWN, OF_OTHERS, DIFFERENCE, IN_COSTS, OF_TROUBLE].some((other) => other.test(sentence)) && IS_PRICE.test(sentence),
  );
  // Of two prices nobody knows which holds, unless one is plainly somebody else's.
  const others = sentences.filter((sentence) => sentence !== own[0] && !isOfOthers(sentence));
  const text = own[0] ?? '';
  const amounts = text.match(new RegExp(AMOUNT, 'gi')) ?? [];
  const found = [...text.matchAll(PRICED)].map(([, price]) => (price ?? '').trim());
  const price = found[0]?.replace(/,(?= )/, '').replace(/ (?:a|an) (?:two|one|three|small|large|single|full|half)$/i, '') ?? '';
  return own.length === 1 && others.length === 0 && amounts.length === 1 && found.length === 1 ? price.replace(/ fixed$/, '') : null;
}

/** "$6,000", "1.2k" */
const toNumber = (amount: string): number =>
  Number(
    (/\d[\d.,]*/.exec(amount)?.[0] ?? '')
      .replaceAll(/,(?=\d{3}\b)/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  ) * (/\dk\b/i.test(amount) ? 1000 : 1);
const unitOf = (amount: string): string => amount.toLowerCase().replaceAll(/[\d.,\s]|(?<=\d)k\b/g, '');
/** What somebody pays elsewhere, or would have to. */
const ELSEWHERE =
  /\b(?:usually|normally|typical\w*|average|others?|elsewhere|most|many|instead|against|compared|market|list|retail|new|dealers?|makers?|manufacturers?|competitors?|agenc(?:y|ies)|shops?|stores?|restaurants?|offices?|compan(?:y|ies)|firms?|people|pay|pays|paying|replac\w*|charged?|worth)\b/i;
const OF_SENDER = /\b(?:we|I|our|ours)(?:['\u2019]\w+)? (?:charge|ask|take|do (?:it|them)|price)\b/i;

/** Whether an email says that others pay more than its price for the same: nobody who reads it finds that price too high. */
export function namesHigherPrice(prose: string, price: string): boolean {
  const own = new RegExp(AMOUNT, 'i').exec(price)?.[0] ?? '';
  return splitProse(prose)
    .filter((sentence) => ELSEWHERE.test(sentence) && !OF_SENDER.test(sentence))
    .flatMap((sentence) => sentence.match(new RegExp(AMOUNT, 'gi')) ?? [])
    .some((amount) => unitOf(amount) === unitOf(own) && toNumber(amount) > toNumber(own));
}
