import type { EmailKind } from '../../reader/kinds.ts';
import { addressReader } from './addressReader.ts';
import type { Pick } from './readRough.ts';
import { rememberTexts } from '../../reading/text/remember.ts';
import { MONTH } from '../../reading/text/timeWords.ts';
import { readPeriod } from './readPeriod.ts';
import { sendsSeveral } from './nameSent.ts';
import { readSellerAsk, type Asked } from './readSellerAsk.ts';
import { namesHigherPrice, readPrice, readStated } from './readStated.ts';

/** What is offered once, or only for some days: whoever puts it off has missed it. */
const PASSING =
  /\b(?:(?:ha(?:ve|s)|needs?|must) (?:to )?(?:be (?:out|gone|moved|collected|picked up|sold)|go) (?:by|before|this|within)|while (?:they|it|stocks?|supplies|quantities) last|first[- ]come|clearance|liquidat\w*|going out of business|closing (?:a|an|our|the|its|their|down|one of)\b[^.?!]*\b(?:and|so) (?:we|I)\b|(?:only|just|still|have|got|are) (?:about |just |only )?(?:\d+|two|three|four|five|a few) (?:[\p{L}-]+ )?(?:left|remaining|to spare)\b|(?:offer|price|deal|rate|discount|sale|special)\b[^.?!]{0,40}\b(?:ends|expires|(?:is |are )?(?:good|valid|on) (?:until|till|through|only))|(?:last|final) chance\b)/iu;

const AMOUNT = String.raw`[$€£]\s?\d[\d.,]*\d?k?|\b\d[\d.,]*\s?(?:p|c|cents?|pence|euros?|dollars|pounds|EUR|USD|GBP)\b`;

/**
 * What a reader need not ask because the email mentions it. Broad on purpose: a question that was not asked costs nothing, one that the email
 * answers shows that nobody read it.
 */
