import type { EmailKind } from '../../reader/kinds.ts';
import { lastQuestion } from './readPlainForm.ts';
import { endsInQuestion } from './readSituation.ts';

/** What a seller's email says for certain, as tags and as words that a reply may quote. */
export type SellerFacts = { tags: readonly string[]; fields: readonly (readonly [string, string])[] };

const AMOUNT = String.raw`[$€£]\s?\d[\d.,]*\d?k?|\b\d[\d.,]*\s?(?:p|c|cents?|pence|euros?|dollars|pounds|EUR|USD|GBP)\b`;

/**
 * What a reader need not ask because the email mentions it. Broad on purpose: a question that was not asked costs nothing, one that the email
 * answers shows that nobody read it.
 */
const TOLD: readonly (readonly [string, RegExp])[] = [
  [
    'tellsPrice',
    new RegExp(
      String.raw`${AMOUNT}|\b(?:prices?|priced|pricing|cost|costs|fees?|rates?|tariff|commission|wholesale|no win|cheap\w*|afford\w*|discount\w*|free|no charge|nothing to pay|a quote|quotes|quotation|per (?:month|year|hour|day|user|seat|head|person|cup|unit|hectare|litre|liter|mile|page|word|payslip))\b|\d ?%? off\b`,
      'i',
    ),
  ],
  [
    'tellsFree',
    /(?<!\b(?:feel|set|be|get) )(?<![\w-])free(?![- ]?(?:range|standing|lance|hold|time|from|up|of)\b)(?!-)|\b(?:no|without) (?:charge|cost)\b|\bcosts? (?:you )?nothing\b|\b(?:doesn't|does not) cost/i,
  ],
  [
    'offersFree',
    /(?<!\b(?:have|['’]ve|has|got) (?:an? |one |two |some )?)\bfree(?: of charge|,? no[- ]obligation)? (?:\w+ )?(?:trial|month|weeks?|days?|assessment|visit|samples?|audit|review|survey|consultation|inspection|check|demo|quote|of charge)\b|\b(?:weeks?|months?|days?) free\b|\b(?:no charge|no cost|free of charge|costs? (?:you )?nothing|(?:doesn't|does not) cost|for free)\b/i,
  ],
  [
    'tellsDiscount',
    /\b\d+ ?% (?:off|discount|discont|less|cheaper)|\bdiscount|\bhalf price\b|\bbest price|\blow prices?\b|\bunbeatable\b/i,
  ],
  ['tellsExtras', /\ball[- ]in\b|\bincl(?:\.|ud\w*)|\bexclud\w*|\bextras?\b|\bhidden\b|\bsurprise|\bVAT\b|\bdelivered\b|\bplus\b|\+/i],
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
const SOFTWARE = /\b(?:software|saas|platform|app|dashboard|plug-?in|browser|API|login|CRM|ERP|chatbot|AI|automates|all-in-one)\b/;
const GOODS =
  /\b(?:we|I)(?:'re| are)?(?: a)?(?: \w+)? (?:sell|stock|supply|supplies|manufacture|import|export|grow|brew|roast|bake|make|making|break)\b|\b(?:wholesalers?|as (?:an? )?manufacturers?|in stock|pallets of|truckloads?)\b/i;
const ON_SITE =
  /\b(?:we|I|our \w+)(?: also| can| do| will|'ll)? (?:clean|fit|install|repair|service|maintain|guard|inspect|proof|paint|plow|mow|collect|survey|landscape|refurbish|replace|lay|empty|sweep|wash|calibrate)\b|\b(?:cleaning|pest control|landscaping|grounds|guarding|scaffold\w*|roofing|roofs?|gutters?|groundworks?|window film|waste collection|call[- ]?outs?)\b/i;
const SERVICE =
  /\b(?:we|I|us|our|are|provide)\b[^.?!\n]{0,60}\b(?:training|translat\w+|bookkeeping|payroll|cleaning|typing|typists|transcription|marketing|recruit\w*|guard\w*|night cover|pest control|landscaping|plow|salt|printing|accountants?|accounting|IT support|helpdesk|cater\w*|cook|calibrat\w+|copywriting|photography|laundering|social media|SEO|security)\b|\b(?:cleaning|guarding|pest control|book ?keeping|laundry|snow) (?:service|servise|contract|for)\b/i;
const RUNS_ON =
  /\b(?:every (?:\w+ weeks|month|quarter|six weeks)|monthly|per (?:month|user|seat|payslip)|(?:a|per|each) month|annual|outsourc\w*|subscription|contract|round the clock|night cover|agreement)\b/i;

const tellsOf = (text: string): string[] => TOLD.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag);

function kindOfGoods(text: string): string[] {
  const found = [SOFTWARE.test(text) && 'isSoftware', GOODS.test(text) && 'isGoods', ON_SITE.test(text) && 'isOnSite'].filter(
    (one) => one !== false,
  );
  // What looks like several may be any of them.
  const isService = SERVICE.test(text) && !found.includes('isGoods') && !found.includes('isSoftware');
  const isOngoing = RUNS_ON.test(text) && !found.includes('isGoods');
  return [
    ...(found.length === 1 ? found : []),
    ...(isService ? ['isService'] : []),
    // What places sign for, and leave only at the end of a term.
    ...(isService || isOngoing || found.includes('isSoftware') ? ['isBound'] : []),
    // What a place has already, from somebody else.
    ...((found.length > 0 && !found.includes('isOnSite')) || isService || isOngoing ? ['isReplaced'] : []),
  ];
}

const OWN_PRICE = new RegExp(
  String.raw`(?:^|[\s(])((?:${AMOUNT})(?:/\w+|,? (?:per|a|an|each)(?: (?:cbm|month|year|hour|day|week|user|seat|head|person|cup|unit|hectare|ha|litre|liter|mile|page|word|payslip|box|case|pallet|kilo|kg|ton|tonne|meal|vehicle|site|visit|load))?)?)(?=[\s.,;:)]|$)`,
  'gi',
);
const NOT_OWN =
  /\b(?:sav(?:e|es|ed|ings?)|cut|lost|los(?:e|es|ing)|usually|normally|average|typical\w*|others?|instead|was|were|from|turned|refund|relief|claim|worth|below|above|over|up to|off|orders?|budget|spend\w*|bill)\b/i;

/** The price per something that the email gives as its own, if it gives only one. */
function readPrice(prose: string): string | null {
  const sentences = prose.split(/(?<=[.!?])\s+|\n/).filter((sentence) => new RegExp(AMOUNT, 'i').test(sentence));
  if (sentences.length !== 1 || NOT_OWN.test(sentences[0] ?? '')) return null;
  const found = [...(sentences[0] ?? '').matchAll(OWN_PRICE)].map(([, price]) => price ?? '');
  const amounts = (sentences[0] ?? '').match(new RegExp(AMOUNT, 'gi')) ?? [];
  return amounts.length === 1 && found.length === 1 && /\/|\b(?:per|an?) \w+$/.test(found[0] ?? '') ? (found[0] ?? '').trim() : null;
}

/** What the last question asks for, the most particular first; each takes an answer that no other takes. */
const ASKS: readonly (readonly [string, RegExp])[] = [
  [
    'askRight',
    /\b(?:point me|direct me|introduce me|put me in touch|right (?:person|contact|one to)|best (?:person|contact)|(?:the|a) (?:person|colleague) (?:who|responsible|in charge)|who (?:there |at \S+ )?(?:looks after|handles|is (?:responsible|in charge|the (?:right|best))|takes care|deals with|arranges|manages|decides|should I|would I|I should)|who(?:ever)? (?:looks after|handles|arranges|manages|deals with))\b/i,
  ],
  ['askSample', /\b(?:samples?|taste|tasting|test pack|taster)\b/i],
  ['askTrial', /\b(?:try (?:it|one|us|this|them)|give (?:it|us) a try|(?:free )?(?:trial|pilot)|test (?:it|one|us))\b/i],
  ['askDemo', /\bdemo(?:nstration)?\b/i],
  [
    'askVisit',
    /\b(?:(?:drop|stop|pop|swing|call|come|look|dropping|stopping|popping|calling|coming)(?: \w+)? (?:by|in|round|around|over|out|along)|visit|come and|(?:us|me) (?:to )?(?:walk|measure|survey|inspect)|walk (?:yours|round|your)|site survey|measure (?:one|your|the|up)|meet (?:in person|at your|on site))\b/i,
  ],
  ['askQuote', /\b(?:quote|price (?:it|this|one|up)|estimate)\b/i],
  [
    'askCall',
    /\b(?:calls?|phone|ring|zoom|teams|chat|speak|talk|catch up|conversation|connect|(?:\d+|ten|fifteen|twenty|thirty|a few|couple of)[- ]?min(?:ute)?s?|half an hour|your calendar|meet|meeting|discuss)\b/i,
  ],
  [
    'askSend',
    /^(?:(?:shall|should|may|can|could|might) (?:I|we) (?!(?:ask|expect|get|have|count|assume)\b)|(?:do you )?want me to |(?:would|do) you (?:like|want) (?:me|us) to |would you like (?:to see |to get |to have |a |an |the |our )|(?:is it |it )?worth (?:me |us )?(?:sending|sharing|forwarding|showing)|(?:would it be |is it |are you )?(?:ok|okay|all right|alright|happy|fine) (?:if|for) (?:I|me|us|we) |mind if I |open to (?:seeing|a (?:short|quick)|getting|having a look)).*\b(?:send|sending|share|sharing|forward|forwarding|email|layout|details|list|example|sheet|copy|page|pdf|figures?|numbers|overview|report|case study|guide|comparison|breakdown|summary|plan|draft|brochure|catalog(?:ue)?)\b/i,
  ],
  [
    'askKeen',
    /^(?:(?:would|is|are|might|could|does|do) )?(?:(?:this|that|it|you|any of this) )?(?:be )?(?:worth|interested|open to|of (?:any )?(?:interest|use)|useful|relevant|keen|up for|curious)\b/i,
  ],
  [
    'askEnds',
    /^when (?:does|do|is|are|will) (?:your|the|it|that|this)\b[^?]*\b(?:end|ends|expire|run out|renew\w*|up|due|finish|come up|over)\b/i,
  ],
  [
    'askMuch',
    /^(?:roughly |about )?(?:how much (?:do|are|does) (?:you|your \w+|it)(?: \w+)? (?:pay|paying|spend|spending|cost)|what (?:do|are) you (?:currently |now )?(?:pay|paying|spend|spending))\b/i,
  ],
  [
    'askWho',
    /^(?:and )?(?:who (?:do|does|is|are|currently |now )?(?:you|your|supplies|delivers|services|cleans|collects|prints|does)|which (?:supplier|company|firm|provider|agency) (?:do|does))\b/i,
  ],
  [
    'askHow',
    /^how (?:do|does|are|is) (?:you|your [\p{L} ]{2,30}?)(?: currently| now| today| usually)? (?:handl|deal|manag|cop|do|doing|keep|track|plan|organi[sz]|check|store|clean|ship|send|train|schedul|process|collect|sort|prepar|arrang|run|get)\p{L}*\b/iu,
  ],
  ['askMany', /^(?:roughly |about )?how many (?!times\b|minutes\b|hours\b|days\b|weeks\b|people (?:do you|would))/i],
  [
    'askDone',
    /^(?:do|are|is|have|has)\b[^?]*\b(?:already|covered|sorted|fixed up|taken care of|someone for|somebody for|in place|had an?|done an?|been tested|up to date)\b/i,
  ],
  [
    'askHave',
    /^(?:do|are) you (?:still |currently |now |ever )?(?:have any|have anything|need|use|using|buy|buying|ship|shipping|import|export|run|running|get any|pay|paying|rent|renting|outsource|outsourcing|looking|planning)\b/i,
  ],
  [
    'askGo',
    /^(?:(?:shall|should|may|can|could) (?:I|we) (?!(?:ask|expect|get|have|count|assume|help)\b)|(?:do you )?want (?:me|us) to |would you like (?:me|us) to |(?:happy|ok|okay|fine) for (?:me|us) to )/i,
  ],
];

/** Words before the question itself. */
const LEAD_IN = /^(?:\W*(?:so|and|but|quick question|one question|out of curiosity|just curious|or)\b[\s,:-]*)+/i;
/** Another question in the same sentence stays open. */
const TWO_IN_ONE = /,? and (?:who|what|when|where|which|how|why|do|does|is|are|can|could)\b[^?]*\?$|,? (?:yes or no)\?$/i;
const REPLY_FOR =
  /\b(?:reply|revert|answer|write back|let (?:me|us) know|drop (?:me|us) a (?:line|note)|get in touch)\b[^.?!]*\b(?:send|share|forward|email|give)\b[^.?!]*/i;
const NAMED_DAY = /\b(?:the |on )(\d{1,2}(?:st|nd|rd|th))\b/;
/** What is counted, before the verb of the question. */
const UNIT = /^(?:roughly |about )?how many ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+s) (?:do|does|are|is|have|has|can|will|did|would)\b/iu;
const MOST_UNIT = 24;
const SHORT_ANSWERS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:do|got) you\b/i, 'we do', "we don't"],
  [/^are you\b/i, 'we are', "we're not"],
  [/^have you\b/i, 'we have', "we haven't"],
];
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/\bin[- ]house\b/i, 'In house'],
  [/\byour own (?:people|team|staff|lads|guys|crew)\b|\byoursel(?:f|ves)\b/i, 'Our own people'],
  [/\bcontractors?\b/i, 'A contractor'],
  [/\bagenc(?:y|ies)\b/i, 'Through an agency'],
  [/\bspreadsheets?\b|\bexcel\b/i, 'Spreadsheets'],
  [/\bby hand\b|\bmanual(?:ly)?\b/i, 'By hand'],
  [/\bon paper\b/i, 'On paper'],
];

