import { readRough, type Pick } from './readRough.ts';
import { readSides, readStates } from './readSides.ts';
import { splitQuestions } from './splitQuestions.ts';

/** What a seller's email says for certain, as tags and as words that a reply may quote. */
export type SellerFacts = { tags: readonly string[]; fields: readonly (readonly [string, string])[] };

/** Whether a question asks for something from the reader, and for what; the most particular first. */
const REQUESTS: readonly (readonly [string, RegExp])[] = [
  [
    'askRight',
    /\b(?:point me|direct me|introduce me|put me in touch|right (?:person|contact|one to)|best (?:person|contact|one to)|(?:the|a) (?:person|colleague) (?:who|responsible|in charge)|(?:who|which (?:person|team|department))(?:ever)? (?:there |here |at .{2,30}? |in .{2,30}? |on your team )?(?:looks after|handles|is (?:responsible|in charge|the (?:right|best))|takes care|deals with|arranges|manages|decides|orders|buys|books|runs|signs off|should I|would I|I should))\b/i,
  ],
  [
    'askWhen',
    /^(?:when|(?:which|what) (?:day|days|time|morning|afternoon|week|date)s?)\b(?=.*\b(?:suits?|works?|works best|free|convenient|good (?:time|day)|best (?:time|day|for)|come|drop|call|speak|meet|talk|collect|deliver)\b)/i,
  ],
  [
    'askSample',
    /\b(?:samples?|taste|tasting|test pack|taster|(?:a )?(?:free )?(?:bag|pack|box|bottle|tin|jar) (?:of|to)|drop(?:ping|ped)? (?:off |in |you )?(?:an? (?!line|note|message)|some|one|the|two) ?[\p{L} ]{0,20}(?:in|off|over|round|on|for|to)\b)\b/iu,
  ],
  [
    'askTrial',
    /\b(?:(?:one|some|it|them|(?:a|an|the) [\p{L}-]+|with [\p{L}-]+) to try\b|try (?:it|one|us|this|them)|give (?:it|us) a try|(?:free )?(?:trial|pilot)|test (?:it|one|us))\b/iu,
  ],
  ['askDemo', /\bdemo(?:nstration)?\b/i],
  [
    'askVisit',
    /^(?:(?:can|could|may|might|shall|should) (?:I|we|our [\p{L} ]{2,20})|would you (?:like|mind)|do you mind if|(?:is it |ok |okay |happy ).*|want (?:me|us)).*\b(?:(?:drop|stop|pop|swing|call|come|look|dropping|stopping|popping|calling|coming)(?: [\p{L}]+){0,3} (?:by|in|round|around|over|out|along)|visit|come and|come to|measure|survey|walk (?:yours|round|your|the))\b/iu,
  ],
  [
    'askVisitUs',
    /^(?:fancy|would you like|would you|do you want|want|can you|could you|like) (?:to )?(?:com(?:e|ing)|see(?:ing)?|visit(?:ing)?|drop(?:ping)?)\b.*\b(?:see|visit|show|cut|one|it|us|by|over)\b/i,
  ],
  ['askQuote', /\b(?:(?:a|me) quot(?:e|ing)|price (?:it|this|one|up)|a price|estimate)\b/i],
  [
    'askCall',
    /^(?:would|could|can|shall|should|may|might|worth|open|up for|fancy|happy|ok|okay|how about|any chance|interested|want|time for|got (?:\d+|ten|fifteen|twenty|time|a)|is (?:it|that|there) (?:worth|something|any)|free|available|keen|mind if|a quick|quick)\b(?=.*\b(?:calls?|phone|ring|zoom|teams|chat|speak|talk|catch up|conversation|connect|(?:\d+|ten|fifteen|twenty|thirty|a few|couple of)[- ]?min(?:ute)?s?|half an hour|your calendar|meet|meeting|discuss)\b)|^(?:do you have|are you) (?:\d+|ten|fifteen|twenty|thirty|a few|time|half|free|available)\b/i,
  ],
  [
    'askSend',
    /^(?:(?:shall|should|may|can|could|might) (?:I|we) (?!(?:ask|expect|get|have|count|assume)\b)|(?:do you )?want me to |(?:would|do) you (?:like|want) (?:me|us) to |(?:would you like|do you want|want|like) (?:to see |to get |to have |a |an |the |our )|(?:is it |it )?worth (?:me |us )?(?:sending|sharing|forwarding|showing)|(?:would it be |is it |are you )?(?:ok|okay|all right|alright|happy|fine) (?:if|for) (?:I|me|us|we) |mind if I |open to (?:seeing|a (?:short|quick)|getting|having a look)).*\b(?:send|sending|share|sharing|forward|forwarding|email|layout|details|list|example|sheet|copy|page|pdf|figures?|numbers|overview|report|case study|guide|comparison|breakdown|summary|plan|draft|video|link|brochure|catalog(?:ue)?)\b/i,
  ],
  [
    'askGo',
    /^(?:(?:shall|should|may|can|could) (?:I|we) (?!(?:ask|expect|get|have|count (?:on|you)|assume|help|interest)\b)|(?:do you )?want (?:me|us) to |would you like (?:me|us) to |(?:happy|ok|okay|fine) for (?:me|us) to |worth (?:me|us) )/i,
  ],
  [
    'askKeen',
    /^(?:(?:would|is|are|might|could|does|do|will) )?(?:(?:this|that|it|you|any of this|there) )?(?:be )?(?:(?:something|anything) (?:you|that|of|for)|any interest|worth|interest\w*|open to|of (?:any )?(?:interest|use)|useful|relevant|keen|up for|curious|make sense|help|suit|fancy|like|want|consider|in the market|looking at)\b|^(?:would|could|should|might|may|shall|want|fancy|like|yes or no|interested|any interest|ok|okay|deal)\b|\bbe of (?:any )?(?:interest|use)$|^how (?:about|does that sound)\b/i,
  ],
];

