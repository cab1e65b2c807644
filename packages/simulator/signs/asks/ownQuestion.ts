import { capitalise } from '../../edits/textOps.ts';

const LENGTH = String.raw`(?:(?:about |around |just |only |maybe )?(?:an?|one|two|\d{1,2}|five|ten|fifteen|twenty|thirty|forty|half an|a few|a couple of)[ -](?:more )?(?:min(?:ute)?s?|hours?)(?: of your time)?)`;
const TALK = String.raw`(?:calls?|chats?|conversations?|meetings?|demos?|talk|walk-?through|catch-?up)`;
/** Words of a request for time to talk, or for a visit to show something. */
const ASKS_TIME = new RegExp(
  String.raw`\b(?:${LENGTH}|${TALK}|visit|meet|(?:come|stop|drop|pop|swing|call|nip) (?:by|in|over|round|to|and))\b|\b(?:work|suit)(?: (?:for )?you)?\?$`,
  'iu',
);
/** What a question of a few words may not leave out. */
const FACT = /[$\u20ac\u00a3%]|\d{3,}|\bfree of\b|\bno charge\b/iu;

const OF_TALK_KIND = String.raw`(?:(?:phone|video|zoom|teams|scoping|discovery|intro|introductory|exploratory|initial|first|follow-up) )?`;

/** Time that would be worth something: "If not, worth 25 minutes?" */
const WORTH = new RegExp(
  String.raw`^(if not,? )?(?:(?:is|would|might) (?:it|this|that) (?:be )?)?worth (?:(?:your|some|an?) )?(?:(?:quick|short|brief) )*(?:${LENGTH}(?: ${OF_TALK_KIND}${TALK})?|(?:\d{1,2}|ten|fifteen|twenty|thirty)[ -]min(?:ute)?s? ${OF_TALK_KIND}${TALK}|${OF_TALK_KIND}${TALK}|time)(?: (?:this|next|sometime|on|to (?:talk|chat|discuss))\b[^?]{0,25})?\?$`,
  'iu',
);

/** Whether a question only asks whether a talk is worth the time. */
export const isWorthTime = (text: string): boolean => WORTH.test(text);

