/** "Does anybody see who opens the gate?" */
const OF_ANYBODY = /^(?:is|are|do|does|has|have|can|could|will|would) (?:any|some)(?:one|body)\b/i;
/** "Do you get a message when the door stands open?" */
const GETS_WORD =
  /\b(?:gets? (?:an? )?(?:[\p{L}-]+ )?(?:calls?|texts?|alerts?|alarms?|warnings?|messages?|pings?|reports?|notices?)|(?:get|gets|are|is|being|be) (?:told|warned|alerted|notified|informed|rung|paged)|finds? out|(?:know|hear|see|notice|learn|realize)s? (?:at once|straight away|right away|the same day|in time|when|if|which|who|that|about it))\b/iu;
/** Trouble, or a way that the sender would end. */
const OF_TROUBLE =
  /\b(?:still|ever|by hand|manually|on paper|spreadsheets?|yourselves|spends?|wastes?|los(?:es?|ing)|struggl\w*|has to|have to|having to|complain\w*|mind|hurt|missed|worr\w+|(?:know|interested|want|like|need|suffer)s?(?= (?:of|in|to|a|an|some\w*|any\w*)\b)|need|suffer\w*|due|overdue|looking|planning|asking|asks?|(?:too|so) (?:late|long|slow\w*))\b/i;

/** Whether a yes-or-no question asks for what the offer would give: somebody who wants the offer does not have it. */
export const isLacking = (question: string): boolean =>
  (OF_ANYBODY.test(question) || GETS_WORD.test(question)) && !OF_TROUBLE.test(question);
