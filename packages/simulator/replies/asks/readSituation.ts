import { splitProse } from '../splitProse.ts';
import { isLacking } from './isLacking.ts';
import { isMissing } from './isMissing.ts';
import { readDoers } from './readDoers.ts';
import { readEcho } from './readEcho.ts';
import { readFate } from './readFate.ts';
import { readManner } from './readManner.ts';
import { readMeasure } from './readMeasure.ts';
import { readNamedWays } from './readNamedWay.ts';
import { readPeriod } from './readPeriod.ts';
import { asksWhatHappens, readDeed, readPractice } from './readPractice.ts';
import { readProviders } from './readProviders.ts';
import { readRhythm } from './readRhythm.ts';
import { isStanding, readFew, readRough, type Pick } from './readRough.ts';
import { isOfTimes } from './nameChoice.ts';
import { IS_TIME } from './readRequest.ts';
import { compareSides, preferLighter, readChange, readSides, readStates, toChoiceField } from './readSides.ts';
import type { SellerFacts } from './sellerFacts.ts';
import { SITUATIONS, SORT } from './situationForms.ts';
import { withoutElse } from './withoutElse.ts';
import { readWays } from './readWays.ts';

/**
 * "Are all of yours in date?", "Do you know what each costs you?": a yes may mean that all is well or that help is wanted, so nobody who wants to
 * hear more says it.
 */
const OF_THINGS =
  /^(?!(?:do|did|have|are|were|got) you\b|(?:do|does|is|are|has|have) (?:any|some)(?:one|body)\b[^?]*\bstill\b|(?:do|does|have|has|are|is) your (?:team|company|firm|business|practice|school|clinic|hotel|shop|people|staff)\b|(?:do|does) your (?:\p{L}+ )?(?:\p{L}+(?:ers|ors|ists|ians|men|women)|crews?|lads|guys|nurses|chefs|guests|clients|tenants|residents|colleagues) (?!ever|know|like|find|get|have|need|want|see|feel|trust)|is (?:it|this|that) still\b|(?:is|are) there (?:an?|room|space|enough|somewhere)\b(?! (?:reason|problem|chance|way|part|thing|issue|plan)\b)|[^?]*\bstill (?:\p{L}+ing\b|[^?]*\b(?:on (?:paper|spreadsheets?|whiteboards?)|by (?:hand|phone|fax|email)|manually|in (?:a spreadsheet|excel))))|^(?:do|have|are|did) you (?:\p{L}+ly )?(?:know|check|test|measure|track|monitor|record|keep|comply|meet|make sure|ensure|already|always|aware|sure|confident|able|ready|covered|protected|insured|compliant|prepared|certain|checked|tested|measured|tracked|thought|considered|looked|noticed|seen|heard|realis|realiz)\b/iu;

