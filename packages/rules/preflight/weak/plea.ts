/** What the sender lacks or fears, told to move a stranger. */
const PLEADS =
  /\bfeed (?:my|our) (?:kids|children|family|baby|babies)\b|\bI(?:['\u2019]m| am)? (?:beg|begging|implore) (?:you )?(?:for|to (?:buy|order|help|give|answer|reply|try))\b|\b(?:only|just) (?:\p{L}+ ){0,2}(?:customers?|clients?|orders?|jobs?) left\b|\b(?:we|I)(?:['\u2019]re| are|['\u2019]m| am) (?:really |so )?(?:desperate|struggling to (?:survive|stay open|pay))\b|\b(?:I|we) (?:will|might|may|could) (?:lose (?:my|our) (?:house|home|job|shop|business)|have to close)\b|\bplease (?:help|save) (?:me|us|my|our)\b(?! (?:understand|find|decide|learn|improve|plan|reach|with (?:a|an|one|two)))|\b(?:just )?give (?:me|us) (?:a|one|this) chance\b|\b(?:I|we) (?:badly|really|desperately) need (?:your|the|this) (?:business|order|work|help)\b/iu;

export const isPlea = (sentence: string): boolean => PLEADS.test(sentence);