/** The condition of a request for time, and the request. */
const CONDITION = /^(?:so |and |but )?if ([^,?]{6,90}), ([^?]{8,120})[.?]$/iu;
/** Conditions that are a polite form, or about the reader's time or person. */
const NO_QUESTION =
  /\b(?:not|n['\u2019]t|no|never|free|available|around|possible|convenient|allows?|ok|okay|fine|right person|open to|happy|settled|unsure|or|but|else|time|easier|better|prefer|so|yes|too)\b/iu;
const IS_ABOUT_YOU = /^you(?:['\u2019]re| are) ((?:ever |currently |still )?[^,]{3,80})$/iu;
const YOU_HAVE =
  /^you ((?:ever |currently |still )?(?:have|need|want|use|run|plan|expect|buy|sell|ship|keep|employ|handle|store)\b[^,]{3,80})$/iu;
const IT_IS = /^(this|that|it)(?:['\u2019]s| is| (sounds)) ((?:of (?:any )?)?[^,]{3,40})$/iu;
const TOPIC_IS =
  /^((?!you\b|I\b|we\b|there\b)(?:[\p{L}'\u2019-]+ ){0,3}[\p{L}'\u2019-]+) (is|are) ((?:on|in|at|still|currently|due|a|an|part)\b[^,]{3,60})$/iu;

/** The question that a condition before a request for time is; undefined if it is a polite form. */
function fromCondition(text: string): string | undefined {
  const [, condition, request] = CONDITION.exec(text) ?? [];
  if (condition === undefined || request === undefined || NO_QUESTION.test(condition) || FACT.test(request)) return undefined;
  const onlyTime = new RegExp(
    String.raw`^(?:(?:I|we)(?:['\u2019]d| would) (?:really )?(?:love|like|welcome|appreciate)|(?:would|could|can|may|might|shall) (?:you|I|we)\b[^?.]{0,25}|would|let['\u2019]s)[^?.]{0,30}\b(?:${LENGTH}|${TALK})\b[^?.,]{0,35}$`,
    'iu',
  );
  if (
    !onlyTime.test(request) ||
    /\b(?:show|send|see|bring|give|free|so|to (?!talk|discuss|chat|have|arrange|set|jump|hop))\b/iu.test(request)
  )
    return undefined;
  const you = IS_ABOUT_YOU.exec(condition)?.[1];
  if (you !== undefined) return `Are you ${you}?`;
  const have = YOU_HAVE.exec(condition)?.[1];
  if (have !== undefined) return `Do you ${have}?`;
  const [, it, sounds, what] = IT_IS.exec(condition) ?? [];
  if (it !== undefined && what !== undefined)
    return sounds === undefined ? `Is ${it.toLowerCase()} ${what}?` : `Does ${it.toLowerCase()} sound ${what}?`;
  const [, topic, verb, state] = TOPIC_IS.exec(condition) ?? [];
  return topic === undefined || verb === undefined ? undefined : `${capitalise(verb)} ${topic} ${state ?? ''}?`;
}

/** The sender asks for so much time to do something. */
const WISH = new RegExp(
  String.raw`^(I|we)(?:['\u2019]d| would) (?:really )?(?:like|love|appreciate|need)(?: to (?:have|take|get|borrow))? (?:just |only )?${LENGTH}(?: (?:with you|of your time))? to ([^.?!]+)[.!]$`,
  'iu',
);
const SHOWS_YOU = /^(?:show|walk) you (?:through )?((?:the|our|some|an?|how|what|where|two|three|one of)\b[^,]{3,70})$/iu;
/** What the reader gets little of, or what is done only by talking. */
const ONLY_TALKS =
  /^(?:learn|understand|hear|ask|introduce|discuss|talk|present|explain|speak|meet|chat|find|see|explore|tell|pitch|share|connect|get|know)\b/iu;
const DOES = /^(?:go (?:through|over)|look (?:at|over|through)|check|measure|survey|test|compare|price|review|count|inspect)\b/iu;

/** A question in place of a wish for minutes; beside another question it becomes what the sender can do. */
function fromWish(text: string, isAsked: boolean): string | undefined {
  const [, who = 'I', act] = WISH.exec(text) ?? [];
  if (act === undefined || ONLY_TALKS.test(act)) return undefined;
  const seen = SHOWS_YOU.exec(act)?.[1];
  if (seen !== undefined) return `Would you like to see ${seen}?`;
  if (!DOES.test(act)) return undefined;
  if (isAsked) return `${who.toUpperCase() === 'I' ? 'I' : 'We'} can ${act}.`;
  return act.includes(',') ? undefined : `Would you like ${who.toUpperCase() === 'I' ? 'me' : 'us'} to ${act}?`;
}

/** What is to be shown at a visit: "Could I visit you and show the drawings?" */
const SHOWS_THERE =
  /^(?:could|can|may|might|shall|would it be (?:ok|okay|possible|all right) (?:if|for)) (?:I|we|me|us)\b[^?,]{3,60}\b(?:and|to) (?:show|bring)(?: you)? ((?:the|our|some|an?|a few|two|three) (?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+)\?$/iu;
/** Who comes along, or nothing to look at. */
const NOT_SEEN =
  /\b(?:team|colleagues?|manager|engineer|director|boss|partner|coffee|cake|lunch|donuts|doughnuts|biscuits|bacon|how|what|capabilities|services?|offers?|company|ways?|ideas?|details?|options?|(?:on|at|to|in|of|for|by|with|and|or|about|before|after|next|this|my|our|the)|mon\p{L}*|\p{L}+day|week|tomorrow)$|\b(?:calls?|ways|ideas|details|options|thoughts)\b/iu;

/** A visit for a price: "Can pop by any time for a quote". */
const FOR_QUOTE =
  /^(?:(?:(?:I|we) )?can|could (?:I|we)|can (?:I|we)|may (?:I|we)|(?:I['\u2019]d be |we['\u2019]d be |I['\u2019]m |we['\u2019]re )?happy to|shall (?:I|we)) (?:also |just )?(?:pop|come|drop|stop|swing|call|nip) (?:by|in|over|round|out)\b[^?.,;]{0,40}\b(?:for|and give you|to give you|and do you|to do you) (an? (?:free |no[- ]obligation |free no[- ]obligation |written |firm )?(?:quote|quotation|estimate|price|survey|measure))[.?!]?$/iu;

/** What the meeting is to let the sender hand over: "so I can share them?" */
const TO_SEND =
  /\bso (?:that )?(I|we) can (send|share|email|forward)(?: with)?(?: you)? ((?:them|it|(?:the|our|some|a few|two|three) (?:[\p{L}-]+ ){0,3}[\p{L}-]+))\?$/iu;
const NO_THING = /\b(?:thoughts?|ideas?|insights?|details?|more|info\p{L}*|invite|link|agenda|story)\b/iu;

/** To see it at work: "to see it run on ten of your own invoices". */
const SEES_IT = /\b(?:to|and) see (it (?:run|running|work|working|in action|live|on|with|at)\b[^?,;]{0,70})\?$/iu;

/** The question that a request for time means, in its own words; undefined if it has none. */
export function ownQuestion(request: string, isAsked: boolean): string | undefined {
  const text = request.trim();
  const wish = fromWish(text, isAsked);
  if (wish !== undefined) return wish;
  if (FACT.test(text)) return undefined;
  const quote = FOR_QUOTE.exec(text)?.[1];
  if (quote !== undefined) return `Would you like ${quote}?`;
  if (!ASKS_TIME.test(text)) return undefined;
  const condition = fromCondition(text);
  if (condition !== undefined) return condition;
  const worth = WORTH.exec(text);
  if (worth !== null) return worth[1] === undefined ? 'Worth a look?' : 'If not, is this worth a look?';
  const shown = SHOWS_THERE.exec(text)?.[1];
  if (shown !== undefined && !NOT_SEEN.test(shown)) return `Would you like to see ${shown}?`;
  const [, who, verb, sent] = TO_SEND.exec(text) ?? [];
  if (verb !== undefined && sent !== undefined && !NO_THING.test(sent))
    return `Shall ${who?.toLowerCase() === 'we' ? 'we' : 'I'} ${verb.toLowerCase()} ${sent}?`;
  const seen = SEES_IT.exec(text)?.[1];
  return seen === undefined ? undefined : `Would you like to see ${seen.replace(WHEN, '')}?`;
}
const WHEN = / (?:(?:this|next) (?:week|month)|on \p{L}+day|tomorrow)$/iu;

/** What the reader could do with what the sender brings: "I'll bring a handset and you can try it on one aisle." */
const TRIES =
  /^(?:(?:I|we)(?:['\u2019]ll| will| can| could)(?: also)? (?:bring|leave|lend you|send|drop off) (an? (?:[\p{L}-]+ ){0,2}[\p{L}-]+|some [\p{L}-]+|one),? (?:and|so) )?you (?:can|could) (?:then )?(try|taste|see|test|hear|feel|handle) ((?:it|them|one|the [\p{L}-]+|an? [\p{L}-]+)(?: [^.!?,;:]{0,60})?)[.!]$/iu;
const HOLDS = /\b(?:one|some|few|couple|box|crate|case|bag|bottle|pack|packet|tray|pallet|jar|tin|tub|set|load|selection|range|kit)$/iu;
/** What the sender can show: "I can show you with made-up data so nothing confidential leaves the office." */
const CAN_SHOW = new RegExp(
  String.raw`^(?:I|we)(?:['\u2019]d be (?:happy|glad) to|['\u2019]d (?:love|like) to| would (?:love|like) to| can| could|['\u2019]ll| will)(?: also| just| gladly| happily)? show you (?:in ${LENGTH} )?((?:(?:it|this|one) )?(?:with|using|on|running on|working on|live on) |(?:the|our|some|an?|two|three|one of|how|what|where) )([^.!?,;:]{3,90})[.!]$`,
  'iu',
);
/** What the reader would have to do first. */
const IF_SENT = / if you (?:can )?(?:send|share|let|give|forward|tell|e-?mail)\b[^.!?]*$/iu;
const OF_TALK =
  /\b(?:demo\p{L}*|presentation|calls?|meeting|walk-?through|more|ways?|ideas|details|options|capabilities|services?|compan(?:y|ies)|offers?|around|round)$/iu;
const JOINED =
  /\b(?:but|because|when|while|if|which|once|before|after|and (?:you|I|we|they|it|then|see|tell|give|discuss|talk|hear|learn|explain|answer))\b/iu;

/** The question that a request for time and a sentence beside it mean: whether to see or try what that sentence promises. */
export function questionOfPromise(promise: string): string | undefined {
  const text = promise.trim();
  if (/[$\u20ac\u00a3%]|\d{3,}/u.test(text)) return undefined;
  const [, thing, tries, what] = TRIES.exec(text) ?? [];
  // Without a thing that is brought, only a trial of the offer itself is promised.
  const isTrial = thing !== undefined || (/^t/iu.test(tries ?? '') && /^(?:it|them|one)\b/iu.test(what ?? ''));
  if (isTrial && tries !== undefined && what !== undefined && !JOINED.test(what) && !/\byou\b|\bminutes?\b|\bany ?time\b/iu.test(what)) {
    // What is tasted or heard is not the crate it comes in.
    const isNamed = thing !== undefined && /^t(?:ry|est)$/iu.test(tries) && !HOLDS.test(thing);
    const named = isNamed ? what.replace(/^(?:it|one|them)(?= |$)/iu, thing) : what;
    return `Would you like to ${tries.toLowerCase()} ${named}?`;
  }
  const [, how = '', rest] = CAN_SHOW.exec(text) ?? [];
  const kept = rest?.replace(IF_SENT, '');
  if (
    kept === undefined ||
    OF_TALK.test(kept) ||
    JOINED.test(kept) ||
    /^(?:how|what) (?:we|I|our \p{L}+) (?:can|could|may|might|would)\b/iu.test(`${how}${kept}`)
  )
    return undefined;
  const begins = /^(?:with|using|on|running|working|live)\b/iu.test(how) ? `it ${how}` : how;
  return `Would you like to see ${begins}${kept}?`;
}