/** How things are at the reader's, by the form of the question; the most particular first. */
const SITUATIONS: readonly (readonly [string, RegExp])[] = [
  [
    'askSeen',
    /^(?:did|have) you (?:get|see|receive|read|seen|got|received|had)\b.*\b(?:note|email|message|letter|brochure|leaflet|card|it|quote|proposal)\b/i,
  ],
  ['askOften', /^how (?:often|frequently|regularly|many times)\b/i],
  ['askMany', /^how many\b(?! (?:minutes|hours|days) (?:do you need|can you spare))/i],
  [
    'askShare',
    /^(?!.*\b(?:pay|paying|charged?|fees?|interest|commission)\b)(?:what|which) (?:share|percentage|percent|part|portion|proportion|%)|^how much of (?:your|the|that|it)\b/i,
  ],
  ['askSince', /^how long (?:have|has)\b/i],
  ['askTaking', /^how (?:long|much time)\b/i],
  [
    'askMuch',
    /^(?:(?:what|which) (?:share|percentage|percent|rate|%|fees?)|how much (?:do|are|does|is) (?:you|your|it|that)\b|what (?:do|are|does) (?:you|it|that|your [\p{L} ]{2,25}?) (?:currently |now |usually )?(?:pay|paying|spend|spending|cost|costing|charged)\b)/iu,
  ],
  ['askLast', /^when (?:did|was|were|have|has)\b|^when [^?]*\blast\b/i],
  [
    'askEnds',
    /^when (?:does|do|is|are|will)\b|^when (?:your|the|it)\b.*\b(?:ends?|expires?|runs? out|renews?|is (?:up|due)|comes? up)\b|^(?:which|what) (?:month|date) (?:does|do|is|are|will)\b/i,
  ],
  ['askDay', /^(?:which|what) (?:day|days|weekday)s?\b/i],
  [
    'askSupplier',
    /^(?:who|which [\p{L}-]+(?: [\p{L}-]+)?) (?:do|are|did) (?:you|your)\b|^which [\p{L}-]+(?: [\p{L}-]+)? does your\b|^(?:who|which (?!day|of|one|month)[\p{L}-]+(?: [\p{L}-]+)?) (?:currently |now )?(?:supplies|delivers|prints|brews|bakes|sells|makes|hires|insures|hosts|files)\b/iu,
  ],
  [
    'askWho',
    /^(?:who|which (?:firm|company|contractor)) (?:currently |now |usually )?(?!(?:is|are|would|should|could|can|decides|knows)\b)[a-z]+s\b/i,
  ],
  ['askWhere', /^where (?:do|are) you (?:\w+ )?(?:get|getting|buy|buying|source|sourcing|order|ordering)\b/i],
  ['askHow', /^how (?:do|does|are|is|did) (?!it sound|that sound)/i],
  [
    'askUse',
    /^(?!.*\b(?:a|per|each|every) (?:day|week|month|quarter|year)\b)(?:what|which [\p{L}-]+(?: [\p{L}-]+)?) (?:do|are) you (?:currently |now |mostly )?(?:use|using|run|running|have|work with)\b/iu,
  ],
  [
    'askHappy',
    /^(?:do|does|are|is|have|has)\b.*\b(?:happy|satisfied|pleased|content|comfortable|any good|good enough|well enough|working (?:out|well)|as you(?:'d| would) like)\b/i,
  ],
  [
    'askDone',
    /^(?:do|does|are|is|have|has)\b.*\b(?:already|covered|sorted|fixed up|taken care of|under control|some(?:one|body) (?:for|who|to|in)|in place|arranged|booked|had an?|done an?|been (?:tested|checked|done|surveyed|cleaned)|up to date|yet)\b/i,
  ],
  [
    'askHave',
    /^(?:do|are|have) you (?:still |currently |now |ever |got )?(?:have |need |got )?(?:any|anything|something|need|looking|planning|in need|coming up)\b/i,
  ],
  [
    'askTrouble',
    /^(?:do|does|are|is|have|has)\b.*\b(?:struggl\w*|problems?|issues?|trouble|short of|losing|lose|wast(?:e|ing)|annoy\w*|bother\w*|complain\w*|frustrat\w*|worr(?:y|ied)|behind)\b/i,
  ],
  ['askSo', /^(?:do|does|did|are|is|was|were|have|has)\b/i],
];

/** "Is that something you would look at?" asks for interest in the words of a question about things. */
const WISHES =
  /\b(?:interest(?:ed)?|worth|open to|up for|keen|curious|sounds?|make sense|something you(?:'d| would)|would (?:look|consider|like)|room for|time (?:for|to)|free (?:for|on|next|this)|available)\b/i;

/** The subject of a yes-or-no question, as its answer repeats it. */
const ECHOES: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:do|got) you\b/i, 'we do', "we don't"],
  [/^are you\b/i, 'we are', "we're not"],
  [/^have you\b/i, 'we have', "we haven't"],
  [/^did you\b/i, 'we did', "we didn't"],
  [/^is there\b/i, 'there is', "there isn't"],
  [/^are there\b/i, 'there are', "there aren't"],
  [/^is (?:it|that|this)\b/i, 'it is', "it isn't"],
  [/^does (?:it|that|this)\b/i, 'it does', "it doesn't"],
  [/^do (?:they|those|these)\b/i, 'they do', "they don't"],
  [/^are (?:they|those|these)\b/i, 'they are', "they aren't"],
  [/^has (?:it|that|this)\b/i, 'it has', "it hasn't"],
];
const OF_ONE_PERSON =
  /^(?:do|are|have|did) you (?:the|an?|in charge|responsible|personally|handle|look after|oversee|decide|deal with|think|believe|know|aware|mind|feel|remember|have a (?:chance|moment|minute))\b|^did you (?:get|see|receive|read|have)\b/i;

const DATE =
  /\b(?:the |on )(\d{1,2}(?:st|nd|rd|th))\b|\b(the week of (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:January|February|March|April|May|June|July|August|September|October|November|December))?)\b/i;
