import { rememberLines } from '../../reading/text/remember.ts';

const KIN = String.raw`(?:family|wife|husband|kids|children|loved ones|parents|mother|little ones)`;
/** Closeness that no stranger has: asking after the family, thinking of the reader, calling them a friend or a brother. */
const CLOSE = new RegExp(
  [
    String.raw`\b(?:my|old) (?:\p{L}+ )?friend\b|\bdear friend\b|\bbig hugs?\b|\bremember me\?`,
    String.raw`\bhow (?:are|is|was) (?:you and )?(?:the|your|all your) (?:\p{L}+ )?${KIN}(?=\W*$|\s*[?.,!]| (?:doing|keeping|today|these days|getting))|\b(?:hope|trust|wish|pray)\b[^.!?]{0,20}\b(?:you and )?your (?:\p{L}+ )?${KIN}\b[^.!?]{0,20}(?:\b(?:well|fine|good|healthy|happy|ok)\b|$)|\b(?:greet|kiss|hug|regards to|love to) your (?:\p{L}+ )?${KIN}\b`,
    String.raw`\bI (?:often |always |just )?(?:think|dream(?:ed|t)?)(?: \p{L}+)? (?:of|about) you\b|\bI(?:['\u2019]m| am| was|['\u2019]ve been| have been) (?:just |always |often |still )?(?:thinking|dreaming) (?:of|about) you\b(?!r)|\bI (?:really |so )?miss(?:ed)? you\b(?!r)`,
    String.raw`\b(?:we|you)(?: and (?:I|me))?(?:['\u2019]re| are| were) (?:almost |all |already |now )?(?:like )?(?:brothers|sisters|family|old friends|friends)\b|\blike (?:an? )?(?:brother|sister) to me\b|\b(?:special|deep) (?:connection|bond|friendship)\b`,
  ].join('|'),
  'iu',
);
const KNOWS_ALREADY = new RegExp(
  [
    String.raw`\bwe (?:just |recently |briefly |already )?(?:spoke|talked|chatted|met)\b(?! (?:to|with|up|at|by|on the|in the)\b)`,
    String.raw`\bas (?:we |I )?(?:discussed|agreed|promised|talked)\b(?!:? (?:above|below|in (?:the|our|my|this)))`,
    String.raw`\b(?:following|after|per|since|from|about|regarding|re:?|for) (?:our|your) (?:(?:last|recent|great|short|nice|little|phone|first) )*(?:conversation|chat|call|talk|discussion|meeting)\b`,
    String.raw`\b(?:as per|per|further to|in reference to|with reference to|regarding) our (?:previous|earlier|last|recent|prior) (?:correspondence|conversation|discussion|e-?mails?|messages?|call|phone call|exchange)\b`,
    String.raw`^(?:hey |hi )?\W*(?:our|the|great|good|nice|lovely) (?:last |recent )?(?:conversation|chat|call|talk|meeting)\b(?: (?:last|this|on|yesterday)\b[^.!?]*)?$`,
    String.raw`\b(?:it was|was) (?:so |really |very )?(?:great|good|nice|lovely|wonderful|fun|a pleasure) (?:to (?:meet|see|talk|speak|chat|catch)|meeting|seeing|talking|speaking|chatting|catching)\b`,
    String.raw`\b(?:great|good|nice|lovely) (?:talking|speaking|chatting|catching up|meeting) (?:to |with )?you\b`,
    String.raw`\bthanks for (?:the|your|our) (?:call|chat|talk|meeting|time (?:yesterday|last week|on the phone))\b`,
  ].join('|'),
  'iu',
);
/** What the reader could know it by: a figure, or a name inside the sentence that is no weekday. */
const KNOWN_BY = /\d|(?<=[\p{Ll}\p{N},;] )(?!I\b|I['\u2019]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}\p{L}/u;
/** Whoever tells where or how they met takes more words. */
const MOST_WORDS = 14;

/** Wishes for the reader and their family, with which polite people of many countries open and close. */
const WISHES =
  /^\W*(?:(?:I|we) )?(?:(?:(?:also |sincerely |really )*(?:hope|trust|wish|pray)\b[^.!?]{0,30}\byou(?: all)?(?:,| and| &) your\b)|(?:(?:my |our |with |kind(?:est)? |warm(?:est)? |best |all (?:the|my) )*(?:wish(?:es)?|regards|greetings|blessings)|god bless|stay safe)\b)/iu;

/** Whether a sentence feigns closeness to its reader. */
export const feignsCloseness = rememberLines((sentence) => CLOSE.test(sentence) && !KNOWN_BY.test(sentence.replace(/^\P{L}*\p{Lu}/u, '')));

/** Whether a sentence or a subject says that sender and reader know each other, and nothing that the reader could know it by. */
export const pretendsContact = (written: string): boolean => {
  const sentence = written.replace(/\b(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear) \p{Lu}\p{L}+,?/u, '').trim();
  if (feignsCloseness(sentence) && !WISHES.test(sentence)) return true;
  return KNOWS_ALREADY.test(sentence) && !KNOWN_BY.test(sentence) && sentence.split(/\s+/).length <= MOST_WORDS;
};
