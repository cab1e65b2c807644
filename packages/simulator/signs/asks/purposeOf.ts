import { isDegree } from '../../damage/sayingWords.ts';
import { isPraiseWord } from '../prose/praiseWords.ts';

const [WE, YOU] = [String.raw`(?:I|we)`, String.raw`(?:you|\{\{\s*company\s*\}\})`];
/** The purpose of a meeting, at the end of the request for it. */
const SHOWS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:to|so (?:that )?${WE} can|and) (?:show|walk) ${YOU} (?:through )?((?:how|what|where) [^.?!]{4,140})[.?!]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:to|so (?:that )?you can|and) (?:see|find out|explore|discuss|talk about|talk through|go over|understand) ((?:how|what|whether|if|where) [^.?!]{4,140})[.?!]*$`,
    'iu',
  ),
];
const SHOWS_IT =
  /\b(?:to|so (?:that )?(?:I|we) can|and) (?:(?:show|walk|take|run|talk) you|show it to you)(?: through)?(?: (?:it|this|a demo))?[.?!]*$/iu;
/** What is to be shown at it: "to walk you through our game-changing platform". */
const SHOWS_OURS =
  /\b(?:to|so (?:that )?(?:I|we) can|and|(?:I|we)(?:['\u2019]d| would) (?:really |very much )?(?:love|like) to) (?:show|walk|take|run|talk|present|demonstrate)(?: to)?(?: you)?(?: through)? (our (?:[\p{L}-]+ ){0,3}[\p{L}-]+)[.?!]*$/iu;
/** What the sender would do at the meeting for the reader: "to look at your entrances and leave a price". */
const DOES =
  /\b(?:to|and) ((?:(?:take|have) a (?:quick |short )?look at|look at|look over|go over|review|assess|audit|check|compare|inspect|survey|measure|walk|test|count|weigh|price|quote|estimate|photograph|give you|leave(?: you)?|drop off|bring(?: you)?) (?:an? |the |your |our |some |\d+ )[^.?!]{3,120}|compare (?:it |this |them )?(?:with|to) (?:your|the) [^.?!]{3,80})[?]*$/iu;
/** Who would do it asks for the meeting, or asks whether the reader is open to it. */
const SENDER_ASKS =
  /^\W*(?:(?:so|and|then)[,:]? )?(?:(?:could|can|may|might|shall|should) (?:my \p{L}+ and (?:I|me)|(I)|we)\b|(?:would|will|is) it be? ?(?:possible|ok(?:ay)?|alright|all right|convenient|fine)? ?(?:for (me)|for us|if (?:I|we))\b|(?:would you be |are you )?open to\b)/iu;
/** What the reader gets, and no more: "give you a free estimate". */
const GIVES_ONLY = /^(?:give you|leave(?: you)?|bring(?: you)?|drop off) (an? (?:[\p{L}-]+ ){0,3}[\p{L}-]+)$/iu;
const IS_OPEN = /\bopen to\b/iu;
/** A purpose that only the reader can serve, or that says nothing of what the reader gets. */
const OF_READER_ONLY =
  /\b(?:you (?:and|to|can|could|have|need)|your (?:goals|needs|challenges|priorities|plans|requirements|strategy|availability)|our (?:offer|services?|products?|company|solutions?|platform))\b/iu;
/** Things to look at: "to walk you through the numbers", "so I can show you a few examples". */
const SHOWS_THINGS =
  /\b(?:to|so (?:that )?(?:I|we) can|and) (?:(?:show|walk) you(?: through)?|share|present) ((?:the|some|an?|a few|a couple of|two|three|\d{1,2}) (?:[\p{L}-]+ ){0,3}[\p{L}-]+)[.?!]*$/iu;
const LEARNS = /\b(?:to|and) (?:learn|hear|find out) more(?: about (?:it|this|our \p{L}+|how [^.?!]{4,60}))?[.?!]*$/iu;
/** Who is in charge, which the meeting is to tell. */
const ASKS_WHO =
  /\b(?:to|so (?:that )?(?:I|we) can|and)\b[^.?!]{0,30}? (?:understand|learn|see|know|hear|find out|ask(?: you)?|figure out|work out|tell (?:me|us)) (who [^.?!]{4,140})[.?!]*$/iu;
/** "Who" as the subject, so that its clause is a question as it stands. */
const WHO_DOES = /^who (?!(?:I|we|you|they|he|she|it|the|to|your|our|else)\b)\p{L}+/iu;

/** The time of the meeting, after its purpose. */
const WHEN =
  /,? (?:(?:early |later |sometime )?(?:this|next) (?:week|month)|(?:on |at |this |next )?(?:mon|tues|wednes|thurs|fri)day(?:,? (?:or|and) (?:mon|tues|wednes|thurs|fri)day)?(?: (?:morning|afternoon|at \S+))?|tomorrow|in the (?:coming|next) (?:days|weeks?))$/iu;
const OF_MEETING =
  /\b(?:calls?|chats?|meet(?:ing)?|minutes?|mins?|calendars?|schedule|available|together|(?:an?|good|great|right|mutual|potential|natural|strong) (?:fit|match)|(?:we|it|this|that|you|they|each other)(?:['\u2019]d| would| could| might| may)? (?:fit|match)|makes? sense|our (?:companies|organizations))\b/iu;
/** Purposes that serve the sender: the question should be about what the reader gets. */
const SENDER_LEARNS = /\b(?:love|like|want|hoping|hope) to (?:connect|learn|hear|find out)\b/iu;

/** A purpose that any offer could have. */
const SAYS_NOTHING =
  /\b(?:help|support|assist|benefit|serve)s? (?:(?:you|your (?:business|company|organi[sz]ation|team)|\{\{\s*company\s*\}\})$|(?:[^\s,.?!]+ ){1,3}?(?:to |in )?(?:(?:achieve|achieving|reach|reaching|meet|meeting|hit|hitting) (?:its|your|their|the|all)(?: [\p{L}-]+)? (?:goals?|objectives?|targets|needs|potential)|(?:grow|succeed|thrive|improve)(?: (?:its|your|their) (?:business|company))?)$)|\bwork together$|\b(?:take|taking|bring|bringing|get) [^,.?!]{2,40} to the next level$/iu;

/** What the reader does, what the sender could do as anybody could, and whether anything comes of it. */
const OF_READERS_OWN =
  /^(?:if there(?:['\u2019]s| is| could be| might be) (?:anything|something|any)\b|(?:if|whether) (?:it|this|that|they)(?:['\u2019](?:s|re|d be)| is| are| was| would be| could be| might be| may be| makes?| would make)? (?:\p{L}+ )?(?:worth\p{L}*|sense|useful|helpful|of (?:use|interest|value|help)|relevant|right|suitable|viable|feasible|interesting|something|for you|an? (?:\p{L}+ )?(?:fit|match|option))\b|(?:how|what|if|where|whether) you|(?:what|if|where|whether) we|how we (?:can|could|may|might|would|should))\b/iu;

/** What another clause starts with: a subject of its own, a condition, or one more thing to do at the meeting. */
const CLAUSE = String.raw`(?:that |then |also |just |maybe |perhaps |to )?(?:(?:I|we|you|they|he|she|it|this|that|there|if|whether|let|let['\u2019]s|to)\b|(?:see|hear|get|ask|answer|discuss|talk|learn|find|understand|explain|share|tell|give|take|have|go|show|walk|know|decide|agree|plan|exchange|compare notes)\b)`;
/** Where a purpose ends and something else follows, joined to it. */
const TAIL = new RegExp(
  String.raw`,?\s+(?:and|or|but|so|plus|then)\s+${CLAUSE}|\s+(?:so that|so|in case|unless)\s|\s+if (?:you|we|I|it|this|that|there)\b|,\s|\s+[\u2013\u2014-]+\s|\s*[(:;]`,
  'iu',
);
const LIST_TAIL = /^, [^,]+?,? (?:and|or) [^,]+$/iu;
/** One of several parts of a list, which does not end at its first comma. */
const isList = (tail: string): boolean => LIST_TAIL.test(tail) && !new RegExp(String.raw`(?:^,|\b(?:and|or)) ${CLAUSE}`, 'iu').test(tail);
/** The tail asks for something else, which would be lost with it. */
const ASKS_ELSE = /^\W*(?:or|and|but)?\s*(?:is|are|do|does|did|can|could|would|will|should|who|which|when|what|rather)\b/iu;

/** The first clause of a purpose alone; undefined if what follows cannot be cut. */
function firstClause(purpose: string): string | undefined {
  const what = purpose
    .replace(/^whether(?: or not)? /iu, 'if ')
    .replace(/^(if [^,]*?),? or not(?=$|,)/iu, '$1')
    .replace(WHEN, '');
  const at = TAIL.exec(what.slice(FIRST_WORD))?.index;
  if (at === undefined) return what.trim();
  const [head, tail] = [what.slice(0, FIRST_WORD + at), what.slice(FIRST_WORD + at)];
  if (isList(tail)) return what.trim();
  // Several commas may enclose a remark in the middle of the clause.
  const isCut = !ASKS_ELSE.test(tail) && (tail.match(/,\s/g) ?? []).length < 2 && !/[()"\u201c]/u.test(what);
  return isCut ? head.replace(WHEN, '').trim() : undefined;
}
/** "if" and "how" begin the clause itself. */
const FIRST_WORD = 3;
const LEAST_WORDS = 3;

type Purpose = { question: string; clause: string };

/** What nobody can look at, or says nothing. */
const NOT_SEEN = /\b(?:ways?|details?|thoughts?|best practices|insights?|opportunit\p{L}+|ideas?|demo|presentation|and|or)\b/iu;

const toQuestion = (what: string): string => `Would you like to see ${what}?`;

/** The question who is in charge, which stays a question of its own. */
function askWho(text: string): Purpose | undefined {
  const found = ASKS_WHO.exec(text);
  const who = firstClause(found?.[1] ?? '');
  if (found === null || who === undefined || !WHO_DOES.test(who) || who.split(/\s+/).length < LEAST_WORDS) return undefined;
  return { question: `W${who.slice(1)}?`, clause: found[0] };
}

/** The question whether the reader wants what the sender would do at a visit or a call. */
export function whatSenderDoes(request: string): Purpose | undefined {
  const text = request.trim();
  const found = DOES.exec(text);
  const asks = SENDER_ASKS.exec(text);
  if (found === null || asks === null || !text.endsWith('?')) return undefined;
  const what = (found[1] ?? '').replace(WHEN, '').replace(/^compare (?=with |to )/iu, 'compare this ');
  if (OF_READER_ONLY.test(what) || OF_MEETING.test(what) || ASKS_ELSE_AFTER.test(what) || /[,;:()\u2013\u2014"]/u.test(what))
    return undefined;
  const given = GIVES_ONLY.exec(what)?.[1];
  if (given !== undefined) return { question: `Would you like ${given}?`, clause: found[0] };
  return {
    question: `Would you like ${/^(?:i|me)$/i.test(asks[1] ?? asks[2] ?? '') || IS_OPEN.test(text) ? 'me' : 'us'} to ${what}?`,
    clause: found[0],
  };
}
/** Another question that is joined to it. */
const ASKS_ELSE_AFTER = /\b(?:or|but|and (?:if|is|are|do|does|did|can|could|would|will|should|who|which|when|what))\b/iu;

/** The question about a meeting's purpose, in the email's own words, and the clause that states it; undefined if there is none. */
export function purposeOf(request: string): Purpose | undefined {
  const text = request.trim();
  const who = askWho(text);
  if (who !== undefined) return who;
  if (SENDER_LEARNS.test(text)) return undefined;
  for (const pattern of SHOWS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const what = firstClause(found[1] ?? '');
    if (what === undefined || OF_READERS_OWN.test(what) || OF_MEETING.test(what)) return undefined;
    return what.split(/\s+/).length < LEAST_WORDS || SAYS_NOTHING.test(what) ? undefined : { question: toQuestion(what), clause: found[0] };
  }
  const shown = SHOWS_IT.exec(text);
  if (shown !== null) return { question: toQuestion('how it works'), clause: shown[0] };
  const ours = SHOWS_OURS.exec(text);
  const thing = ours?.[1]?.split(' ').filter((word) => !isPraiseWord(word) && !isDegree(word));
  if (
    ours !== null &&
    thing !== undefined &&
    thing.length > 1 &&
    !/\b(?:compan(?:y|ies)|team|capabilities|services?|offers?|offerings?|details?|business|solutions?)$/i.test(thing.join(' '))
  )
    return { question: toQuestion(thing.join(' ')), clause: ours[0] };
  const things = SHOWS_THINGS.exec(text);
  const seen = things?.[1]?.replace(WHEN, '');
  if (things !== null && seen !== undefined && !OF_MEETING.test(seen) && !NOT_SEEN.test(seen))
    return { question: toQuestion(seen), clause: things[0] };
  const done = whatSenderDoes(text);
  if (done !== undefined) return done;
  const learned = LEARNS.exec(text);
  return learned === null ? undefined : { question: 'Would you like to know more?', clause: learned[0] };
}

/** Whether a request is also about who is in charge. */
export const asksWho = (request: string): boolean => /\bwho(?:m|ever)?\b|\bthe (?:right|best|correct) (?:person|contact)\b/iu.test(request);
