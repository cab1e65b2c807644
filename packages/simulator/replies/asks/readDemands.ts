import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';
import type { Pick } from './readRough.ts';
import type { SellerFacts } from './sellerFacts.ts';
import { splitProse } from '../splitProse.ts';

/** What somebody who complains wants, as tags. */
const DEMANDS: readonly (readonly [string, RegExp])[] = [
  [
    'wantsDate',
    /\b(?:when|by when|what (?:day|date|time)|which day|how (?:soon|long|quickly))\b[^.!]*\b(?:you|will|can|is|are|do|does|would|some(?:one|body)|comes?)\b|\b(?:on which|on what|which) (?:day|date)\b|\b(?:by|before) (?:today|tomorrow|tonight|the (?:weekend|end))\b|\btell me today\b/i,
  ],
  [
    'wantsPickup',
    /\b(?:collect (?:it|them|these|those|the|this)|pick (?:it|them|these|those|this) up|(?:take|fetch) (?:it|them|these|those|this) (?:back|away)|collection of)\b/i,
  ],
  [
    'wantsNew',
    /\b(?:replac\w+|(?:send|deliver|bring) (?:us |me )?(?:the (?!refund|money|invoice|bill|link|details|form)|new|a new|another|what (?:we|I) ordered)|(?:right|correct|new|missing) ones?|the rest of (?:the|our|my) (?:order|delivery))\b/i,
  ],
  [
    'wantsVisit',
    /\b(?:some(?:one|body) (?:\w+ )?(?:comes?|coming|round|out)\b|(?:send|get) (?:us |me )?(?:some(?:one|body)|an? (?:engineer|plumber|electrician|technician|fitter|mechanic))|(?:please|you|they|he|she|people|men|team|to) (?:\w+ )?come (?:back|out|and|round)|(?:engineer|plumber|electrician|technician|fitter) (?:comes?|back|out|coming))\b/i,
  ],
  [
    'wantsMoney',
    /\b(?:refund\w*|reimburs\w+|pay (?:for )?the \w+|money back|credit (?:note|us|me|the|our|my)|deduct\w*|pa(?:y|id) (?:us |me )?back|(?:want|like|expect|get|have) (?:the|our|my|half|some|all|part) [^.?!]{1,40}\bback|(?:give|pay|send) (?:me|us) (?:my|our|the) [^?!]{1,25}\bback)\b/i,
  ],
  [
    'wantsOff',
    /\b(?:tak(?:e|en|ing)|come|comes|off|deduct\w*|credit\w*) [^.?!]{0,40}\b(?:off|from|against|on) (?:the|our|my|your|next month['’]s|the next) (?:next )?(?:invoice|bill|rent|fee|account)\b/i,
  ],
  ['wantsBill', /\b(?:send|issue|correct|re-?issue|put right)\b[^.?!]{0,30}\b(?:invoice|bill|credit note|statement)\b/i],
  [
    'wantsNoCharge',
    /\b(?:not|n['\u2019]t|without|no) (?:\w+ ){0,3}(?:charged?|bill(?:ed)?|pay(?:ing)?)\b[^.?!]*\b(?:again|twice|second|more|extra)\b/i,
  ],
  ['wantsRepair', /\b(?:repair|fix|mend|redo|finish|put right) (?:it|this|that|them|the|my|our)\b|\bput (?:it|this|that|them) right\b/i],
  [
    'wantsContact',
    /\bwho(?:['\u2019]s| is| will be|ever is)? (?:actually |now )?(?:deal(?:s|ing) with|handl(?:es|ing)|in charge|responsible|look(?:s|ing) after)\b|\bdirect (?:number|line|contact|phone)\b/i,
  ],
  ['wantsWritten', /\bin writing\b|\bwritten (?:confirmation|explanation|reply|answer)\b/i],
  ['wantsGuarantee', /\b(?:guarantee|warranty)\b[^.?!]*\b(?:holds?|stands?|valid|appl(?:y|ies)|covers?|in force|still)\b/i],
];
/** What somebody had to pay elsewhere is no refund. */
const COSTS = /\b(?:reimburs\w+|compensat\w+|(?:pay|cover)(?: me| us)? (?:for )?the \w+)\b/i;
const AMOUNT = /[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\b\d[\d.,]*\s?(?:euros?|dollars|pounds)\b/;

/** What somebody or something has to come for, so that a day can be given. */
const OF_THINGS: ReadonlySet<string> = new Set(['wantsPickup', 'wantsNew', 'wantsVisit', 'wantsRepair']);
/** Money that is owed, whether or not the sentence asks for it. */
const IS_OWED = /\b(?:back|refund\w*|owed?|credit\w*)\b/i;

/** A sentence that wants something, and does not tell what happened. */
const WANTS =
  /\?|\b(?:please|want|need|expect|tell (?:me|us)|let (?:me|us) know|insist|ask(?:ing)? (?:you )?(?:for|to)|would like|must|should)\b/i;

const tagsOf = (text: string): string[] => DEMANDS.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag);

/** "Send a new one, or give us our money back": nobody grants both, so one side is left out. */
function chooseSide(sentence: string, pick: Pick): string {
  const at = sentence.search(/,? or (?:else |otherwise )?/i);
  if (at < 0) return sentence;
  // "…, and tell me who deals with it" is wanted either way.
  const rest = sentence.slice(at);
  const end = rest.search(
    /,? and (?:please |also )?(?:let|tell|who|when|confirm|send me the name|give me (?:a|the) (?:name|number|direct))/i,
  );
  const common = end < 0 ? '' : rest.slice(end);
  const sides = [sentence.slice(0, at), end < 0 ? rest : rest.slice(0, end)];
  const [one = [], other = []] = sides.map(tagsOf);
  if (one.length === 0 || other.length === 0 || one.some((tag) => other.includes(tag))) return sentence;
  return `${pick(sides)}${common}`;
}

const DATE = String.raw`(?:${WEEKDAY},? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTH})|${WEEKDAY}(?: (?:morning|noon|evening))?|the end of (?:the|this|next) (?:week|month)|(?:the )?\d{1,2}(?:st|nd|rd|th)`;
const DUE = new RegExp(String.raw`\b(?:by|before|no later than) (${DATE})\b`);

/** What is to be sent, in words that stay true of any goods. */
function nameFresh(wanted: string): string {
  const isMissing = /\bmissing\b|\bthe rest\b/i.test(wanted);
  if (isMissing) return /\breplac|\bnew\b/i.test(wanted) ? 'everything' : "what's missing";
  if (/\breplacements\b|\b(?:new|right|correct) ones\b/i.test(wanted)) return 'the right ones';
  return /\breplac|\bnew one\b/i.test(wanted) ? 'the new one' : 'what you ordered';
}

const first: Pick = ([one = '']) => one;

/**
 * What a complaint demands, as tags, `demands` if anything, `wantsThing` if it takes a day; `amount` is the money that is wanted, and `costs`
 * says that it was spent elsewhere. Of two things that are wanted instead of each other, `pick` chooses.
 */
export function readDemands(prose: string, pick: Pick = first): SellerFacts {
  const whole = splitProse(prose);
  const wanting = whole.filter((sentence) => WANTS.test(sentence)).map((sentence) => chooseSide(sentence, pick));
  const wanted = wanting.join(' ');
  const tags = DEMANDS.filter(([, pattern]) => wanting.some((sentence) => pattern.test(sentence))).map(([tag]) => tag);
  const isMoney = DEMANDS.find(([tag]) => tag === 'wantsMoney')?.[1] ?? /$^/;
  const amounts = new Set(
    [
      ...whole.filter((sentence) => !WANTS.test(sentence) && IS_OWED.test(sentence)),
      ...wanting.filter((sentence) => isMoney.test(sentence)),
    ].flatMap((sentence) => AMOUNT.exec(sentence)?.[0] ?? []),
  );
  const [amount] = amounts;
  const due = tags.includes('wantsNew') ? DUE.exec(wanted)?.[1] : undefined;
  return {
    tags: [
      ...tags,
      ...(tags.includes('wantsMoney') && COSTS.test(wanted) ? ['costs'] : []),
      ...(tags.some((tag) => OF_THINGS.has(tag)) ? ['wantsThing'] : []),
      ...(tags.length > 0 ? ['demands'] : []),
    ],
    fields: [
      ...(amount !== undefined && amounts.size === 1 ? [['amount', amount] as const] : []),
      ...(tags.includes('wantsNew') ? [['fresh', nameFresh(wanted)] as const] : []),
      ...(due === undefined ? [] : [['due', due] as const]),
    ],
  };
}
