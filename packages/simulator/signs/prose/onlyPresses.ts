import { isPressingWord } from '../../damage/pressingWords.ts';
import { wordsOf } from '../../damage/partText.ts';
import { countSaying } from '../../damage/sayingWords.ts';
import { rememberLines } from '../../reading/text/remember.ts';
import { PRESSES_PLAINLY, PRESSES_SURELY } from './pressureWords.ts';

/** Places that are said to be few, with their number. */
const FEW_LEFT =
  /\b(?:only |just )?(?:have |got )?(?:only |just )?(?:\d{1,3}|a few|a handful of|one|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{L}-]+ )?(?:spots?|seats?|places?|slots?|copies|units?|openings?)\b[^.!?]{0,12}\b(?:left|remain\w*|available|open)\b/giu;
/** Further words that only press, in a sentence that presses. */
const ALSO =
  /^(?:dates?|avoid|disappoint\w*|missing|selling|sells?|sold|stock|available|availability|please|first|come|serve[sd]?|early|grab|secure|reserve|confirm|yours|competitors?|someone|else|fast|exclusive|special|opportunity|forever|respond|reply|touch|let|know|action|risk|everything|space|spaces|availab\w+|demand|high|very|know|busy|could|losing|lose|leaving|money|table|single|thousands|pounds|dollars|euros|every|hear|assume|conclude|interested|taking|getting|way)$/u;
/** A term, a link, a question or a name: the sentence says something. */
const SAYS_SOMETHING = /[\d?:@%$\u20ac\u00a3{}]|\b(?:fee|cost|pay|refund|buy|free|no)\b|(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{Ll}/u;

/** Announces the end of a series of emails, looks forward, or denies that it presses. */
const NO_PRESSURE =
  /^\W*(?:(?:this (?:is|will be) )?(?:the |my )?last (?:one|e-?mail|note|message)\b|(?:I|we) can(?:no|['\u2019])t wait)|\bnot (?:here )?(?:to|trying|going)\b/i;

/** Whether every word of a sentence only presses its reader. */
export const isOnlyPressure = rememberLines((sentence) => {
  const text = sentence.trim();
  if (!PRESSES_PLAINLY.test(text) && !PRESSES_SURELY.test(text)) return false;
  const rest = text.replace(FEW_LEFT, ' ');
  if (SAYS_SOMETHING.test(rest) || NO_PRESSURE.test(text)) return false;
  return wordsOf(rest).every((word) => countSaying([word]) === 0 || isPressingWord(word) || ALSO.test(word) || /['\u2019]/.test(word));
});
