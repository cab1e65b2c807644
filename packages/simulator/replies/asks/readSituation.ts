import { readRough, type Pick } from './readRough.ts';
import { readSides, readStates, toChoiceField } from './readSides.ts';
import type { SellerFacts } from './sellerFacts.ts';

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
  [
    'askFigure',
    /^what(?:['\u2019]s| is| are) (?:you|your [\p{L} -]{2,30}?) ?(?:rate|score|level|figure|percentage|average|yield|count|turnover|margin)s?\b/iu,
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
  ['askWhat', /^what (?:do|does|did) (?:you|they|your [\p{L} ]{2,25}?) (?:currently |now |usually )?do (?!you\b)/iu],
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
    /^(?:do|are|have) you (?:still |currently |now |ever |got )?(?:have |need |got |[a-z]+ing )?(?:any|anything|something|need|looking|planning|in need|coming up)\b/i,
  ],
  [
    'askTrouble',
    /^(?:do|does|have) (?:you|your [\p{L} ]{2,25}?) ever\b|^(?:do|does|are|is|have|has)\b.*\b(?:struggl\w*|problems?|issues?|trouble|short of|losing|lose|wast(?:e|ing)|annoy\w*|bother\w*|complain\w*|frustrat\w*|worr(?:y|ied)|behind)\b/iu,
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

const situationOf = (question: string): string | undefined =>
  WISHES.test(question) && !/^(?:who|how|what|when|which)\b/i.test(question)
    ? undefined
    : SITUATIONS.find(([, pattern]) => pattern.test(question))?.[0];

/** States in which nobody needs a seller. */
const FINE = /\b(?:under control|fine|covered|sorted|in hand|happy|all right|okay?|good|well)\b/i;

/** What the sender would do or send is the reader's choice; what the reader does now is not. */
const WHICH_WOULD = /^(?:which|what) (?:one |of (?:these|them|the two) )?(?:would|should|shall|can|could|may)\b/i;

/** What a question asks about how things are; null if it asks something else. */
export function readSituation(question: string, { prose, pick }: { prose: string; pick: Pick }): SellerFacts | null {
  const states = readStates(question);
  if (states.length > 0) {
    const side = pick(states);
    return { tags: ['askState', ...(FINE.test(side) ? ['fine'] : [])], fields: [['side', side]] };
  }
  const sides = readSides(question);
  if (sides.length > 0 && WHICH_WOULD.test(question)) return { tags: ['askChoice'], fields: toChoiceField(sides, pick) };
  if (sides.length > 0)
    return {
      tags: ['askEither'],
      fields: [['side', pick(sides)]],
    };
  const ask = situationOf(question);
  if (ask === undefined || / or (?!so\b|more\b|less\b|any\w*\b|some\w*\b|similar\b)/i.test(question)) return null;
  if (ask !== 'askSeen' && OF_ONE_PERSON.test(question)) return { tags: ['askPerson'], fields: [] };
  const rough = ask === 'askMany' || ask === 'askShare' ? readRough(question, { prose, pick }) : null;
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
