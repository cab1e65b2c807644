import type { EmailKind } from '../../reader/kinds.ts';
import { addressReader } from './addressReader.ts';
import type { Pick } from './readRough.ts';
import { rememberTexts } from '../../reading/text/remember.ts';
import { MONTH } from '../../reading/text/timeWords.ts';
import { sendsSeveral } from './nameSent.ts';
import { readSellerAsk, type Asked } from './readSellerAsk.ts';
import { namesHigherPrice, readPrice } from './readStated.ts';

const AMOUNT = String.raw`[$€£]\s?\d[\d.,]*\d?k?|\b\d[\d.,]*\s?(?:p|c|cents?|pence|euros?|dollars|pounds|EUR|USD|GBP)\b`;

/**
 * What a reader need not ask because the email mentions it. Broad on purpose: a question that was not asked costs nothing, one that the email
 * answers shows that nobody read it.
 */
const TOLD: readonly (readonly [string, RegExp])[] = [
  [
    'tellsPrice',
    new RegExp(
      String.raw`${AMOUNT}|\b(?:prices?|priced|pricing|cost|costs|fees?|rates?|tariff|commission|wholesale|no win|pays? (?:you )?nothing|cheap\w*|afford\w*|discount\w*|free|for nothing|no charge|nothing to pay|a quote|quotes|quotation|(?:we|I|only) (?:take|keep|charge|get|ask) \d+(?= ?%)|you (?:get|keep|receive|earn) \d+(?= ?%)|we pay for|per (?:month|year|hour|day|user|seat|head|person|cup|unit|hectare|litre|liter|mile|page|word|payslip))\b|\b(?:contingen\w+|success|retain\w+|on placement|of (?:what|whatever) (?:we|you) \w+)[^.?!\n]{0,20}\b\d+(?:\.\d+)? ?%|\d ?% (?:of (?:the |their |your |any |what )?(?:[\w-]+ )?(?:salary|saving\w*|recover\w*|we (?:recover|save|find|collect))|contingen\w+|on (?:success|completion|placement))|\d ?%? off\b|\b\d+(?: ?(?:-|\u2013|to) ?\d+)? (?:cash|quid|bucks|all in)\b`,
      'i',
    ),
  ],
  [
    'tellsFree',
    /(?<!\b(?:feel|set|be|get) )(?<![\w-])free(?![- ]?(?:range|standing|lance|hold|time|from|up|of)\b)(?!-)|\b(?:no|without) (?:charge|cost)\b|\bfor nothing\b|\bno(?:thing|wt) to pay\b|\bcosts? (?:you )?no(?:thing|wt)\b|\b(?:doesn't|does not) cost/i,
  ],
  [
    'offersFree',
    /(?<!\b(?:have|['’]ve|has|got) (?:an? |one |two |some )?)\bfree(?: of charge|,? no[- ]obligation)? (?:\w+ )?(?:trial|month|weeks?|days?|assessment|visit|samples?|box(?:es)?|packs?|bottles?|audit|review|survey|consultation|inspection|check|demo|quote|of charge)\b|\b(?:weeks?|months?|days?) free\b|\b(?:no charge|no cost|free of charge|costs? (?:you )?nothing|(?:doesn't|does not) cost|for free)\b/i,
  ],
  [
    'tellsDiscount',
    /\b\d+ ?% (?:off|discount|discont|less|cheaper)|\bdiscount|\bhalf price\b|\bbest price|\blow prices?\b|\bunbeatable\b/i,
  ],
  [
    'tellsCheap',
    /\binstead of (?:[$€£]|\d)|\d(?: ?(?:quid|pounds|bucks|k))?,? (?:not|rather than|against|versus|vs\.?) [$€£]?\d|\bmarket(?:['’]s| is| price| rate)|\bcheaper\b|\b\d+ ?% (?:below|less|lower|off|cheaper)|\bhalf (?:the|of what|price)\b|\bpays? for (?:it|them)sel(?:f|ves)\b|\bpay nothing\b|\bpays nothing\b|\bor you don['’]?t pay\b|\byou don['’]?t pay\b|\bfree\b/i,
  ],
  [
    'tellsExtras',
    /\ball[- ]in\b|\bfixed\b|\bflat\b|\bfitted\b|\binstalled\b|\bnothing (?:else|more|otherwise|on top)\b|\bno (?:commission|set-?up|call-?out|minimum|fees?)\b|\b(?:you )?only pay\b|\bincl(?:\.|u\w*)|\bwith (?:transport|delivery|shipping|fitting|parts|labou?r|materials)\b|\bexclud\w*|\bextras?\b|\bhidden\b|\bsurprise|\bVAT\b|\bdelivered\b|\bplus\b|\+/i,
  ],
  [
    'tellsWho',
    /\b(?:customers?|clients?|references?|neighbou?rs?|case stud(?:y|ies)|we (?:already )?(?:work|worked) (?:with|for)|trusted by|used by|such as)\b|\b(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens|hundreds|thousands|many|most|several|other)\b(?: of)? (?!days?\b|hours?\b|minutes?\b|weeks?\b|months?\b|years?\b)(?:[\p{L}-]+ ){0,2}\p{L}+s\b|\b(?:at|for|with|like|on|did) (?:the )?\p{Lu}\p{L}+ \p{Lu}\p{L}+|\b(?:an?|one) [\p{L}-]+(?: [\p{L}-]+){0,3} (?:cut|saved|went|got|has|reduced|grew|doubled|in \p{Lu}\p{L}+)\b/u,
  ],
  [
    'tellsWho',
    /\b(?:[Gg]yms|[Ff]irms|[Ss]hops|[Oo]ffices|[Cc]ompanies|[Tt]eams|[Cc]linics|[Ss]chools|[Hh]otels|[Pp]ractices|[Ss]ites) (?:on|with|using|who use|that use) (?:it|us)\b/,
  ],
  [
    'tellsSite',
    /https?:|\bwww\.|\b[\w-]+\.(?:com|co\.uk|net|org|io|example|ai|app|dev|shop|store)\b|\bour (?:website|site|web ?page)\b|\b(?:attach|enclos)\w*|\bbrochure|\bcatalog|\bprofile\b|\bvideo\b|\bone[- ]pager\b|\b(?:facebook|instagram|photos?|pictures|pics)\b/i,
  ],
  ['tellsVideo', /\b(?:videos?|screen ?casts?|recording|clip|footage|loom)\b/i],
  [
    'tellsCheck',
    /\b(?:(?:got|get|have|is) (?:\w+ )?(?:anything|something) wrong|what (?:is|['\u2019]s|I got) wrong|I missed|(?:dis)?agree|off base|where (?:people|shoppers|customers|visitors) (?:\w+ ){0,2}(?:stuck|drop|leave|give up))\b/i,
  ],
  [
    'tellsLink',
    /https?:|\bwww\.|\b[\w-]+\.(?:com|co\.uk|net|org|io|example|ai|app|dev|shop|store)\/\w|\bclick(?:ing)? (?:here|below|on|this|the|through)\b/i,
  ],
  ['tellsList', /\bprice list\b|\bbrochure|\bcatalog|\bdetails\b|\boverview\b|\binformation\b|\binfo\b/i],
  [
    'tellsTerms',
    /\b(?:contracts?|contractual|agreement|lease|leasing|tie[- ]?in|tied|commit\w*|cancel\w*|rolling|notice period|month[- ]to[- ]month|subscription|no obligation|renew\w*|retender|minimum term|terms)\b/i,
  ],
  [
    'tellsMinimum',
    /\b(?:minimum|min\b|MOQ|at least|as few as|any (?:size|quantity|number)|from (?:one|\d+)|starting (?:at|from)|truckloads?|orders? (?:over|of|from)|per (?:pallet|box|case)|boxes of|in \d+)\b/i,
  ],
  [
    'tellsSpeed',
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|same|next|half an?|an?)[- ]?(?:working )?(?:days?|hours?|weeks?|weekends?|minutes?|hrs?|months?|night)\b|\b(?:turnaround|lead times?|overnight|immediate\w*|instant\w*|(?:on|by) (?:a )?(?:Mon|Tues|Wednes|Thurs|Fri)day|start)\b/i,
  ],
  [
    'tellsArea',
    /\b(?:area|region|nationwide|national|local|locally|county|counties|everywhere|anywhere|across|countrywide|worldwide|depot|based|miles?|km|round the corner|your (?:way|street|road|town|village|city|estate|buildings?))\b|\b(?:in|around|round|near|between|from|outside|of|at|for) (?:the )?\p{Lu}\p{L}{2,}/u,
  ],
  [
    'tellsFits',
    /\b(?:integrat\w*|connects?|works with|plugs?|sits on top|alongside|compatible|imports?|exports?|sync\w*|API|whatever you (?:use|have)|existing)\b/i,
  ],
  ['tellsData', /\b(?:data|GDPR|secur\w+|hosted|servers?|cloud|encrypt\w*|ISO)\b/i],
  ['tellsInsured', /\b(?:insur\w+|liability|vetted|certified|accredited|licen[sc]ed|qualified|DBS|bonded|NVQ)\b/i],
  [
    'tellsAge',
    /\bsince (?:19|20)\d\d\b|\b\d+ years?\b|\b(?:founded|established|est\.|decades?|years'? (?:of )?experience|family[- ](?:run|owned)|(?:second|third|fourth|fifth)[- ]generation)\b|\bsince \d/i,
  ],
  [
    'tellsSize',
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|small|big|large|leading|family|one)[- ](?:man|person|people|strong|firm|team|company|engineers|accountants|staff|of us)\b|\b(?:team|staff|crew) of\b|\bI(?:'m| am) a\b/i,
  ],
  [
    'tellsMonth',
    /\b(?:January|February|March|April|June|July|August|September|October|November|December|spring|summer|autumn|winter|half term|Christmas|(?:in|this|next|from|until|by|of) May)\b/,
  ],
  ['tellsDelivery', /\b(?:deliver\w*|shipping|shipped|ships?|freight|collect\w*|pick[- ]?up|drop)\b/i],
];

/** What the law, an insurer or the calendar demands of every place. */
const DEMANDED =
  /\b(?:deadlines?|overdue|required|requires|mandatory|statutory|compulsory|by law|(?:must|has to|have to|needs? to|should) be|(?:wants?|needs?|requires?) [^.?!\n]{0,40}\b\p{L}{4,}ed\b|codes? says?)\b/iu;
/** What the law demands, or has somebody check: nobody tells a stranger that they neglect it. */
const OF_LAW =
  /\b(?:laws?|legal(?:ly)?|statut\w+|regulat\w+|inspectors?|penalt(?:y|ies)|complian\w+|licen[cs]\w+|controlled (?:drugs?|substances?)|allergens?|safety|OSHA|DEA|EPA|FDA|HSE|CQC|DOT|HACCP|HIPAA)\b/;
const isLegal = (text: string): boolean => OF_LAW.test(text) || DEMANDED.test(text);

/** A date by which something has to be done: "The form is due on March 1." */
const OBLIGES = String.raw`(?:due|deadline|has to|have to|must|required?|expires?|filed?|filing|in force|takes effect|no later than)`;
const ON_DATE = String.raw`(?:${MONTH} \d{1,2}|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH})`;
/** The sender's own deadline. */
const OF_OFFER = String.raw`[^.?!\n]*\b(?:orders?|book\p{L}*|repl(?:y|ies)|sign(?:ing)? up|enrol\p{L}*|discount\p{L}*|offers?|prices?|tickets?|places?)\b`;
const DATED = new RegExp(
  String.raw`(?:^|[.?!\n])(?!${OF_OFFER})[^.?!\n]*(?:\b${OBLIGES}\b[^.?!\n]*\b${ON_DATE}\b|\b${ON_DATE}\b[^.?!\n]*\b${OBLIGES}\b)`,
  'iu',
);

const tellsOf = rememberTexts((text): readonly string[] => TOLD.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag));

/** Whether a tag says what a thread has told, so that it holds for later emails too. */
export const isToldTag = (tag: string): boolean => /^(?:tells|is)[A-Z]/.test(tag) && tag !== 'isLater' && tag !== 'isSo';

const REQUESTS: ReadonlySet<string> = new Set([
  'askSample',
  'askTrial',
  'askDemo',
  'askVisit',
  'askQuote',
  'askVisitUs',
  'askCall',
  'askWhen',
  'askSend',
  'askKeen',
  'askGo',
  'askGive',
  'askPlace',
  'askRing',
  'askDays',
  'askLook',
  'askMind',
  'askPlans',
]);

/** Whether a tag says that the email asks for something, and not how things are. */
export const asksForSomething = (tag: string): boolean => REQUESTS.has(tag);

const SELLS: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up']);

/** Kinds of email whose questions are answered one by one. */
const ASKS_READER: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up', 'survey', 'recruiting', 'partnership', 'event']);

const PAYS = /\b(?:we|I|and|will|then)(?:['’]ll| will)? (?:also )?pay (?:you |them |out |up to |about )*[$€£]\s?\d/i;

type SellerEmail = { told: string; prose: string; company: string | null; pick: Pick };

/**
 * What a reply to an English email may take for granted, and what it answers. `told` is the subject and everything the thread says above its
 * signatures, `prose` the answered email above its signature.
 */
export function readSellerFacts(kind: EmailKind | null, { told, prose, company, pick }: SellerEmail): Asked {
  if (!ASKS_READER.has(kind)) return { tags: [], fields: [], parts: [] };
  const asked = readSellerAsk(addressReader(prose, company), {
    pick,
    person: kind === 'recruiting' || kind === 'event' ? 'one' : 'company',
    isSurvey: kind === 'survey',
  });
  // A partner who wants something to work on is given it.
  const wanted = kind === 'partnership' ? asked.fields.filter(([name]) => name === 'wanted') : [];
  if (!SELLS.has(kind)) return { tags: wanted.length > 0 ? ['askGive'] : [], fields: wanted, parts: wanted.length > 0 ? [] : asked.parts };
  // What the sender pays is no price.
  const price = PAYS.test(prose) ? null : readPrice(prose);
  const isBelow = price !== null && namesHigherPrice(prose, price);
  return {
    tags: [
      ...new Set([
        ...(kind === 'follow_up' ? ['isLater'] : []),
        ...tellsOf(told),
        ...(isBelow ? ['tellsCheap'] : []),
        ...(isLegal(told) ? ['isLegal'] : []),
        ...(DATED.test(told) ? ['isDated'] : []),
        ...asked.tags,
      ]),
    ],
    fields: [
      ...(asked.tags.some((tag) => tag === 'askSend' || tag === 'askAddress') && !asked.fields.some(([name]) => name === 'it')
        ? ([['it', asked.tags.includes('askDates') || (asked.tags.includes('askAddress') && sendsSeveral(prose)) ? 'them' : 'it']] as const)
        : []),
      ...asked.fields,
      ...(price === null ? [] : [['price', price] as const]),
    ],
    parts: asked.parts,
  };
}