/** Asked for effect: nobody answers these. */
const RHETORICAL =
  /^(?:did you know|what if|ever |have you ever|tired of|struggling|want to|looking (?:for|to)|ready to|why |sound familiar|imagine)/i;

/** The question that the email comes to, or its only one. */
function readQuestion(prose: string): string {
  const question = lastQuestion(prose).replace(LEAD_IN, '');
  const isOnly = prose.indexOf('?') === prose.lastIndexOf('?');
  return (endsInQuestion(prose) || isOnly) && !RHETORICAL.test(question) ? question : '';
}

function readAsk(prose: string): SellerFacts {
  const question = readQuestion(prose);
  if (question === '') {
    const last =
      prose
        .trim()
        .split(/\n\s*\n/)
        .at(-1) ?? '';
    return { tags: REPLY_FOR.test(last) ? ['askSend'] : [], fields: [] };
  }
  const isTwofold = TWO_IN_ONE.test(question) && !/yes or no\?$/i.test(question);
  const ask = ASKS.find(([, pattern]) => pattern.test(question))?.[0];
  if (ask === undefined || isTwofold) return { tags: [], fields: [] };
  const answer = SHORT_ANSWERS.find(([pattern]) => pattern.test(question));
  const date = NAMED_DAY.exec(question)?.[1];
  const ways = ask === 'askHow' ? WAYS.filter(([pattern]) => pattern.test(question)).map(([, way]) => way) : [];
  const unit = ask === 'askMany' ? UNIT.exec(question)?.[1] : undefined;
  const week = /\b(this|next) week\b/i.exec(question)?.[1]?.toLowerCase();
  const isTimed = /\b(?:today|tomorrow|week|month|before|after|\d+(?:st|nd|rd|th)|(?:Mon|Tues|Wednes|Thurs|Fri)day)\b/i.test(question);
  return {
    tags: [ask, ...(week === undefined ? [] : [week === 'this' ? 'askThisWeek' : 'askNextWeek']), ...(isTimed ? ['askTimed'] : [])],
    fields: [
      ...(answer === undefined
        ? []
        : ([
            ['weDo', answer[1]],
            ['weDont', answer[2]],
          ] as const)),
      ...(unit === undefined || unit.length > MOST_UNIT ? [] : ([['unit', unit]] as const)),
      ...(date === undefined ? [] : ([['date', `the ${date}`]] as const)),
      ...(ways[0] === undefined ? [] : ([['way', ways[0]]] as const)),
      ...(ways[1] === undefined ? [] : ([['way2', ways[1]]] as const)),
    ],
  };
}

