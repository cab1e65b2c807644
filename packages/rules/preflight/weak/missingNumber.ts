/** An order to call, and what may follow it; "call me old-fashioned" asks for none. */
const CALLS =
  /(?:^\W*|^(?:[Ii]f|[Ww]hen|[Ww]henever|[Oo]nce)\b[^.!?]{1,80}, |[.!?;:\u2013\u2014-]\s+|\b(?:and|or|[Pp]lease|just|simply|so|then|to) )(?:[Pp]lease |[Jj]ust |[Ss]imply )*(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Ww]hats[Aa]pp) (?:me|us|(?!Cent(?:er|re)\b|Today\b|Now\b|Us\b|Me\b)\p{Lu}\p{Ll}+)(?=\s*(?:[.!?,;]|$)| (?:on|at|any|today|tomorrow|now|back|and|to|if|when|whenever|ask|before|after|directly|direct|this|or)\b)/u;
const NUMBER =
  /\d(?:[\s().+/-]{0,3}\d){5,}|\{\{[^}]*(?:phone|mobile|number|cell)[^}]*\}\}|\[[^\]]*(?:phone|mobile|number|cell)[^\]]*\]|\btel:/iu;

/** The sentence that asks for a call in an email without a phone number. */
export const findMissingNumber = (sentences: readonly string[], body: string): string | undefined =>
  NUMBER.test(body) ? undefined : sentences.find((sentence) => CALLS.test(sentence));
