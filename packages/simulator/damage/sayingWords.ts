import { isContentWord } from './lexicon.ts';

/** Nouns that any seller could use of anything: alone they say nothing. */
const NOUN =
  /^(?:advice|approach(?:es)?|benefits?|business(?:es)?|choices?|clients?|compan(?:y|ies)|customers?|deals?|difference|discounts?|excellence|experiences?|expertise|features?|future|goals?|growth|ideas?|impact|innovation|journey|methods?|news|offers?|ones?|opportunit(?:y|ies)|partners?|partnership|performance|platforms?|possibilities|potential|power|prices?|products?|productivity|providers?|quality|rates?|results?|savings?|services?|solutions?|staff|strategy|stuff|success|support|synerg(?:y|ies)|teams?|technolog(?:y|ies)|things?|tools?|transformation|values?|vision|ways?)$/;
export const isEmptyNoun = (word: string): boolean => NOUN.test(word);

/** Other words that any seller could use of anything. */
const OTHER =
  /^(?:ahead|best|better|efficien(?:t|cy)|forward|great|grow(?:ing)?|high|innovat(?:e|ive)|leading|level|new|next|ready|real|smart(?:er)?|strategic|successful|sustainab(?:le|ility)|today|together|tomorrow|top|true|world|world['\u2019]s)$/;
export const isOfAnything = (word: string): boolean => NOUN.test(word) || OTHER.test(word);

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
