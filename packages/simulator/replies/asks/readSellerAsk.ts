import { joinWhoHow } from './joinWhoHow.ts';
import { readOptions } from './readOptions.ts';
import { asksWhatHappens } from './readPractice.ts';
import { asksIfSo, readPolarity } from './readPolarity.ts';
import { daysIn, isHanded, readCharge, readRequest } from './readRequest.ts';
import { readPreferences } from './readPreferences.ts';
import type { Pick } from './readRough.ts';
import { readSituation } from './readSituation.ts';
import { settleSituation } from './settleSituation.ts';
import type { SellerFacts } from './sellerFacts.ts';
import { saysTheyCome } from './readVisit.ts';
import { ANY_QUESTION, readAnswered, type Question } from './readAnswered.ts';
import { readHook, splitQuestions } from './splitQuestions.ts';
import { readPromised, readWanted } from './readWanted.ts';

/** "If you want it, reply and I'll send it over." */
const REPLY_FOR =
  /\b(?:reply|revert|answer|write back|let (?:me|us) know|drop (?:me|us) a (?:line|note)|get in touch)\b[^.?!]*\b(?:I|we)(?:['\u2019]ll| will| can|['\u2019]d)? (?:\w+ )?(?:send|share|forward|email|give)\b/i;
const SENDS_DATES = /\b(?:send|share|forward|email|give)\b[^.?!]*\b(?:dates|times|slots|days|openings)\b/i;
/** "Reply to this email to arrange a free review." */
const REPLY_TO_GET =
  /\b(?:reply|call|ring|phone|email|contact|get in touch)\b[^.?!]*\bto (?:arrange|book|get|see|claim|organi[sz]e|set up|start|try)\b/i;