const ONE_DAY = /\b(monday|tuesday|wednesday|thursday|friday)\b/gi;
const LENGTH = /\b(\d+|five|ten|fifteen|twenty|thirty)[- ]?(?:minutes?|mins?)\b|\bhalf an hour\b/i;
/** What the person in question is in charge of: "the linen contract". */
const CHARGE =
  /\b(?:looks after|handles|is (?:responsible|in charge) (?:for|of)|takes care of|deals with|arranges|manages|orders|buys|books|decides on) (?:your |the )?((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+?)(?= (?:at|in|for|there|of|on|now|here)\b|[?,]|$)/u;
const NO_CHARGE = /^(?:it|this|that|these|them|things|such|all|everything|any|new|purchasing|buying)\b/i;

type Option = { mark: string; meaning: 'yes' | 'later' | 'other' | 'no' };
const REPLY_WITH =
  /\b(?:reply|answer|respond|text back|write back|just (?:send|type|reply))\b[^.?!\n]{0,30}?\b(?:with (?:a |the |just )?(?:number|letter|["'\u201c]?1|["'\u201c]?A\b)|(?:["'\u201c]?1|["'\u201c]?A)\b)/i;
const OPENED = String.raw`["'\u201c(]?`;
const CLOSED = String.raw`["'\u201d)]?[.):,]?\s*(?:if|for|=|-|\u2013|to)`;
/** An option's words end with its line, its sentence, or where the next option begins. */
const LISTED = new RegExp(
  String.raw`(?:^|[\n:,;]\s*|\b(?:[Rr]eply|or|with|just)\s+)${OPENED}([1-4]|[A-D])${CLOSED}?\s*([^\n;]{4,90}?)(?=[,.]?\s*(?:\bor\s+|\band\s+)?${OPENED}(?:[1-4]|[A-D])${CLOSED}(?!\p{L})|[\n;]|\.\s|\.?$)`,
  'gu',
);
const MEANS: readonly (readonly [Option['meaning'], RegExp])[] = [
  ['other', /\b(?:some(?:one|body) else|wrong person|not (?:me|mine|you)|colleague|other person|ask (?:some|an)|speak to|forward)\b/i],
  [
    'later',
    /\b(?:later|not now|next (?:month|quarter|year)|months?|busy|bad (?:time|timing)|timing|in (?:the )?(?:spring|summer|autumn|winter))\b/i,
  ],
  ['no', /\b(?:no\b|not interested|never|stop|remove|leave (?:me|us|you)|don['\u2019]t|unsubscribe)/i],
  ['yes', /\b(?:want|yes|interested|prices?|quotes?|send|call me|details|tell me|show me|talk|rates?|demo|sample|try|book|open to)\b/i],
  // "Covered, but send me a price" is a yes.
  ['no', /\b(?:covered|sorted|already|happy|all set|fine as we are)\b/i],
  ['yes', /\b(?:call|look|tell|show)\b/i],
];

/** "Just reply with “go”": the word that says yes. */
const REPLY_WORD =
  /\b[Rr]eply (?:back )?(?:with )?(?:the word )?(?:["'\u201c\u2018]([\p{L}]{2,8})["'\u201d\u2019]|([\p{Lu}]{2,6})\b)(?:[^.?!\n]*?\bor (?:["'\u201c]?)([\p{Lu}]{2,6})\b)?/u;
const NO_YES = /^(?:no|stop|remove|don|unsubscribe|later|never|pass)$/i;

/** "Reply 1, 2 or 3": the marks of the answers that the email offers, by what they mean; empty if that is not certain. */
export function readOptions(prose: string): readonly (readonly [string, string])[] {
  const words =
    REPLY_WORD.exec(prose)
      ?.slice(1)
      .filter((word) => word !== undefined) ?? [];
  if (words.length > 0)
    return words.map(
      (word) => [/^later$/i.test(word) ? 'optionLater' : NO_YES.test(word) ? 'optionNo' : 'optionYes', word.toLowerCase()] as const,
    );
  if (!REPLY_WITH.test(prose)) return [];
  const options = [...prose.matchAll(LISTED)].flatMap(([, mark = '', words = '']): Option[] => {
    const meaning = MEANS.find(([, pattern]) => pattern.test(words))?.[0];
    return meaning === undefined ? [] : [{ mark, meaning }];
  });
  const marks = new Set(options.map(({ mark }) => mark));
  const meanings = new Set(options.map(({ meaning }) => meaning));
  if (marks.size < 2 || marks.size !== options.length || meanings.size !== options.length) return [];
  return options.map(({ mark, meaning }) => [`option${meaning[0]?.toUpperCase() ?? ''}${meaning.slice(1)}`, mark] as const);
}

/** "If you want it, reply and I'll send it over." */
const REPLY_FOR =
  /\b(?:reply|revert|answer|write back|let (?:me|us) know|drop (?:me|us) a (?:line|note)|get in touch)\b[^.?!]*\b(?:I|we)(?:['\u2019]ll| will| can|['\u2019]d)? (?:\w+ )?(?:send|share|forward|email|give)\b/i;
/** "Reply to this email to arrange a free review." */
const REPLY_TO_GET =
  /\b(?:reply|call|ring|phone|email|contact|get in touch)\b[^.?!]*\bto (?:arrange|book|get|see|claim|organi[sz]e|set up|start|try)\b/i;

const requestOf = (question: string): string | undefined => REQUESTS.find(([, pattern]) => pattern.test(question))?.[0];
const situationOf = (question: string): string | undefined =>
  WISHES.test(question) && !/^(?:who|how|what|when|which)\b/i.test(question)
    ? undefined
    : SITUATIONS.find(([, pattern]) => pattern.test(question))?.[0];

/** "or have you got that covered": what follows does not change what is asked. */
const OR_COVERED = /,? or (?:have|are|do|is|has)\b[^?]*\b(?:covered|sorted|already|fixed|in hand|someone|somebody|done)\b.*$/i;

function readSituation(question: string, pick: Pick): SellerFacts | null {
  const states = readStates(question);
  if (states.length > 0) return { tags: ['askState'], fields: [['side', pick(states)]] };
  const sides = readSides(question);
  if (sides.length > 0)
    return {
      tags: ['askEither'],
      fields: [['side', pick(sides)]],
    };
  const ask = situationOf(question);
  if (ask === undefined || / or (?!so\b|more\b|less\b|any\w*\b|some\w*\b|similar\b)/i.test(question)) return null;
  if (ask !== 'askSeen' && OF_ONE_PERSON.test(question)) return { tags: ['askPerson'], fields: [] };
  const rough = ask === 'askMany' || ask === 'askShare' ? readRough(question, pick) : null;
  const echo = ECHOES.find(([pattern]) => pattern.test(question));
  return {
    tags: [ask],
    fields: [
      ...(rough === null ? [] : ([['rough', rough]] as const)),
      ...(echo === undefined
        ? []
        : ([
            ['weDo', echo[1]],
            ['weDont', echo[2]],
          ] as const)),
    ],
  };
}

const OF_A_FIRM =
  /^who (?:currently |now )?(?:looks after|handles|takes care of|deals with|manages|does|runs) your\b(?!.*\b(?:there|at|in|person|team|contracts?|budget)\b(?! the moment| present)).*\b(?:at the moment|at present|just now|now|currently|today|these days)$/i;
/** Requests are made with a verb first, except for a name or a time. */
const IS_OPEN = /^(?:did\b|have you\b|has\b|how (?!about\b|does that\b)|what\b|when\b|which\b|who\b|where\b)/i;
const ASKED_OPENLY: ReadonlySet<string> = new Set(['askRight', 'askWhen']);

/** "Shall I pencil you in for one of them?": the days that were named before. */
const POINTS_BACK =
  /\b(?:one of (?:them|those|these|the two)(?: two)?(?: days| dates)?|either(?: of (?:them|those))?|which of (?:them|those)|one of the days)\b/i;
const daysIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(ONE_DAY)].map(([day]) => `${day[0]?.toUpperCase() ?? ''}${day.slice(1).toLowerCase()}`)),
];

const TWO_DATES =
  /\b(\d{1,2})(?:st|nd|rd|th)? (?:and|or|&) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
const ordinal = (day: string): string => `${day}${/1\d$/.test(day) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(day.at(-1))] ?? 'th')}`;
const datesIn = (text: string): readonly string[] => (TWO_DATES.exec(text)?.slice(1) ?? []).map((day) => `the ${ordinal(day)}`);

const READ =
  /\b(?:layout|details|examples?|sheet|page|pdf|figures|numbers|overview|report|case study|guide|comparison|breakdown|summary|plan|draft|brochure|catalog(?:ue)?|outline|price list|leaflet)\b/i;
/** How things are, even if the words of a request occur: "Is it still you who rings round?" */
const OF_THINGS =
  /^(?:is it still|is your|are (?:your|they|the)|does|do (?:your|they|the)|has|do you (?:still|already|currently|usually|ever|get|use|do|buy|run|have (?!time|a (?:few|minute|moment)|\d|ten|fifteen|twenty|half)))\b/i;

function readRequest(question: string, { prose, pick, isOfFirm }: { prose: string; pick: Pick; isOfFirm: boolean }): SellerFacts | null {
  const plain = question.replace(OR_COVERED, '');
  const ask = requestOf(plain);
  // "Who looks after your tires at the moment?" asks for a firm, not for a colleague.
  if (ask === 'askRight' && (OF_A_FIRM.test(plain) || isOfFirm)) return null;
  if (ask !== 'askRight' && OF_THINGS.test(plain)) return null;
  if (ask !== undefined && IS_OPEN.test(plain) && !ASKED_OPENLY.has(ask)) return null;
  if (ask === undefined) return null;
  const sides = / or /i.test(plain) ? readSides(plain) : [];
  const date = DATE.exec(plain);
  const days = daysIn(plain);
  const offered = POINTS_BACK.test(plain) ? ([daysIn(prose), datesIn(prose)].find((found) => found.length === 2) ?? []) : [];
  const length = LENGTH.exec(plain)?.[0]
    .replace('-', ' ')
    .replace(/min(?:ute)?s?$/, 'minutes');
  const week = /\b(this|next) week\b/i.exec(plain)?.[1]?.toLowerCase();
  return {
    tags: [
      ask,
      ...(ask === 'askSend' && READ.test(plain) ? ['askRead'] : []),
      ...(sides.length > 0 ? ['askChoice'] : []),
      ...(week === undefined ? [] : [week === 'this' ? 'askThisWeek' : 'askNextWeek']),
      ...(/\b(?:today|tomorrow|week|\d+(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri)day)\b/i.test(plain) ? ['askTimed'] : []),
    ],
    fields: [
      ...(sides.length === 0 ? [] : ([['choice', pick(sides)]] as const)),
      ...(date === null ? [] : ([['date', date[2] ?? `the ${date[1] ?? ''}`]] as const)),
      ...(days.length === 1 ? ([['date', days[0] ?? '']] as const) : []),
      ...(offered.length === 2
        ? ([
            ['day', offered[0] ?? ''],
            ['day2', offered[1] ?? ''],
          ] as const)
        : []),
      ...(length === undefined ? [] : ([['length', length]] as const)),
    ],
  };
}

/**
 * What a seller's email asks, read from the form of its questions: at most one thing about how things are, and one that the reader is to do or
 * take. Questions that are read for neither leave no trace.
 */
export function readSellerAsk(prose: string, pick: Pick): SellerFacts {
  const questions = splitQuestions(prose).map((clauses) => {
    // "Who looks after your tires, and are you happy with them?"
    const isOfFirm = clauses.slice(1).some((clause) => /\b(?:they|them|their)\b/i.test(clause));
    const read = clauses.map((clause) => {
      const request = readRequest(clause, { prose, pick, isOfFirm });
      return { clause, request, situation: request === null ? readSituation(clause, pick) : null };
    });
    const first = read.find(({ request, situation }) => request !== null || situation !== null);
    // "Could I drop one off, and which day suits?"
    const isTimed = read.some(({ request }) => request !== first?.request && request?.tags.includes('askWhen') === true);
    return { clauses, request: first?.request ?? null, situation: first?.situation ?? null, isTimed };
  });
  const asked = questions.findLast(({ request }) => request !== null);
  const situation = questions.findLast((question) => question.situation !== null)?.situation ?? null;
  const charge = questions.flatMap(({ clauses }) => clauses.map((clause) => CHARGE.exec(clause)?.[1])).find((found) => found !== undefined);
  const options = readOptions(prose);
  const last =
    prose
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const told = REPLY_FOR.test(last) ? ['askSend'] : REPLY_TO_GET.test(last) ? ['askGo'] : [];
  const sends = asked === undefined ? told : [];
  return {
    tags: [
      ...(situation?.tags ?? []),
      ...(asked?.request?.tags ?? []),
      ...(asked?.isTimed === true ? ['askWhen'] : []),
      ...sends,
      ...(situation === null ? [] : ['situation']),
    ],
    fields: [
      ...(situation?.fields ?? []),
      ...(asked?.request?.fields ?? []),
      ...(charge === undefined || NO_CHARGE.test(charge) ? [] : ([['charge', charge]] as const)),
      ...options,
    ],
  };
}
