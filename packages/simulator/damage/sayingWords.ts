import { isContentWord } from './lexicon.ts';

/** Words that any seller could use of anything: what is left when only they are says nothing. */
const OF_ANYTHING =
  /^(?:advice|ahead|approach(?:es)?|benefits?|best|better|business(?:es)?|choices?|clients?|compan(?:y|ies)|customers?|deals?|difference|discounts?|efficien(?:t|cy)|excellence|experiences?|expertise|features?|forward|future|goals?|great|grow(?:th|ing)?|high|ideas?|impact|innovat(?:e|ion|ive)|journey|leading|level|methods?|new|news|next|offers?|ones?|opportunit(?:y|ies)|partners?|partnership|performance|platforms?|possibilities|potential|power|prices?|products?|productivity|providers?|quality|rates?|ready|real|results?|savings?|services?|smart(?:er)?|solutions?|staff|strateg(?:y|ic)|stuff|success(?:ful)?|support|sustainab(?:le|ility)|synerg(?:y|ies)|teams?|technolog(?:y|ies)|things?|today|together|tomorrow|tools?|top|transformation|true|values?|vision|ways?|world|world['\u2019]s)$/;
export const isOfAnything = (word: string): boolean => OF_ANYTHING.test(word);

/** Verbs and pronouns with verbs that say nothing of their object. */
const LIGHT =
  /^(?:have|has|had|having|get|gets|got|give|gives|offer|offers|provide|provides|make|makes|do|does|bring|brings|take|takes|deliver|delivers|see|find|enjoy|receive|need|want|love|believe|you['\u2019]ll|you['\u2019]re|we['\u2019](?:re|ve|ll)|they['\u2019]re|it['\u2019]s|that['\u2019]s|there['\u2019]s|here['\u2019]s|everything|everyone|everybody|nothing|ever|yet|around|out|help|helps|helping|achieve|achieves|drive|drives|create|creates|reach|thrive|succeed|will|won['\u2019]t)$/;

/** Adverbs that a sentence does not need. */
const DEGREE =
  /^(?:very|really|truly|so|quite|simply|just|absolutely|extremely|incredibly|super|totally|completely|literally|seriously|actually|also|basically|honestly|pretty|such)$/;
export const isDegree = (word: string): boolean => DEGREE.test(word);

/** How many words of a sentence say something of their own. */
export const countSaying = (words: readonly string[]): number =>
  words.filter((word) => isContentWord(word) && !LIGHT.test(word) && !isOfAnything(word) && !isDegree(word)).length;