/** "Reply with a number and I'll tell you": what is to be replied is more than a yes. */
const REPLY_WITH = /\b(?:reply|answer|write back) with (?:an?|the|your|one) (?!yes\b|no\b|word\b|line\b|\p{L}+ to\b)\p{L}/iu;
/** "Just reply and I'll hold a slot." */
const REPLY_AND =
  /\b(?:reply|answer|write back|let (?:me|us) know(?! (?:who|what|which|how|when|where|whether|the|your|roughly)\b)|drop (?:me|us) a (?:line|note)|get in touch|say (?:yes|so))\b[^.?!]*\b(?:I|we)(?:['\u2019]ll| will| can) (?!(?:be|get|know|leave|let|stop|assume|take it|try|not|close|write|ask|follow|call|ring|phone)\b)\p{Ll}/iu;

/** What costs nothing and binds nobody: the sender only tells or shows something. */
const EXPLAINS =
  /\b(?:I|we)(?:['\u2019]ll| will| can) (?:\w+ )?(?:tell|show|explain|work out|let you know|send|email|share|give you|walk you|go through|run you)\b/i;

/** "If you would like a quote, call me on 0113 496 0000." */
const IF_QUOTE = /\b(?:would like|want|need|care for|for) (?:an? |your )?(?:[\w-]+ ){0,2}(?:quotes?|quotation|estimate)\b/i;
const CALL_OR_REPLY = /\b(?:reply|call|ring|phone|email|contact|get in touch)\b/i;
/** "Just reply and I'll work you out a price." */
const THEN_QUOTES = /\b(?:I|we)(?:['\u2019]ll| will| can) [^.?!\n]{0,25}\b(?:an?|your) (?:[\w-]+ )?(?:price|quote|quotation|estimate)\b/i;
const asksToQuote = (text: string): boolean =>
  text
    .split(/[.?!\n]/)
    .some(
      (sentence) => (IF_QUOTE.test(sentence) || (THEN_QUOTES.test(sentence) && REPLY_AND.test(sentence))) && CALL_OR_REPLY.test(sentence),
    );

/** A sample that a sentence offers: "I'd like to send you a free bag." */
const SENDS_SAMPLE =
  /\b(?:I|we)(?:['\u2019]d| would) (?:like|love|be (?:happy|glad)) to (?:send|post|mail|ship|bring|drop off)\b[^.?!]*\b(?:free|samples?|bag|box|bottle|tin|jar|taster|tray|loaf|plate|swatch(?:es)?|on the house)\b|\b(?:I|we)(?:['\u2019](?:d|ll)| can| could| will)(?: be (?:happy|glad) to| (?:like|love) to| gladly)? (?:bring|drop|send|mail)\b[^.?!]*\b(?:samples?|to (?:taste|try)|so (?:that )?you(?:r \p{L}+)? can (?:taste|try))\b/iu;
const TO_ADDRESS = /\b(?:best|postal|delivery|mailing|right|your) address\b|\bwhere (?:to|should I|I should|I can) (?:send|post|mail)\b/i;

/** "Have a look and tell me what you think." */
const LOOK_AT =
  /(?:^|[.!?\n] *|\b(?:please|just) )(?:(?:have|take) a (?:quick )?look|watch it|give it a (?:look|watch|read))\b[^.?!\n]*\b(?:tell|let) (?:me|us)\b/i;
/** What some people tell no stranger. */
const DISCLOSES: ReadonlySet<string> = new Set([
  'askMany',
  'askMuch',
  'askBudget',
  'askShare',
  'askFigure',
  'askNumber',
  'askHow',
  'askSupplier',
  'askUse',
]);

/** "Could you point me to them?" is said of a colleague, and not of a firm. */
const POINTS_ME = /\b(?:point|put|direct|introduce|connect|send) (?:me|us)\b|\b(?:name|email|contact|number)\b/i;

/** What is told need not be sent as well. */
const TELLS = /\b(?:tell|let) (?:me|us)\b/i;
/** "If this is of interest, call me on 555-0142 or reply with ..." */
const CALL_ME =
  /(?:^|[.!?\n,;:] *|\b(?:please|just|or|and|then|either|simply|to talk,?) )(?:(?:call|ring|phone) (?:me|us)|give (?:me|us) a (?:call|ring|buzz|shout))(?= (?:on|at|any|to|or|directly|back)\b| *[\d(+]| *[.,!\n]| *$)/i;
const OR_CALL = /\bor\b[^.?!\n]{0,12}\b(?:call|ring|phone|give me)\b|\b(?:call|ring|phone|give) (?:me|us)\b[^.?!\n]{0,60}\bor\b/i;
/** What the sender gives for it. */
const FOR_PRICE = /\b(?:prices?|priced|quotes?|quotation|quote you|estimate|offers?)\b/i;
/** Whoever says how many has given this. */
const OF_NUMBER = /\b(?:number|figure|amount|count|quantity|answer|idea|estimate|total|month|date|year)s?\b/i;
const sharesWord = (one: string, other: string): boolean =>
  (one.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => other.toLowerCase().includes(word.slice(0, -1)));
/** Requests that a yes answers, before whatever is to be given for them. */
const YES_FIRST: ReadonlySet<string> = new Set(['askSend', 'askSample', 'askTrial', 'askQuote', 'askGo', 'askKeen']);

/** What an email asks, and what of it a reply answers in a sentence each, before it answers the last request. */
export type Asked = SellerFacts & { parts: readonly SellerFacts[] };

const OF_CHOICE: ReadonlySet<string> = new Set(['askChoice', 'uneven', 'ofMany', 'ofWorth', 'timed']);

/** Requests to name one of several things. */
const OF_PREFERENCE: ReadonlySet<string> = new Set(['askChoice', 'askEither', 'askWhich', 'askGive']);

/** What is sent to an address. */
const SENT: ReadonlySet<string> = new Set(['askSample', 'askTrial', 'askSend', 'askGo']);

/** "Still or sparkling?", of what would be sent, leaves a choice. */
const isSide = ({ tags }: SellerFacts): boolean => tags[0] === 'askEither' && !tags.includes('clause');
const toOrder = ({ fields }: SellerFacts): SellerFacts => ({
  tags: ['askChoice'],
  fields: fields.map(([name, side]) => [
    name === 'side' ? 'choice' : name,
    side.replace(/^\p{Lu}(?=\p{Ll}+$)/u, (first) => first.toLowerCase()),
  ]),
});

/** "Which day suits you?", of what is sent, and not which of two. */
const asksForDay = ({ tags, fields }: SellerFacts): boolean => tags.length === 1 && tags[0] === 'askWhen' && fields.length === 0;

/** A choice and information are given in the same breath as an answer; another request is answered if a later one does not repeat it. */
function toParts(read: readonly SellerFacts[], last: SellerFacts | undefined): readonly SellerFacts[] {
  const isCall = ({ tags }: SellerFacts): boolean => tags.some((tag) => /^ask(?:Call|Demo|When|Keen)$/.test(tag));
  // "How do you do it? Is it a list, or a board?" asks once.
  const isListed = read.some((one, index) => one.tags.includes('askEither') && read[index - 1]?.tags.includes('askHow') === true);
  // "Would you like a jar? Where should I send it?" is accepted once.
  const isSentTo = last?.tags.includes('askAddress') === true;
  // "What happens when it rains? How do you keep it dry?" asks for one answer.
  const isAskedLater = (one: SellerFacts, ask: string): boolean =>
    one.tags.includes(ask) && one !== read.findLast(({ tags }) => tags.includes(ask));
  return read.flatMap((one, index) => {
    if (['askHow', 'askFate', 'askEnds'].some((ask) => isAskedLater(one, ask))) return [];
    if (isSentTo && SENT.has(one.tags[0] ?? '')) return [];
    if (isListed && one.tags.includes('askHow') && read[index + 1]?.tags.includes('askEither') === true) return [];
    if (isSentTo && isSide(one)) return [toOrder(one)];
    if (isSentTo && asksForDay(one)) return [{ tags: ['askOneDay'], fields: [] }];
    if (one.tags.includes('askChoice')) return [{ tags: one.tags.filter((tag) => OF_CHOICE.has(tag)), fields: one.fields }];
    return one === last || one.tags[0] === last?.tags[0] || isCall(one) ? [] : [one];
  });
}

/** `person`: whether the reader is asked as somebody of a company or as one person; a survey has each of its questions answered. */
type AskInput = { pick: Pick; person: 'company' | 'one'; isSurvey?: boolean };

/** "Would you answer three questions?" asks for nothing that is a finding. */
const ASKS_TO_ANSWER =
  /\b(?:answer\w*|questions?|fill|take part|participat\w*|survey|questionnaire|minutes?|mins|help|reply|spare|share|time|talk|speak|call|tell (?:me|us)|chat|willing|interview|look)\b/i;
const WOULD = /^(?:would|could|will|might) (?:you|your)\b/i;

/** The questions of a survey, each as far as it is read. */
function toFindings(questions: readonly Question[]): readonly SellerFacts[] {
  return questions.flatMap(({ clauses, read }) =>
    clauses.flatMap((clause, index): readonly SellerFacts[] => {
      const situation = read[index]?.situation ?? null;
      if (situation !== null) return [situation];
      if (!ANY_QUESTION.test(clause) || ASKS_TO_ANSWER.test(clause)) return [];
      return [{ tags: [WOULD.test(clause) ? 'askWould' : 'askUnread'], fields: [] }];
    }),
  );
}
/** Requests that get a thing done: where to send it, and leave to come. */
const isMain = ({ tags }: SellerFacts): boolean => tags[0] === 'askAddress' || tags[0] === 'askVisit';
/** Whether nothing is asked but what happens in some case, or what is not understood. */
const isIdle = ({ clauses, read }: Question): boolean =>
  read.every(({ request, situation }, index) => (request === null && situation === null) || asksWhatHappens(clauses[index] ?? ''));

/** "Who keeps the log, and how do you keep it?" asks how the reader's house does it. */
const OF_HOUSE = /^how do you\b/i;

/**
 * What an email asks, read from the form of its questions: how things are, what the reader is to do or take, and what they are to tell or send.
 * Questions that are read for none of these leave no trace.
 */
export function readSellerAsk(prose: string, { pick, person, isSurvey = false }: AskInput): Asked {
  const polarity = readPolarity(prose);
  const isIfSo = asksIfSo(prose);
  const asking = splitQuestions(prose).map((clauses) => {
    // "Who looks after your tires, and are you happy with them?"
    const isOfFirm = clauses
      .slice(1)
      .some((clause) => /\b(?:they|them|their)\b/i.test(clause) && !POINTS_ME.test(clause) && !OF_HOUSE.test(clause));
    const read = clauses.map((clause) => {
      const request = readRequest(clause, { prose, pick, isOfFirm });
      const situation = request === null ? readSituation(clause, { prose, pick, person }) : null;
      // "Do you charge for it, and if so, how much?": nobody who says no has an answer to the rest.
      const isSettled = (isSurvey && !isIfSo) || request !== null;
      return { request, situation: isSettled ? situation : settleSituation(situation, { polarity, isIfSo }) };
    });
    const requests = read.flatMap(({ request }) => request ?? []);
    return { clauses, read, request: requests.find(isMain) ?? requests[0] ?? null };
  });
  // What only opens an email hides nothing that is asked later.
  const hook = readHook(prose).join();
  const all = asking.filter(({ clauses, read }) => clauses.join() !== hook || !isIdle({ clauses, read }));
  const given = readWanted(prose);
  const isLater = ({ request }: Question & { request: SellerFacts | null }): boolean => request?.tags.includes('askLater') === true;
  // "Or should I try again in January?": a yes would undo the answer to what is asked besides.
  const questions = given !== null || all.some((one) => one.request !== null && !isLater(one)) ? all.filter((one) => !isLater(one)) : all;
  // "Or who should I talk to?" is for those who do not decide.
  const asked =
    questions.findLast(({ request }) => request !== null && isMain(request)) ??
    questions.findLast(({ request }) => request !== null && request.tags[0] !== 'askRight') ??
    questions.findLast(({ request }) => request !== null);
  const last = asked?.request ?? undefined;
  // "Could I drop one off, and which day suits?"
  const isTimed =
    last?.tags.includes('askAddress') !== true &&
    asked?.read.some(({ request }) => request !== last && request?.tags.includes('askWhen') === true) === true;
  const read = questions.flatMap((question) => question.read.flatMap(({ request, situation }) => request ?? situation ?? []));
  const situations = questions.flatMap((question) => question.read.flatMap(({ situation }) => situation ?? []));
  const charge = questions.flatMap(({ clauses }) => clauses.map(readCharge)).find((found) => found !== null);
  // "When does it end? If you tell me the month, …": whoever answers the question has told it.
  const isTold =
    given !== null &&
    given.tags.includes('askGive') &&
    situations.length > 0 &&
    given.fields.every(
      ([, thing]) =>
        OF_NUMBER.test(thing) || (TELLS.test(prose) && sharesWord(thing, questions.flatMap(({ clauses }) => clauses).join(' '))),
    );
  // "Call me, or reply with the number of sets": nobody does both.
  const calls = CALL_ME.test(prose);
  const isCalled = calls && given !== null && OR_CALL.test(prose) && pick(['call', 'reply']) === 'call';
  const wanted = isTold || isCalled ? null : given;
  const promised = wanted === null && situations.length === 0 ? null : readPromised(prose);
  const { isPartly, answered } = isSurvey ? { isPartly: false, answered: read } : readAnswered(questions);
  const end =
    prose
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const isSentTo = [last, wanted].some((one) => one?.tags.includes('askAddress') === true);
  const preferences = isSentTo || SENDS_SAMPLE.test(prose) ? readPreferences(prose) : [];
  const preferred = preferences.length > 0 ? pick(preferences) : null;
  // Whoever names one and an address has told all that the sender needs.
  const isAnswered = ({ tags }: SellerFacts): boolean => isSentTo && preferred !== null && tags.some((tag) => OF_PREFERENCE.has(tag));
  const told = SENDS_SAMPLE.test(prose)
    ? TO_ADDRESS.test(prose)
      ? ['askAddress']
      : ['askSample', ...(isHanded(prose) ? ['handed'] : [])]
    : asksToQuote(prose)
      ? ['askQuote']
      : REPLY_WITH.test(end)
        ? []
        : REPLY_FOR.test(end)
          ? ['askSend', ...(SENDS_DATES.test(end) ? ['askDates'] : [])]
          : [REPLY_TO_GET, REPLY_AND].some((way) => way.test(end))
            ? ['askGo', ...(EXPLAINS.test(end) ? ['askShown'] : [])]
            : LOOK_AT.test(end)
              ? ['askLook']
              : saysTheyCome(prose) !== ''
                ? ['askVisit']
                : [];
  const comes = last === undefined && told[0] === 'askVisit' ? daysIn(saysTheyCome(prose)) : [];
  const isGiven = last !== undefined && YES_FIRST.has(last.tags[0] ?? '');
  // What is to be given comes after the consent, and an address is an answer by itself.
  const parts = isSurvey
    ? toFindings(questions)
    : [...joinWhoHow(toParts(answered, last)), ...(wanted === null || isGiven || !wanted.tags.includes('askGive') ? [] : [wanted])].filter(
        (part) => !isAnswered(part),
      );
  const tags = [
    ...situations.flatMap(({ tags }) => tags),
    ...(last?.tags ?? told),
    ...(isTimed ? ['askWhen'] : []),
    ...(isPartly ? ['partly'] : []),
    ...(wanted?.tags ?? []),
    ...(calls && (isCalled || given === null) ? ['askRing'] : []),
    ...(wanted !== null && FOR_PRICE.test(prose) ? ['forPrice'] : []),
    ...(wanted !== null && situations.length > 0 ? ['givesToo'] : []),
    ...(parts.length > 0 && !isPartly ? ['besides'] : []),
    ...(isGiven ? ['yesFirst'] : []),
    ...(situations.some(({ tags }) => tags.some((tag) => DISCLOSES.has(tag))) ? ['situation'] : []),
  ];
  return {
    tags: isAnswered({ tags, fields: [] }) ? tags.filter((tag) => !OF_PREFERENCE.has(tag)) : tags,
    fields: [
      ...(last?.fields ?? []),
      ...(comes.length === 1 ? ([['date', comes[0] ?? '']] as const) : []),
      ...(charge === undefined ? [] : ([['charge', charge]] as const)),
      ...(wanted?.fields ?? []),
      ...(promised === null ? [] : ([['promised', promised]] as const)),
      ...(preferred === null ? [] : ([['preferred', preferred]] as const)),
      ...readOptions(prose, pick),
    ],
    parts,
  };
}