const TOLD: readonly (readonly [string, RegExp])[] = [
  [
    'tellsPrice',
    new RegExp(
      String.raw`${AMOUNT}|\b(?:prices?|priced|pricing|cost|costs|fees?|rates?|tariff|commission|wholesale|no win|pays? (?:you )?nothing|cheap\w*|afford\w*|discount\w*|free|for nothing|no charge|nothing to pay|a quote|quotes|quotation|(?:we|I|only) (?:take|keep|charge|get|ask) \d+ ?%|per (?:month|year|hour|day|user|seat|head|person|cup|unit|hectare|litre|liter|mile|page|word|payslip))\b|\d ?%? off\b`,
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
    /\binstead of (?:[$€£]|\d)|\bmarket(?:['’]s| is| price| rate)|\bcheaper\b|\b\d+ ?% (?:below|less|lower|off|cheaper)|\bhalf (?:the|of what|price)\b|\bpays? for (?:it|them)sel(?:f|ves)\b|\bpay nothing\b|\bpays nothing\b|\bor you don['’]?t pay\b|\byou don['’]?t pay\b|\bfree\b/i,
  ],
  [
    'tellsExtras',
    /\ball[- ]in\b|\bfixed\b|\bflat\b|\bfitted\b|\binstalled\b|\bnothing (?:else|more|otherwise|on top)\b|\bno (?:commission|set-?up|call-?out|minimum|fees?)\b|\b(?:you )?only pay\b|\bincl(?:\.|ud\w*)|\bexclud\w*|\bextras?\b|\bhidden\b|\bsurprise|\bVAT\b|\bdelivered\b|\bplus\b|\+/i,
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
    /https?:|\bwww\.|\b[\w-]+\.(?:com|co\.uk|net|org|io|example|ai|app|dev|shop|store)\b|\bour (?:website|site|web ?page)\b|\b(?:attach|enclos)\w*|\bbrochure|\bcatalog|\bprofile\b|\bvideo\b|\bone[- ]pager\b/i,
  ],
  ['tellsVideo', /\b(?:videos?|screen ?casts?|recording|clip|footage|loom)\b/i],
  [
    'tellsCheck',
    /\b(?:(?:got|get|have|is) (?:\w+ )?(?:anything|something) wrong|what (?:is|['\u2019]s|I got) wrong|I missed|(?:dis)?agree|off base|where (?:people|shoppers|customers|visitors) (?:\w+ ){0,2}(?:stuck|drop|leave|give up))\b/i,
  ],
  ['tellsLink', /https?:|\bwww\.|\b[\w-]+\.(?:com|co\.uk|net|org|io|example|ai|app|dev|shop|store)\/\w|\bclick\b/i],
  ['tellsList', /\bprice list\b|\bbrochure|\bcatalog|\bdetails\b|\boverview\b|\binformation\b|\binfo\b/i],
  [
    'tellsTrial',
    /\b(?:trials?|pilots?|samples?|demos?|try|test|tests|tasting|taste|proof of concept|no commitment|money[- ]back|refund\w*|guarantee\w*|first (?:month|week|one)|pay nothing|don't pay)\b/i,
  ],
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
    /\bsince (?:19|20)\d\d\b|\b\d+ years?\b|\b(?:founded|established|est\.|decades?|years'? (?:of )?experience|family[- ](?:run|owned))\b|\bsince \d/i,
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

/** What is sold, from words that only a seller of the kind uses. */
const SOFTWARE =
  /(?<!\b(?:not|no|without|isn['’]t) (?:an? |any |another )?(?:new |more |extra |other )?)\b(?:software|saas|platform|app|add-on|dashboard|plug-?in|browser|APIs|(?:an?|our|the|via|by|REST|public|open) API|API (?:key|doc|access|call|integration|endpoint)\w*|login|CRM|ERP|chatbot)\b/;
/** Software that the readers make or run, and not the sender. */
const OF_READERS =
  /\b(?:software|saas|app|platform|API) (?:compan(?:y|ies)|firms?|business(?:es)?|teams?|vendors?|houses?|makers|start-?ups?|developers?|engineers?|products?)\b|\b(?:your|their|a typical|an average) (?:own |new |\p{L}+ )?(?:software|platform|app|dashboard|API|login|CRM|ERP)\b/giu;
const GOODS =
  /\b(?:we|I)(?:'re| are)?(?: a)?(?: \w+)? (?:sell|stock|manufacture|import|export|grow|brew|roast|bake|make|making|break)\b(?! (?:(?:an?|the|our|this) )?(?:[\w-]+ )?(?:tool|software|app|system|platform|program|add-on|plug-?in)s?\b)(?! (?:it|them|sure|this|that|you|your|one)\b)|\b(?:(?:we are|we're|we, as) (?:an? )?(?:[\w-]+ )?wholesalers?|as (?:an? )?manufacturers?|in stock|pallets of|truckloads?)\b|[$€£]\s?\d[\d.,]*(?: (?:an?|per) (?:pound|lb|dozen|case|pallet|bale|ton|bag|box|gallon|crate|sack)\b| delivered\b)/i;
const ON_SITE =
  /\b(?:we|I|our \w+)(?: also| can| do| will|'ll)? (?:clean|fit|install|repair|service|maintain|guard|inspect|proof|paint|plow|mow|survey|landscape|refurbish|replace|lay|empty|sweep|wash|calibrate|(?:collect|pick up)(?=[^.?!\n]{0,30}\b(?:waste|trash|rubbish|garbage|recycling|oil|grease|scrap|pallets?|cardboard|glass|laundry|linen|parcels?|bins?|laptops|paper)\b))\b|\b(?:cleaning|pest control|landscaping|grounds|guarding|scaffold\w*|roofing|roofs?|gutters?|groundworks?|window film|waste collection|call[- ]?outs?)\b/i;
const SERVICE =
  /(?:\b(?:we|I)(?:['’](?:re|ve|ll)| are| also| now| can| have)? (?:an? )?(?:\w+ )?(?:do|does|doing|did|offer|provide|run|handle|supply|take (?:on|over|care of)|look after|specialize in|sell|teach|put|send|train)|\bour|\bwe are|\bwe['’]re|\bI['’]m|\bI am)\b[^.?!\n]{0,40}\b(?:training|translat\w+|bookkeeping|payroll|cleaning|typing|typists|transcription|marketing|recruit\w*|guard\w*|night cover|pest control|landscaping|plow|salt|printing|accountants?|accounting|IT support|helpdesk|cater\w*|cook|calibrat\w+|copywriting|photography|laundering|social media|SEO|security)\b|\b(?:cleaning|guarding|pest control|book ?keeping|laundry|snow) (?:service|servise|contract|for)\b/i;
/** A price by time or head, or words for what is paid again and again. */
const PER_TIME = /(?:\b(?:a|per|each) |\/)(?:month|week|user|seat|employee|payslip|developer|head|visit|year)\b/i;
const REGULAR =
  /\b(?:monthly (?:fee|price|rate|cost|rental|charge)|outsourc\w*|subscriptions?|every (?:\w+ )?(?:days?|weeks?|months?|quarter|night|morning|Mon\w*|Fri\w*)|weekly|monthly|quarterly|each (?:week|month|quarter|night)|(?:service|maintenance|cleaning|support) (?:contract|agreement|plan)s?|contracts?|servic(?:e|es|ing)\b(?! (?:in|on|for) (?:19|20)\d\d)|maintenance)\b/i;
const LASTING =
  /\b(?:monthly (?:fee|price|rate|cost|rental|charge)|outsourc\w*|subscriptions?|(?:service|maintenance|rental|lease) agreement)\b/i;
const isRegular = (text: string): boolean => LASTING.test(text) || PER_TIME.test(readPrice(text) ?? '');

/** Work that is done once, or every few years: nobody has a contract for it with somebody else. */
const DONE_ONCE =
  /\b(?:re-?fits?|retrofit\w*|refurbish\w*|resurfac\w*|re-?coat\w*|re-?roof\w*|re-?wir\w*|re-?brand\w*|renovat\w*|install(?:s|ed|ing|ation|ations)?|(?:we|I|and) (?:also )?(?:fit|build|paint|lay|convert|photograph|film|design|translate|move|survey|draw|carve|restore|edit|scan|digiti[sz]e|replace|insulate|fence|pave)|relocations?|roofs?|solar|websites?|(?:wedding|product|team) photos?|videos?|sign ?writing|murals?|fences|driveways?|extensions?|lifts? replaced|LED)\b/i;
const TRIES = /\b(?:trials?|pilots?|try|samples?|one-off|once|free)\b/i;

/** A trial that runs for a time. */
const OF_TERM = /\b(?:trials?|pilots?|(?:an?|one|two|three|first|free|\d+) (?:days?|weeks?|months?|quarters?|seasons?))\b/i;

/** Work on immaterial things, or on things that are sent in, brings nobody to the reader. */
const OFF_SITE =
  /\b(?:clean|collect|survey|maintain|service|install|repair|inspect|replace|proof|guard)(?:s|ed|ing)? (?:up )?(?:your |the |all |their )?(?:[\p{L}-]+ ){0,2}(?:data|lists?|records?|contacts?|code|websites?|software|apps?|debts?|invoices?|payments?|fees|taxes|offers|quotes|reviews|feedback|loans?|accounts|books|texts?|copy|translations?|people|distributors|customers|managers|employees)\b|\b(?:send|mail|ship|post) (?:it|them) (?:to us|in|back)\b|\bin our (?:own )?(?:shop|lab|workshop|factory|plant)\b|\bbring(?:ing)? (?:it|them) back\b|\bremotely\b|\b(?:insurance|insurers?|premiums|tax(?:es)?|brokers?|bookkeeping|accounting|invoices|recruit\p{L}*|translat\p{L}*|advertis\p{L}*|marketing|SEO)\b/iu;

/** What the law, an insurer or the calendar demands of every place, and the sender carries out. */
const DEMANDED =
  /\b(?:deadlines?|overdue|required|requires|mandatory|statutory|compulsory|by law|(?:must|has to|have to|needs? to|should) be|(?:wants?|needs?|requires?) [^.?!\n]{0,40}\b\p{L}{4,}ed\b|codes? says?)\b/iu;
const CARRIES_OUT =
  /\b(?:we|I|our \p{L}+)(?:['\u2019](?:re|m|ll|ve))?\b[^.?!\n]*\b(?:inspect|test|examin|certif|survey|calibrat|audit|check|service)(?:s|ed|es|ing|ors?|ers?|ions?|ied|y)?\b/iu;
const isDuty = (text: string): boolean => CARRIES_OUT.test(text) && (DEMANDED.test(text) || readPeriod(text)?.tag === 'everyYear');

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

const kindOfGoods = rememberTexts((text): readonly string[] => {
  const found = [
    SOFTWARE.test(text.replaceAll(OF_READERS, '')) && 'isSoftware',
    GOODS.test(text) && 'isGoods',
    ON_SITE.test(text) && !OFF_SITE.test(text) && 'isOnSite',
  ].filter((one) => one !== false);
  // What looks like several may be any of them.
  const isService = SERVICE.test(text) && !found.includes('isGoods') && !found.includes('isSoftware');
  const isOngoing = isRegular(text) && !found.includes('isGoods');
  return [
    ...(found.length === 1 ? found : []),
    ...(isService ? ['isService'] : []),
    // What places sign for, and leave only at the end of a term; nobody is tied to a single job or a trial.
    ...(DONE_ONCE.test(text) && !isOngoing && !REGULAR.test(text) ? ['isOnce'] : []),
    ...(isOngoing && !TRIES.test(text) ? ['isBound'] : []),
    // What a place has already, from somebody else.
    ...((found.includes('isGoods') && found.length === 1) || isService || isOngoing ? ['isReplaced'] : []),
  ];
});

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
  const goods = kindOfGoods(told);
  const stated = readStated(prose).filter(([name]) => name !== 'price' || !PAYS.test(prose));
  const price = stated.find(([name]) => name === 'price')?.[1];
  const isBelow = price !== undefined && namesHigherPrice(prose, price);
  // Nobody signs or sets up anything to try a thing.
  const isSample = goods.includes('isGoods') && !OF_TERM.test(prose);
  const tags = asked.tags.map((tag) => (tag === 'askTrial' && isSample ? 'askSample' : tag));
  return {
    tags: [
      ...new Set([
        ...(kind === 'follow_up' ? ['isLater'] : []),
        ...tellsOf(told),
        ...(isBelow ? ['tellsCheap'] : []),
        ...(PASSING.test(told) ? ['isPassing'] : []),
        ...(isLegal(told) ? ['isLegal'] : []),
        ...(DATED.test(told) ? ['isDated'] : []),
        ...goods,
        ...(isDuty(told) && !goods.includes('isSoftware') && !goods.includes('isGoods') ? ['isDuty'] : []),
        ...tags,
      ]),
    ],
    // What the sender pays is no price.
    fields: [
      ...(tags.some((tag) => tag === 'askSend' || tag === 'askAddress') && !asked.fields.some(([name]) => name === 'it')
        ? ([['it', tags.includes('askDates') || (tags.includes('askAddress') && sendsSeveral(prose)) ? 'them' : 'it']] as const)
        : []),
      ...asked.fields,
      ...stated,
    ],
    parts: asked.parts,
  };
}
