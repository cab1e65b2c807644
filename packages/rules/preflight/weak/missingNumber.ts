/** An order to call, and what may follow it; "call me old-fashioned" asks for none. */
const CALLS =
  /(?:^\W*|^(?:[Ii]f|[Ww]hen|[Ww]henever|[Oo]nce)\b[^.!?]{1,80}, |[.!?;:\u2013\u2014-]\s+|\b(?:and|or|[Pp]lease|just|simply|so|then|to) )(?:[Pp]lease |[Jj]ust |[Ss]imply )*(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Ww]hats[Aa]pp) (?:me|us|(?!Cent(?:er|re)\b|Today\b|Now\b|Us\b|Me\b)\p{Lu}\p{Ll}+)(?=\s*(?:[.!?,;]|$)| (?:on|at|any|today|tomorrow|now|back|and|to|if|when|whenever|ask|before|after|directly|direct|this|or)\b)/u;
/** The same in other words, in any capitals; a call that is one already is none to be made. */
const CALLS_TOO =
  /\b(?:give|drop) (?:me|us|(?:\p{L}+ ){1,2}?)an? (?:quick |short )?(?:call|ring|bell|buzz|tinkle)\b|\bbell (?:me|us)\b|(?<!\b(?:an?|the|our|your|this|that|each|every|next|quick|short|brief|intro|phone|video|sales|discovery|teams|zoom|skype|(?:[\p{L}\d]+[- ])?min(?:ute)?s?)\s|\bwho(?:m)? to )\b(?:call|ring|phone|dial) (?:now|today|tonight|tomorrow|any ?time|this week|straight away)\b|(?:^\W*|[.!?;:]\s+|\b(?:please|just|simply|or) )(?:call|ring|phone)(?: (?:me|us|back|the office|our office))? (?:for|to (?:book|order|discuss|arrange|schedule|ask|get|talk))\b|(?:^\W*|[.!?;:]\s+|\b(?:please|just|simply|or) )(?:call|ring|phone) (?:the|our) (?:office|shop|yard|workshop|team|clinic|desk)\b|\bpick up the phone\b|\b(?:reach|get) (?:me|us) (?:by|on the) phone\b/iu;
/** Nobody is asked to call: somebody else does, or need not. */
const NOBODY_CALLS =
  /\b(?:(?:no|without|any) need to|don['\u2019]?t|do not|never|instead of|rather than|(?:I|we|they|he|she|customers|clients|guests|people|tenants|patients)(?:['\u2019](?:ll|d)| will| would| can| could| may| must| should)?(?: also| then| always)?) (?:give|drop|bell|call|ring|phone|pick)\b/iu;
const NUMBER =
  /\d(?:[\s().+/-]{0,3}\d){5,}|\{\{[^}]*(?:phone|mobile|number|cell)[^}]*\}\}|\[[^\]]*(?:phone|mobile|number|cell)[^\]]*\]|\btel:/iu;

/** The sentence that asks for a call in an email without a phone number. */
export const findMissingNumber = (sentences: readonly string[], body: string): string | undefined =>
  NUMBER.test(body)
    ? undefined
    : sentences.find((sentence) => CALLS.test(sentence) || (CALLS_TOO.test(sentence) && !NOBODY_CALLS.test(sentence)));
