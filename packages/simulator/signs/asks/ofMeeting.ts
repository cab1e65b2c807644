const ABOUT_MEETING = /\b(?:call|calendar|minutes|slot|invite|\p{L}+days?|\d{1,2} ?[ap]m|agenda|either|both)\b/iu;

/** A second request, for information that an interested reader would give anyway. */
const BESIDES = /^(?:also|and|alternatively|additionally),? (?:could|can|would|please|may|what|how)\b[^.!]*\?$/iu;

/** Refers to the meeting, which would be gone. */
export const REFERS_TO_MEETING =
  /\b(?:beforehand|before (?:we|then|that|the)|ahead of (?:it|that|time|the)|(?:on|in|during|at|for) (?:it|the (?:call|meeting))|then|(?:I|we) (?:can|could|will) [^.?!]{2,80} at the same time|while (?:I['\u2019]m|we['\u2019]re|I am|we are) there)\b/i;

/** Makes sense only with a meeting: where the sender is, who pays for lunch, which days are best, or a meeting taken as agreed. */
export const SERVES_MEETING =
  /\b(?:I(?:'m|\u2019m| am|'ll be|\u2019ll be| will be)(?: back)? in (?:\p{Lu}\p{L}+|town|your area|the area)|(?:lunch|coffee|breakfast|drinks?|dinner|beers?)(?: (?:is|are|will be))? on (?:me|us)|our (?:meeting|call|conversation|chat)\b|(?:mon|tue|tues|wed|thu|thur|thurs|fri)\b[^.?!]{0,60}\b(?:best|work|suit)|bring (?:the )?(?:coffee|donuts|doughnuts|lunch))/iu;
/** Asks whether the proposed meeting suits, or proposes another one: "Would this suit you?", "Or would a phone call be easier?". */
export const ASKS_IF_SUITS =
  /^(?:or |and )?(?:would|will|does|do|is|are|could|can|might) (?:this|that|it|these|those|either|both|(?:one|any|either|some) of (?:this|that|these|those|them)|(?:a |the )?(?:quick |short |phone |video |zoom |teams )*(?:call|chat|visit|meeting)|(?:mon|tues|wednes|thurs|fri)day|tomorrow|some ?time|any ?time|(?:next|this) week|(?:the )?(?:morning|afternoon|week)s?)\b[^?]{0,40}\b(?:suit|suits|easier|better|convenient|possible|work|works|ok|okay|alright|all right|fine|too (?:early|late|soon))\b[^?]{0,40}\?$/iu;
/** Asks for a choice among proposed meetings. */
const ASKS_TO_CHOOSE =
  /^(?:please |just )?(?:let|tell) (?:me|us)(?: know)? (?:what|which|when|whichever|if any)\b[^.!?]{0,30}\b(?:works?|suits?|is best|you prefer)\b[^.!?]{0,20}[.!]$/i;
/** Asks to agree to the meeting, or to name another time for it: "Please confirm if this works or suggest an alternative." */
const ASKS_TO_AGREE =
  /^(?:please |kindly |just )*(?:confirm|advise|(?:let|tell) (?:me|us)(?: know)?)(?: (?:to )?(?:me|us))?,? (?:if|whether|that) (?:this|that|it|the (?:time|date|slot))\b[^.!?]{0,60}[.!]$|^(?:please |kindly |if not,? |or )*(?:suggest|propose) (?:an?|another|any other|some other) (?:alternative|other|better|different|time|date|slot)\b[^.!?]{0,40}[.!]$/i;

export const TIME_LINE =
  /^[ \t]*(?:[-*\u2022\u2013\u00b7]|\d{1,2}[.)])?[ \t]*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|tomorrow\b|\d{1,2}[/.:]\d{1,2}\b)[^?]{0,60}$/imu;

const NAMES_TIME = /\d|\b(?:any ?time|mornings?|afternoons?|noon|evenings?)\b/i;
/** Whether a sentence is one of several proposed times. */
export const isTimeLine = (text: string): boolean => TIME_LINE.test(text) && NAMES_TIME.test(text);

/** When the sender has time: "I'm free most mornings." */
const IS_FREE =
  /^(?:I|we)(?:['\u2019](?:m|re)| am| are) (?:usually |mostly |pretty |quite )?(?:free|available|around|flexible) (?:most|any ?time|any|all|on|every|this|next|tomorrow|from|between|before|after|in the|(?:mon|tues|wednes|thurs|fri)day)\b[^.?!]{0,40}[.!]$/iu;

/** Who would travel: "I could come to you." */
const WOULD_COME =
  /^(?:I|we)(?:['\u2019]ll| can| could| will|['\u2019]d be (?:happy|glad) to|['\u2019]m happy to|['\u2019]re happy to) (?:gladly |happily |always |also )?come (?:out )?to (?:you|yours|your (?:office|place|site|side of town|end))(?: if (?:that|it)(?:['\u2019]s| is) easier)?[.!]$/iu;

/** Puts an answer off until they speak: "If they don't I'd rather tell you on the phone." */
const TELLS_BY_PHONE =
  /^(?:if|otherwise)\b[^.!?$\u20ac\u00a3%\d]*\b(?:tell|say|explain|show|go through|talk)\b[^.!?$\u20ac\u00a3%\d]*\b(?:on the (?:phone|call)|over the phone|on (?:teams|zoom)|when we (?:speak|talk|meet))[.!]$/iu;

/** What makes no sense without the meeting: its day, its place, an agenda, whether it suits. */
const NEEDS_MEETING: readonly RegExp[] = [
  IS_FREE,
  WOULD_COME,
  TELLS_BY_PHONE,
  ABOUT_MEETING,
  SERVES_MEETING,
  ASKS_IF_SUITS,
  ASKS_TO_CHOOSE,
  ASKS_TO_AGREE,
];

/** Whether a sentence makes no sense without the meeting. */
export const needsMeeting = (text: string): boolean => NEEDS_MEETING.some((pattern) => pattern.test(text)) || isTimeLine(text);

/** Whether a sentence serves only the request before it: it needs the meeting, or asks for information besides. */
export const servesRequest = (text: string): boolean => needsMeeting(text) || BESIDES.test(text);
