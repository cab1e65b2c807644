/** What leads up to a further request: "Alternatively,", "If you prefer,". */
const BESIDES = String.raw`^\W*(?:(?:alternatively|otherwise|or|and|also|but|so|please|just|simply|if [^,.!?\n]{2,60}),? )*`;

/** Says how the sender is reached, or where something is to be seen: "You can also call me at". */
const REACHES = new RegExp(
  String.raw`${BESIDES}(?:(?:you(?:['\u2019]re welcome to|['\u2019]ll| can| could| may)|feel free to) (?:also |always |just |simply |then )*(?:reach|call|ring|phone|contact|email|text|find (?:me|us|our|more|a)\b|see (?:our|the|more)\b|visit|read more|learn more|book (?:a|time|directly|your|here|at)\b|schedule|pick|grab|choose a (?:time|slot)|register|sign up|fill in|send (?:me|us)\b|reply|request)|(?:have|take) a look|(?:start|try|request|ask for|send|give|drop|shoot|let|tell|call|ring|phone|email|text|visit|book|check|see|find) (?:me|us|it|out|a|your|our|with)\b)`,
  'iu',
);

/** Proposes to meet, to call, to send or to show something: "I could come by for a free quote", "I have time on Tuesday". */
const PROPOSES = new RegExp(
  String.raw`${BESIDES}(?:(?:I(?:['\u2019]d|['\u2019]ll| can| could| would| will| may)|we(?:['\u2019]d| could| would)) (?:also |always |just |then |gladly |happily )*(?:(?:be |love |like )?(?:happy |glad |delighted |pleased )?(?:to )?)(?:come (?:by|to|round|over|and)|drop|stop by|swing by|send|give you|call|ring|phone|meet|visit|follow up|show|walk|talk|share|tell you|explain|go (?:through|over)|set up|arrange|schedule|find|connect|hear|answer|prepare|look at|invite|learn)\b|I(?:['\u2019]m| am)(?: also)? (?:available|free|happy|glad)\b|(?:I|we) (?:also )?have (?:time|an? (?:opening|slot))\b)`,
  'iu',
);

/** Lets the reader choose, or asks for another time: "Which one would you prefer?", "If not tomorrow, then when?" */
const CHOOSES =
  /^\W*(?:and |so |or )?(?:which (?:one|of|would|option|do|works|sounds|is)\b|(?:what|which) (?:works|suits|would (?:you|work|suit))\b|(?:would|do) you prefer\b|(?:if|or) (?:not|that)\b[^.!?]{0,30}\bwhen\b)/iu;
export const isChoice = (text: string): boolean => CHOOSES.test(text);
/** "Also happy to send over a case study." */
const GLAD_TO =
  /^\W*(?:(?:also|or|and|always|very|more than) )*(?:happy|glad|delighted) to (?:send|share|show|jump|hop|meet|talk|chat|call|answer|connect|walk|set up|explain|discuss|tell)\b/iu;
/** "I'd also appreciate an introduction to your landlord." */
const APPRECIATES =
  /^\W*(?:I|we)(?:['\u2019]d| would)(?: also| really| very much| greatly)* (?:appreciate|welcome|be grateful for|value) (?:an?|the|your|any) /iu;

/** "If you would like to learn more, we can do a short demo." */
const IF_WANTED =
  /^\W*if (?:you(?:['\u2019]d| would)? (?:like|want|prefer|wish|need)|you(?:['\u2019]re| are) (?:interested|curious)|(?:this|that|it)(?: is|['\u2019]s| would be| sounds)|interested)\b[^.!?\n]{0,60}, (?:I|we)(?:['\u2019](?:d|ll)| can| could| would| will)\b/iu;

/** Asks how to reach the reader: "What is the best number to reach you on?" */
const ASKS_CONTACT =
  /^\W*(?:also,? |and |so )?(?:what|which|when)(?:['\u2019]s| is| are| would be| works)\b[^.?!]{0,20}\b(?:best|good|right|convenient) (?:phone |mobile |e-?mail )?(?:numbers?|times?|days?|way|address|slot)\b/iu;
export const asksContact = (text: string): boolean => ASKS_CONTACT.test(text);

/** Whether a sentence asks for an answer or an act beside the question of the email, in the form of a proposal or a permission. */
export const isFurtherRequest = (text: string): boolean =>
  [REACHES, PROPOSES, IF_WANTED, CHOOSES, GLAD_TO, APPRECIATES].some((form) => form.test(text));
