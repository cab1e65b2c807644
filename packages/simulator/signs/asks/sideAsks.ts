/** What a reader may be asked to do. */
export const DO = String.raw`(?:reply|respond|answer|call|ring|phone|text|e-?mail|message|whatsapp|visit|book|register|sign up|follow|contact|reach|send|forward|drop|give|point|pass|tell|let|see|check out|have a look|take a look|look at|add|find|connect|keep|(?:grab|catch|get) (?:me|us) (?:on|at|by)|request|fill in|join|subscribe|get in touch|download|advise|what['\u2019]?s|who|which)`;

/** A sentence that offers another way to answer, or another thing to do. */
const BESIDE: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:or,? |alternatively,? |otherwise,? |in the meantime,? |additionally,? |you can also |also,? (?:please |feel free to |if |we(?:['\u2019]re| are) (?:running|hosting|holding) (?:a|an) (?:webinar|event|open day)))(?:[^.?!\n]{0,60}\b)?${DO}\b`,
    'iu',
  ),
  /^if (?:you(?:['\u2019]d| would) (?:rather|prefer)|you prefer|(?:that|it)['\u2019]?s easier|(?:you(?:['\u2019]re| are) not|this is(?:n['\u2019]t| not)|that['\u2019]?s not) (?:the (?:right|correct|best|appropriate) (?:person|contact)|(?:for )?you|you))\b[^?]{0,140}[.!?]$/iu,
  /^(?:(?:please|also|and|feel free to),? )*(?:(?:do )?(?:follow|find|like|see|visit|check) us|give (?:me|us) a follow|connect with (?:me|us)\b|(?:visit|see|check out|have a look at|take a look at) (?:our|my|the) (?:website|site|web ?page|instagram|facebook|linkedin|youtube|portfolio|reviews|brochure|catalog(?:ue)?|(?:show ?)?reel|gallery|case studies|blog|channel))\b/iu,
  /^(?:I|we)(?:['\u2019]ll| can| could| would be happy to|['\u2019]d be happy to| (?:am|are) happy to)? also (?:be happy to )?(?:send|share|e-?mail|post|forward)(?: over| you| across)* (?:you )?(?:our|a|an|the|some|my) (?:\p{L}+ ){0,2}(?:brochure|catalog(?:ue)?|price list|case stud(?:y|ies)|information|info|deck|one-pager|presentation|portfolio|leaflet)\b[^?!]*[.]$/iu,
  /^(?:please )?click (?:the|this) link (?:below )?to (?:see|view|download|read|watch|browse) (?:our|my|the)\b[^?!]*[.]$/iu,
  /^(?:also,? )?if you know (?:of )?(?:any|some)(?:one|body)\b[^?]{0,100}[.!]$/iu,
  /^you can (?:see|find|read|watch|view|follow) (?:me|us|my|our|more)\b[^?]{0,120}[.!]$/iu,
  /^it (?:might|may|could|would) be (?:worth|good|great)(?: having| to have)? (?:a |an )?(?:quick |short |brief )?(?:chat|call|coffee|conversation)\b/iu,
  /^also,? (?:when|what|who|which|how|could|can|would|may|if you (?:could|can))\b[^?!]*[.?]$/iu,
  /^(?:I|we)(?:['\u2019]d| would) also (?:really )?(?:love|like) to (?:pop|drop|come|swing|stop|visit|meet|call|arrange|set up|schedule)\b[^?!]*[.?]$/iu,
  /^(?:and |or )?(?:please )?let (?:me|us) know if (?:an? (?:quick |short |phone |brief )*(?:call|chat|meeting|conversation)\b|you(?:['\u2019]d| would) (?:rather|prefer)\b)[^?!]{0,90}[.]$/iu,
  /^(?:or|alternatively,?) (?:I|we) (?:can|could) (?:also |always |just )?(?:jump|hop|get|do|have|arrange|set up|talk|speak|chat)\b(?: on)?(?: an?)? ?(?:quick |short |phone |brief |video )*(?:call|chat|zoom|demo|teams|meeting|it through|on the phone|by phone)\b[^?!]{0,90}[.]$/iu,
  /^(?:(?:I['\u2019]m|I am|we['\u2019]re|we are) )?also (?:happy|free|around|glad) (?:to (?:jump|hop|get|have|do|talk|speak|chat|arrange|set up)|for)\b[^?!]{0,90}[.]$/iu,
  /^(?:(?:and|but),? )?(?:I|we)(?:['\u2019]d| would) also (?:really |very much )?(?:(?:love|like)|be (?:very |really )?(?:curious|interested|keen|glad|happy)) to (?:know|hear|learn|see|find out|understand)\b[^?!]*[.]$/iu,
  /^(?:and |but )?if you(?:['\u2019]ve| have)? already (?:have|got|use|work with|buy from|do)\b[^.?!]{2,60}, (?:that['\u2019]s |it['\u2019]s )?(?:no problem|no worries|fine|fair enough)\b[^.?!]*,? (?:though|but|although) (?:I|we)(?:['\u2019]d| would)\b[^.?!]*\b(?:know|hear|learn)\b[^.?!]*[.]$/iu,
  /^(?:and )?(?:please )?let (?:me|us) know who (?:is|would be|else|the right|the best|i should)\b/iu,
  /^if (?:now|this|the timing)(?:['\u2019]s not| is not| isn['\u2019]t) (?:the|a|an) (?:right|good|best|ideal|great) (?:time|moment)\b[^!]{0,100}[.?]$/iu,
];

/** Whether a sentence only offers another way to answer, or another thing to do. */
export const isSideAsk = (text: string): boolean => BESIDE.some((pattern) => pattern.test(text));

const TO_TALK = String.raw`(?:give you a (?:quick |short )?(?:ring|call|bell|buzz)|(?:call|ring|phone) you(?: back)?|(?:jump|hop|get) on (?:a|the) (?:quick |short |brief )*(?:call|phone|zoom)|(?:have|arrange|set up|do) a (?:quick |short |brief |phone |video )*(?:call|chat)|(?:chat|talk)(?: (?:it|this|that|things|everything|more|about (?:it|this|that)))?(?: (?:through|over))?(?: (?:further|by phone|on the phone|over the phone))?|discuss (?:it|this|that)(?: further| by phone| on the phone| over the phone)?|(?:meet|come)(?: up| over| by| to you)?|(?:grab|have|meet for) a coffee)`;
/** Only says that the sender would also talk, at any time: "Happy to give you a ring whenever suits." */
const WOULD_TALK = new RegExp(
  String.raw`^(?:(?:and|but|or),? )?(?:(?:I['\u2019]m|I am|we['\u2019]re|we are|I['\u2019]d be|we['\u2019]d be|I would be|we would be) )?(?:always |also |more than |very |only too )*(?:happy|glad) to ${TO_TALK}(?: (?:too|instead|first|as well))?(?:,? (?:whenever|any ?time|at any time|at a time that|when(?:ever)? (?:it|that)|if (?:that|it)(?:['\u2019]s| is| would be| helps)|if (?:you(?:['\u2019]d| would)? (?:prefer|rather|like)))[^.,:;?!\d]{0,30})?[.]$`,
  'iu',
);
/** Whether a sentence only says that the sender would also talk. */
export const wouldTalk = (text: string): boolean => WOULD_TALK.test(text);

const IN_CASE = String.raw`(?:,? (?:(?:just )?in case\b|if you(?:['\u2019]d)? (?:would )?(?:ever )?(?:need|want|like|have)\b|should you\b|if (?:that|it|those|they|this)(?:['\u2019]s| is| are|['\u2019]re)? (?:ever )?(?:useful|of (?:use|interest|help)|needed|wanted|helps?)\b)[^.?!:]{0,40})`;
/** Something else that the sender also does, for whoever needs it: "We also do gates if you ever need one." */
const SELLS_BESIDE: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:I|we) (?:can |could )?also|also,? (?:I|we)) (?:can |could )?(?:quote|price|do|offer|sell|supply|fit|hire|run|make|cover|handle|clean|repair|stock|teach|install|service)\b[^.?!:$\u20ac\u00a3%]{2,70}?${IN_CASE}\.$`,
    'iu',
  ),
  /^(?:(?:I['\u2019]m|I am|we['\u2019]re|we are) )?also (?:very |always )?(?:happy|glad) to (?:quote|price|look at|help|advise)(?: you)?(?: (?:for|on|with|up))? [^.?!:$\u20ac\u00a3%]{3,50}\.$/iu,
];
/** Whether a sentence only names something else that the sender would sell. */
export const sellsBeside = (text: string): boolean => SELLS_BESIDE.some((pattern) => pattern.test(text));

/** "If you send me a bill I'll mark it." */
const OFFERS_FOR =
  /\b(?:if you|you can|please|just|simply) (?:\p{L}+ ){0,2}?(?:send|give|tell|show|share|e-?mail|reply|forward)\b[^.?!]*\b(?:I|we)\b(?!(?:['\u2019]ll| will| can| could)? (?:also |then )?(?:bring|call|ring|phone|come|walk|talk|meet)\b)/iu;
/** Whether a sentence says what the reader may send, and what they get for it. */
export const offersForAnswer = (text: string): boolean => OFFERS_FOR.test(text);