/** Whether a tag says what a thread has told, so that it holds for later emails too. */
export const isToldTag = (tag: string): boolean => /^(?:tells|is)[A-Z]/.test(tag) && tag !== 'isLater' && tag !== 'isSo';

const REQUESTS: ReadonlySet<string> = new Set([
  'askSample',
  'askTrial',
  'askDemo',
  'askVisit',
  'askQuote',
  'askCall',
  'askSend',
  'askKeen',
  'askGo',
]);

/** Whether a tag says that the email asks for something, and not how things are. */
export const asksForSomething = (tag: string): boolean => REQUESTS.has(tag);

const SELLS: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up']);

/**
 * What a reply to a seller's English email may take for granted. `told` is the subject and everything the thread says above its signatures,
 * `prose` the answered email above its signature.
 */
export function readSellerFacts(kind: EmailKind | null, { told, prose }: { told: string; prose: string }): SellerFacts {
  if (!SELLS.has(kind)) return { tags: [], fields: [] };
  const { tags, fields } = readAsk(prose);
  const price = readPrice(prose);
  return {
    tags: [...new Set([...(kind === 'follow_up' ? ['isLater'] : []), ...tellsOf(told), ...kindOfGoods(told), ...tags])],
    fields: price === null ? fields : [...fields, ['price', price]],
  };
}