/** "Is that something you would look at?" asks for interest in the words of a question about things. */
const WISHES =
  /\b(?:interest(?:ed)?|worth|open to|(?<!(?:fixed|set) )up for(?! (?:renewal|review|tender|sale|rent|replacement)\b)|keen|curious|sounds?|make sense|something you(?:'d| would)|would (?:look|consider|like)|room for|time (?:for|to)|free (?:for|on|next|this)|available|suits? (?:you|better)|(?:work|convenient) for you)\b/i;

const OF_ONE_PERSON =
  /^(?:do|are|have|did) you (?:the|an?|in charge|responsible|personally|handle|look after|oversee|decide|deal with|think|believe|know|aware|mind|feel|remember|have a (?:chance|moment|minute))\b|^did you (?:get|see|receive|read|have)\b/i;

const situationOf = (question: string): string | undefined =>
  WISHES.test(question) && !/^(?:who|how|what|when|which)\b/i.test(question)
    ? undefined
    : SITUATIONS.find(([, pattern]) => pattern.test(question))?.[0];

/** States in which nobody needs a seller. */
const FINE = /\b(?:under control|fine|covered|sorted|in hand|happy|all right|okay?|good|well)\b/i;

/** "Are you already working on it, or is it on the list for next year?" */
const BEGUN_OR_PLANNED =
  /^(?:are|have|do|did|is|has) (?:you|your \p{L}+|this|that|it) (?:already|currently|started)\b[^?]*\bor is (?:it|this|that) (?:still |just |more )?(?:on (?:the|your) (?:list|radar|road ?map|horizon|agenda)|planned|something for|further (?:out|off|down)|a (?:later|next)|for (?:later|next))/iu;

/** What the sender would do or send is the reader's choice; what the reader does now is not. */
const WHICH_WOULD =
  /^(?:which|what)\b[^,:]*?\b(?:would|should|shall|can|could|may|suits|fits|prefer|rather|best|better|easier|like|want|matters|counts|helps|interest\p{L}*)\b|^do you (?:prefer|want)\b|^are you (?:more |most )?interested in\b|^(?:are|is) (?!you\b|your\b|it\b)[^?]+ or [^?]+ (?:better|best|easier|easiest|more convenient)\b/iu;

/** What something is worth to the reader, and not what they order. */
const OF_WORTH = /\b(?:helps?|matters?|counts|useful|valuable|important)\b/i;

/** What has or has not happened: a yes or no says that, whatever is named in between. */
const HAPPENED =
  /^(?:have|has|did) (?:you|your|any)\b.*\b(?:ever|in the (?:past|last)|this (?:year|month)|since|before|last (?:year|month|winter|summer))\b/i;

/** "Have you changed how you heat or cool?" */
const CHANGED = /^(?:have|has) (?:you|your [\p{L} ]{2,20}?) (?!got\b|any\b|an?\b|the\b)[\p{L}]+(?:ed|en|own|one|ut|ld|ght) .* or /iu;

/** "Is it a whiteboard, a spreadsheet, or something of your own?" has no yes. */
const LISTS_WAYS = /^(?:is|are|was|were|do|does|did) [^?]+,[^?]*,? or (?:some\w*|other\w*) /i;

/** "What kind of boxes do you use?": there may be several. */
const OF_HABIT = new RegExp(String.raw`^(?:which|what) (${SORT})\b.*\b(?:do|does|are) (?:you|your|they)\b`, 'i');
/** "Which system do you use for bookings?" */
const OF_SYSTEM = /^(?:which|what) (?:[\p{L}-]+ )?(?:system|software|tool|app|program|platform|CRM|database)s?\b/iu;
/** "Which one are you on today?", and not "Which languages would that be?" */
const OF_USE = /\b(?:do|are) (?:you|your \p{L}+) (?:\p{L}+ ){0,2}?(?:use|using|run|running|on|have|work|working|with)\b/iu;
const PER = /\b(?:a|per|each|every|in an?|in an? \w+) (day|night|week|month|year|season)\b/i;

const OF_CONTRACT = /\b(?:contracts?|lease|agreement|policy|tariff|deal|renew\w*|expires?|runs? out|(?:is|are) up)\b/i;
/** Questions whose answers fit how often the thing comes round. */
const OF_TIME: ReadonlySet<string> = new Set(['askEnds', 'askOften', 'askLast']);
const MEASURED =
  /^how many (?:kwh|mwh|gallons|lit(?:re|er)s|tons|tonnes|pounds|kilos|kg|square (?:feet|met(?:re|er)s)|sq ?ft|miles|hours|yards|feet|met(?:re|er)s)\b/i;
const IN_MONTH = /^(?:which|what) month\b/i;
/** "On a scale of 1 to 10, how much does it bother you?" */
const OUT_OF_TEN = /\b(?:(?:0|1|one|zero) (?:to|-|through) (?:10|ten)|out of (?:10|ten))\b/i;
/** What a firm may do without, or rent. */
const OPTIONAL = /^how many (?:[a-z-]+ ){0,2}(?:vans|trucks|lorries|trailers|forklifts|company cars)\b/i;

/** "When is your next internal or external audit?" is answered with a time, whatever it lists, and "who" with a person. */
const OPEN_QUESTION =
  /^(?:(?:in|by|from|since|until|on) )?(?:when|how (?:often|long|soon|old)|(?:which|what) (?:month|week|date|year|quarter|season)s?)\b(?![^?]*\b(?:suits?|works?|prefer|rather|better|best|easier)\b)|^who\b(?![^?]*, )/i;
/** "In which month does it end?" */
const TIME_OPENED = /^(?:in|by|from|on) (?=(?:which|what) (?:month|week|date|year|quarter)s?\b)/i;

/** "Who prices your jobs, you or somebody in buying?" */
const OF_TWO = /^who\b.*, (?:is (?:it|that) )?(?:you|yourself) or ((?:some(?:one|body)|an?|your|the) [^,]{3,40})$/i;

/** "And if not you, is there somebody you trained with?" is left to those who said no. */
const OF_OTHERS =
  /^(?:is there|do you know|can you think of|do you have) (?:of )?(?:some|any)(?:one|body)\b(?! (?:for|doing|who does|on) (?:it|this|that|them|these|those|your)\b)/i;

/** "Yay or nay?", "Does that sound good or bad?", "Or is it me?" are not about how things are, and one side of "Do you need bins or mats?" may be both. */
const IS_ASIDE =
  /^(?:yay|yes|in|go ahead|deal|hot)\b[^?]* or \b|^do you (?:\w+ly )?(?:have|need|want|offer|sell) (?:(?!\b(?:an?|your|the)\b|,)[^?])* or (?!(?:do|are|have|an?|the|your|by|on|in|with|just|only)\b)|^do(?:es)? (?:that|this|it) (?:sound|seem|look|feel)\b|^(?:can|could|will|is there)\b[^?]* or \b| or (?:who|did|is there)\b|\bright (?:person|one|contact|member|place)\b|\bis it me\b/i;
/** "Cash or check?" names things; what is longer asks in a question's form, or means something else: "Better now, or after Easter?" */
const IS_EITHER =
  /^(?:(?:by|with|from|for|on|in|at) )?(?:who|whose|which|what|how|where|do|does|are|is|was|were|have|has)\b|^(?:\S+ ?){1,4}$/i;

/** One side of an either-or question, and whether it is a sentence by itself. */
const toEither = (side: string, isNumber = false): SellerFacts => ({
  tags: [
    'askEither',
    ...(isNumber || /^(?:I|we|they|it|our|the \p{L}+ \p{L}+s|somebody|someone|an? \p{L}+ \p{L}+s)\b.* /iu.test(side) ? ['clause'] : []),
  ],
  fields: [['side', side]],
});

/** `person`: whether the reader is asked as somebody of a company, or as one person. */
type SituationInput = { prose: string; pick: Pick; person: 'company' | 'one' };

/** What a question asks about how things are; null if it asks something else. */
export function readSituation(question: string, { prose, pick, person }: SituationInput): SellerFacts | null {
  const found = readOwnSituation(question, { prose, pick, person });
  const first = found === null ? FIRST_SIDE.exec(question)?.[1] : undefined;
  return first === undefined ? found : readOwnSituation(first.replace(LIKED, ''), { prose, pick, person });
}

/** "Are you happy with them, or is it costing more each year?": the side that a yes or a no answers, where the other cannot be repeated. */
const FIRST_SIDE =
  /^((?:are you (?:\p{L}+ )?(?:happy|satisfied|pleased|content)|(?:do|have) you (?:already |currently |still )?(?:have|got|use)) [^,?]+), or (?:is|are|do|does|has|have)\b/iu;
/** "How are you handling it at the moment?": what the email was about before. */
const OF_WHAT_WAS_SAID =
  /^how [^?]*? (?:it|this|that|these|those|them|yours)\b|^how [^?]*? (?:do|handl|manag|deal|work)\w*(?: (?:now|today|currently|at the moment))?$/i;
const OF_NUMBER = /\d|^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|more|less|fewer)\b/i;
const LIKED = / (?:that |who |which )?you(?:['\u2019]re| are) (?:happy|pleased|satisfied) with$/i;

function readOwnSituation(whole: string, { prose, pick, person }: SituationInput): SellerFacts | null {
  const question = withoutElse(whole).replace(TIME_OPENED, '');
  const isOpen = OPEN_QUESTION.test(question);
  const either = OF_TWO.exec(question)?.[1];
  if (either !== undefined) return toEither(pick(['I do', either.replace(/^your\b/i, 'our')]));
  if (/^how (?:much|badly|well|likely|happy|satisfied|big|important|urgent|painful)\b/i.test(question) && OUT_OF_TEN.test(prose))
    return { tags: ['askRate'], fields: [] };
  const fate = readFate(question, { prose, pick });
  if (fate !== null) return fate;
  if (BEGUN_OR_PLANNED.test(question)) return { tags: ['askState'], fields: [['side', pick(["we've made a start", "it's on the list"])]] };
  if (IS_ASIDE.test(question) || (/ or /i.test(question) && !isOpen && !WHICH_WOULD.test(question) && !IS_EITHER.test(question)))
    return null;
  const providers = readProviders(question);
  if (providers !== null) return { tags: ['askEither', 'clause', 'byWhom'], fields: [['side', pick(providers)]] };
  const ways = readWays(question);
  // "Five, mostly" is said of no number.
  if (ways.length > 0 && !(WHICH_WOULD.test(question) && readSides(question).length > 0))
    return toEither(
      pick(ways),
      ways.some((way) => OF_NUMBER.test(way)),
    );
  const states = readStates(question);
  if (states.length > 0) {
    const side = pick(states);
    const changed = readChange(question);
    return {
      tags: ['askState', ...(FINE.test(side) ? ['fine'] : [])],
      fields: [['side', side], ...(changed === null ? [] : [['changed', changed] as const])],
    };
  }
  // "Have you had a tire slashed or diesel stolen?" is answered with yes or no.
  const isDone = HAPPENED.test(question) || CHANGED.test(question);
  const sides = isDone || isOpen ? [] : readSides(question);
  const heavier = compareSides(question);
  if (sides.length > 0 && (WHICH_WOULD.test(question) || isOfTimes(question)))
    return {
      tags: [
        'askChoice',
        ...(heavier === 0 ? [] : ['uneven']),
        ...(sides.length > 2 ? ['ofMany'] : []),
        ...(OF_WORTH.test(question) ? ['ofWorth'] : []),
        ...(sides.every((side) => IS_TIME.test(side)) ? ['timed'] : []),
      ],
      fields: toChoiceField(preferLighter(sides, heavier), pick),
    };
  if (sides.some((side) => IS_TIME.test(side) || /\b(?:would|do|can) us\b/i.test(side))) return null;
  if (sides.length > 0) return toEither(pick(sides));
  if (OF_OTHERS.test(question)) return null;
  const ask = isDone ? 'askSo' : asksWhatHappens(question) ? 'askHow' : situationOf(question);
  if (ask === undefined) return null;
  if (!isDone && !isOpen && (LISTS_WAYS.test(question) || / or (?!so\b|more\b|less\b|any\w*\b|some\w*\b|similar\b)/i.test(question)))
    return null;
  const per = (ask === 'askMany' && !isStanding(question)) || ask === 'askNumber' ? PER.exec(question)?.[1]?.toLowerCase() : undefined;
  const isShort = ask === 'askMany' && per === undefined && isMissing(question);
  const rough =
    ask === 'askUse'
      ? readMeasure(question, { prose, pick })
      : ask !== 'askMany' && ask !== 'askShare'
        ? null
        : isShort
          ? readFew(question, pick)
          : readRough(question, { prose, pick });
  const sort = ask === 'askWhich' ? OF_HABIT.exec(question)?.[1]?.toLowerCase().replace('colour', 'color').replace(/s$/, '') : undefined;
  const isOfOne = person === 'one' || (ask !== 'askSeen' && OF_ONE_PERSON.test(question));
  const echo = readEcho(question, isOfOne);
  const isOfContract = ask === 'askEnds' && OF_CONTRACT.test(question);
  // How often somebody comes says nothing of how long a contract lasts.
  const told = isOfContract
    ? splitProse(prose)
        .filter((sentence) => OF_CONTRACT.test(sentence) && !/\?/.test(sentence))
        .join('\n')
    : prose;
  const period = OF_TIME.has(ask) ? readPeriod(told) : null;
  const named = ask === 'askHow' && OF_WHAT_WAS_SAID.test(question) ? readNamedWays(prose) : [];
  return {
    tags: [
      ask !== 'askSeen' && OF_ONE_PERSON.test(question) ? 'askPerson' : ask,
      ...(isDone ? ['ever'] : []),
      ...(/\bstill\b/i.test(question) ? ['still'] : []),
      ...(echo?.yes.startsWith('somebody') === true ? ['ofAnybody'] : []),
      ...(ask === 'askMany' && OPTIONAL.test(question) ? ['optional'] : []),
      ...(ask === 'askEnds' && /\bdue\b/i.test(question) ? ['due'] : []),
      ...(isOfContract ? ['ofContract'] : []),
      ...(ask === 'askEnds' && IN_MONTH.test(question) ? ['inMonth'] : []),
      ...(period === null ? [] : [period.tag, ...(period.tag === 'everyYears' ? [] : ['recurs'])]),
      ...(ask === 'askOften' ? readRhythm(question) : []),
      ...(ask === 'askHow' ? readManner(question) : []),
      ...(named.length > 0 ? ['byWay'] : []),
      ...(ask === 'askDone' && /\byet\b/i.test(question) ? ['yet'] : []),
      ...(ask === 'askWho' ? readDoers(question, prose) : []),
      ...(sort === undefined ? [] : ['habit']),
      ...(ask === 'askWhich' && OF_USE.test(question) ? ['ofUse'] : []),
      ...(ask === 'askMany' && MEASURED.test(question) ? ['measured'] : []),
      ...(isShort ? ['missing'] : []),
      ...(ask === 'askUse' && OF_SYSTEM.test(question) ? ['ofSystem'] : []),
      ...(ask === 'askSo' && isLacking(question) ? ['lacking'] : []),
      ...(ask === 'askSo' && !isLacking(question) && OF_THINGS.test(question) ? ['ofThings'] : []),
    ],
    fields: [
      ...(rough === null ? [] : ([['rough', rough]] as const)),
      ...(sort === undefined
        ? []
        : ([
            ['sort', sort],
            ['sorts', sort === 'finish' ? 'finishes' : `${sort}s`],
          ] as const)),
      ...(per === undefined ? [] : ([['per', per]] as const)),
      ...(ask === 'askHow' ? readPractice(question) : ask === 'askWho' ? readDeed(question) : []),
      ...(named.length > 0 ? ([['way', pick(named)]] as const) : []),
      ...(period === null || !/^(?:every|once|twice)\b/.test(period.every) ? [] : ([['every', period.every]] as const)),
      ...(echo === null
        ? []
        : ([
            ['weDo', echo.yes],
            ['weDont', echo.no],
          ] as const)),
    ],
  };
}
