/** Words and phrases that fit any seller of anything, and that readers have met in many emails. */
const WORN = String.raw`\b(?:${[
  String.raw`unforgettable|exponential(?:ly)?|holistic(?:ally)?|transformational|transformative|forward[- ]thinking|top[- ]notch|full potential|hidden potential|world of possibilities|measurable results|in no time`,
  String.raw`(?:ahead of|on top of) the (?:curve|game|competition)|(?:passion for|commitment to) excellence|excellence|high[- ]quality|take your (?:brand|business|team|company) to`,
  String.raw`(?:today['\u2019]s|competitive|ever[- ]changing|ever[- ]evolving|fast[- ]paced) (?:[\p{L}-]+ )?(?:landscape|marketplace|world|environment|market|economy|age)`,
  String.raw`passionate|premier|bespoke|stunning|breathtaking|curated|artisanal|seasoned (?:team|experts?|professionals?)|unwavering|unparalleled|second to none|renowned|esteemed`,
  String.raw`flourish|thrive|empower(?:s|ed|ing)?|elevate[sd]?|unleash(?:es|ed)?|supercharge[sd]?|reimagin(?:e|es|ed|ing)|revolutioni[sz]e[sd]?|skyrocket(?:s|ed)?`,
  String.raw`(?:\p{L}+ )?journey(?= (?:to|of|towards?|from|with|together)\b|[.,!])|on a journey`,
  String.raw`all[- ]in[- ]one|one[- ]stop[- ]shop|end[- ]to[- ]end|turn[- ]?key|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|award[- ]winning|industry[- ]leading|market[- ]leading|next[- ]level|results?[- ]driven|game[- ]chang(?:er|ing)|tailor[- ]made|tailored to (?:your|their|every|each)(?: \p{L}+)? needs?`,
  String.raw`(?:bring|brings|bringing) (?:your|their|the) (?:\p{L}+ )?(?:vision|ideas?|story|brand|dreams?) (?:to|into) (?:life|reality)|dreams? into reality|tell(?:s|ing)? (?:your|their) (?:brand['\u2019]s |brand |unique )?story|(?:compelling|captivating|powerful|engaging) (?:visual )?(?:narratives?|stories|storytelling|content|experiences?)|storytellers?`,
  String.raw`(?:culture|memorable|magical|meaningful) (?:moments|experiences)|(?:real[- ]time|powerful|actionable|deep) insights|whole person|peace of mind|wide range of|(?:takes?|taking|took) (?:great )?pride|attention to detail|goes? the extra mile|exceed(?:s|ing)? (?:your )?expectations|win-win|synerg(?:y|ies)|value[- ]add(?:ed)?|on a mission to|(?:unlock|unlocks|unlocking) (?:the |your |their |new )?(?:\p{L}+ )?(?:potential|growth|power|value|opportunities)|heavy lifting|no[- ]brainer|no fluff|best version of (?:themselves|yourself|itself)|wealth of (?:experience|knowledge|expertise)|all shapes and sizes|drive (?:meaningful |real |measurable )?(?:engagement|growth|success)|move the needle|(?:ambitious|forward-thinking) (?:brands|companies|businesses)|seamless(?:ly)?|leverag(?:e|es|ing)|robust`,
].join('|')})(?![\p{L}\p{N}-])`;

/** Proverbs, and what the reader knows already. */
export const KNOWN_TO_ALL: string = [
  String.raw`as (?:you(?:['\u2019]re| are)? (?:probably |surely |certainly |may |already )*(?:know|aware)|we all know|an? [\p{L} -]{3,30}, you know)`,
  String.raw`we all know|(?:it(?:['\u2019]s| is) |there(?:['\u2019]s| is) )?no secret|let['\u2019]s face it|how (?:hard|tough|difficult|challenging|stressful) it (?:is|can be|must be) to`,
  String.raw`needle in (?:a|the) haystack|(?:is|are) (?:still )?the (?:single )?(?:most \p{L}+|best|number one|fastest-growing) \p{L}+|on the planet|first impressions?|business card of|(?:lifeblood|backbone|heart) of (?:your|any|every)`,
  String.raw`(?:is|are|be|become|has never been|have never been) (?:(?:so|very|more|extremely|really|also) )?(?:important|crucial|critical|essential|vital|key)\b(?! (?:parts?|customers?|accounts?|dates?|features?|components?|users?)\b)`,
  String.raw`(?:can|may|could) (?:be (?:an? )?(?:real |huge |big )?(?:hassle|headache|challenge|struggle|nightmare|overwhelming|daunting|tough|hard|difficult|frustrating|devastating|stressful|time-consuming)|(?:harm|hurt|damage|ruin) (?:your|the|a) (?:image|reputation|brand|business))`,
  String.raw`(?:is|are) (?:tough|hard|real|a (?:real |huge |big )?(?:hassle|headache|challenge|nightmare|pain|struggle))(?=[.!,]|$)`,
  String.raw`no (?:business|company|one) is (?:safe|immune)|on the rise|in (?:today['\u2019]s|an? (?:ever|increasingly))|(?:gets?|getting) harder`,
].join('|');

/** Benefits that any offer may have, and that nobody can check. */
export const BENEFITS: string = [
  String.raw`(?:sav(?:e|es|ing) (?:you |your (?:team |business )?)?(?:both )?(?:time|money|hours)(?: and (?:time|money|effort|resources))?)(?=[.!,;]|$| (?:and|so|while|for you)\b)`,
  String.raw`(?:get|getting|gets) (?:the )?(?:more|most) out of|focus(?:ing)? on (?:what|your (?:core|business)|running|growing)|do(?:ing)? what you do best`,
  String.raw`peace of mind|hassle-?free|stress-?free|stress out of|worry-?free|pain points?|next level|to the moon|on autopilot|above and beyond|extra mile|tireless\p{L}*`,
  String.raw`(?:your|every|any) (?:\p{L}+ )?(?:unique|specific|individual) (?:needs|requirements|situation)|(?:all|every one of) your \p{L}+ needs|(?:perfect|right|ideal) (?:solution|fit|match|partner) for`,
  String.raw`(?:proven|unique|streamlined|tested) (?:process|approach|system|method\p{L}*|track record|formula|framework)|track record|one-stop(?:[- ]shop)?|all-in-one|full-service|state[- ]of[- ]the[- ]art|(?:highest|best|superior|excellent|outstanding|exceptional) (?:quality|standards?|(?:customer )?service)|turn-?key|tailor-?made|tailored (?:to|for)|comprehensive|cutting-edge|smarter,? not harder|than ever(?: before)?|isn['\u2019]t just a|top[- ](?:talent|notch|quality|tier)|(?:world|best|first)[- ](?:class|in-class)`,
  String.raw`(?:extensive|vast|wide) (?:network|experience|range|expertise)|complete range|experienced team|dedicated team|committed to|(?:deliver|drive|achieve|get)(?:s|ing)? (?:real |great |better |measurable |amazing )?results|like-minded|in our (?:dna|blood)|win-win|game-?chang\p{L}+|streamlin\p{L}+|(?:competitive|unbeatable) (?:price|prices|pricing|rates|on the market)|great value|value for money`,
  String.raw`imagine (?:if|a|an|the|waking|having|being|what|never|your|\p{L}+ing)|picture this|what if (?:you|i told)|you deserve|kills? (?:revenue|sales|growth|business)|costs? you (?:customers|money|sales|business)|sets? us apart|stand(?:s)? out from`,
].join('|');

/** Creates the pattern anew: a global one keeps its place. */
export const wornPhrases = (): RegExp => new RegExp(WORN, 'giu');

const ANY_WORN = new RegExp(String.raw`${WORN}|\b(?:${BENEFITS})`, 'giu');

/** So many in one sentence, or in a whole email, are more than a slip. */
const [MOST_IN_SENTENCE, MOST_IN_EMAIL] = [2, 3];

/** The sentence with most worn phrases, if it has two or the email has three. */
export function findWornPhrases(sentences: readonly string[]): string | undefined {
  const counts = sentences.map((sentence) => sentence.match(ANY_WORN)?.length ?? 0);
  const most = Math.max(0, ...counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return most >= MOST_IN_SENTENCE || all >= MOST_IN_EMAIL ? sentences[counts.indexOf(most)] : undefined;
}
