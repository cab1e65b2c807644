const KNOWS_ALREADY = new RegExp(
  [
    String.raw`\bwe (?:just |recently |briefly |already )?(?:spoke|talked|chatted|met)\b(?! (?:to|with|up|at|by|on the|in the)\b)`,
    String.raw`\bas (?:we |I )?(?:discussed|agreed|promised|talked)\b(?!:? (?:above|below|in (?:the|our|my|this)))`,
    String.raw`\b(?:following|after|per|since|from|about|regarding|re:?|for) (?:our|your) (?:(?:last|recent|great|short|nice|little|phone|first) )*(?:conversation|chat|call|talk|discussion|meeting)\b`,
    String.raw`^(?:hey |hi )?\W*(?:our|the|great|good|nice|lovely) (?:last |recent )?(?:conversation|chat|call|talk|meeting)\b(?: (?:last|this|on|yesterday)\b[^.!?]*)?$`,
    String.raw`\b(?:it was|was) (?:so |really |very )?(?:great|good|nice|lovely|wonderful|fun|a pleasure) (?:to (?:meet|see|talk|speak|chat|catch)|meeting|seeing|talking|speaking|chatting|catching)\b`,
    String.raw`\b(?:great|good|nice|lovely) (?:talking|speaking|chatting|catching up|meeting) (?:to |with )?you\b`,
    String.raw`\bthanks for (?:the|your|our) (?:call|chat|talk|meeting|time (?:yesterday|last week|on the phone))\b`,
    String.raw`\b(?:my|old|dear) friend\b|\bI (?:often )?think of you\b|\bhow (?:are|is) (?:you and )?(?:the|your) (?:family|wife|husband|kids)\b|\bbig hugs?\b|\bremember me\b`,
  ].join('|'),
  'iu',
);
/** What the reader could know it by: a figure, or a name inside the sentence that is no weekday. */
const KNOWN_BY = /\d|(?<=[\p{Ll}\p{N},;] )(?!I\b|I['\u2019]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}\p{L}/u;
/** Whoever tells where or how they met takes more words. */
const MOST_WORDS = 14;

/** Whether a sentence or a subject says that sender and reader know each other, and nothing that the reader could know it by. */
export const pretendsContact = (written: string): boolean => {
  const sentence = written.replace(/\b(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear) \p{Lu}\p{L}+,?/u, '').trim();
  return KNOWS_ALREADY.test(sentence) && !KNOWN_BY.test(sentence) && sentence.split(/\s+/).length <= MOST_WORDS;
};
