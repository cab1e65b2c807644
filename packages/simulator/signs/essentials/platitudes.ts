/**
 * Talk that any seller of anything could send to anybody: proverbs, what the reader knows already, and benefits that nobody can check. Each
 * match is one.
 */
const STOCK = new RegExp(
  String.raw`\b(?:${[
    // What everybody knows.
    String.raw`as (?:you(?:['\u2019]re| are)? (?:probably |surely |certainly |may |already )*(?:know|aware)|we all know|an? [\p{L} -]{3,30}, you know)`,
    String.raw`we all know|(?:it(?:['\u2019]s| is) |there(?:['\u2019]s| is) )?no secret|let['\u2019]s face it|how (?:hard|tough|difficult|challenging|stressful) it (?:is|can be|must be) to`,
    String.raw`needle in (?:a|the) haystack|(?:is|are) (?:still )?the (?:single )?(?:most \p{L}+|best|number one|fastest-growing) \p{L}+|on the planet|first impressions?|business card of|(?:lifeblood|backbone|heart) of (?:your|any|every)`,
    String.raw`(?:is|are|be|become|has never been|have never been) (?:(?:so|very|more|extremely|really|also) )?(?:important|crucial|critical|essential|vital|key)\b(?! (?:parts?|customers?|accounts?|dates?|features?|components?|users?)\b)`,
    String.raw`(?:can|may|could) (?:be (?:an? )?(?:real |huge |big )?(?:hassle|headache|challenge|struggle|nightmare|overwhelming|daunting|tough|hard|difficult|frustrating|devastating|stressful|time-consuming)|(?:harm|hurt|damage|ruin) (?:your|the|a) (?:image|reputation|brand|business))`,
    String.raw`(?:is|are) (?:tough|hard|real|a (?:real |huge |big )?(?:hassle|headache|challenge|nightmare|pain|struggle))(?=[.!,]|$)`,
    String.raw`no (?:business|company|one) is (?:safe|immune)|on the rise|in (?:today['\u2019]s|an? (?:ever|increasingly))|(?:gets?|getting) harder`,
    // Benefits of anything.
    String.raw`(?:sav(?:e|es|ing) (?:you |your (?:team |business )?)?(?:both )?(?:time|money|hours)(?: and (?:time|money|effort|resources))?)(?=[.!,;]|$| (?:and|so|while|for you)\b)`,
    String.raw`(?:get|getting|gets) (?:the )?(?:more|most) out of|focus(?:ing)? on (?:what|your (?:core|business)|running|growing)|do(?:ing)? what you do best`,
    String.raw`peace of mind|hassle-?free|stress-?free|stress out of|worry-?free|pain points?|next level|to the moon|on autopilot|above and beyond|extra mile|tireless\p{L}*`,
    String.raw`(?:your|every|any) (?:\p{L}+ )?(?:unique|specific|individual) (?:needs|requirements|situation)|(?:all|every one of) your \p{L}+ needs|(?:perfect|right|ideal) (?:solution|fit|match|partner) for`,
    String.raw`(?:proven|unique|streamlined|tested) (?:process|approach|system|method\p{L}*|track record|formula|framework)|track record|one-stop(?:[- ]shop)?|all-in-one|full-service|state[- ]of[- ]the[- ]art|(?:highest|best|superior|excellent|outstanding|exceptional) (?:quality|standards?|(?:customer )?service)|turn-?key|tailor-?made|tailored (?:to|for)|comprehensive|cutting-edge|smarter,? not harder|than ever(?: before)?|isn['\u2019]t just a|top[- ](?:talent|notch|quality|tier)|(?:world|best|first)[- ](?:class|in-class)`,
    String.raw`(?:extensive|vast|wide) (?:network|experience|range|expertise)|complete range|experienced team|dedicated team|committed to|(?:deliver|drive|achieve|get)(?:s|ing)? (?:real |great |better |measurable |amazing )?results|like-minded|in our (?:dna|blood)|win-win|game-?chang\p{L}+|streamlin\p{L}+|(?:competitive|unbeatable) (?:price|prices|pricing|rates|on the market)|great value|value for money`,
    String.raw`imagine (?:if|a|an|the|waking|having|being|what|never|your|\p{L}+ing)|picture this|what if (?:you|i told)|you deserve|kills? (?:revenue|sales|growth|business)|costs? you (?:customers|money|sales|business)|sets? us apart|stand(?:s)? out from`,
  ].join('|')})`,
  'giu',
);

/** The platitudes in a text. */
export const listPlatitudes = (text: string): string[] => text.match(STOCK) ?? [];

/** The text without them. */
export const withoutPlatitudes = (text: string): string => text.replace(STOCK, ' ');

/** A scene that the reader is told to picture, what is said to be over, and studies that nobody names: "No more cold calling." */
const SCENE =
  /^\W*(?:imagine\b|picture this|say goodbye to|no more [^.!?]{3,60}[.!]|just you\b)|\b(?:studies|statistics|research) (?:shows?|have shown|has shown|says?|proves?)\b/iu;

/** With so many platitudes, a sentence says little else. */
const MANY = 2;

/**
 * Whether a sentence is a platitude: it tells the reader to picture something, or it has platitudes and nothing that can be checked. `isConcrete`:
 * whether it says what is sold, too.
 */
export function isPlatitude(text: string, { isChecked, isConcrete }: { isChecked: boolean; isConcrete: boolean }): boolean {
  if (SCENE.test(text)) return true;
  const found = listPlatitudes(text).length;
  if (found === 0 || isChecked) return false;
  return OPINES.test(text) || (found >= MANY && OF_PROCESS.test(text)) || !isConcrete;
}
/** Who works, or what it is like, in place of what is sold. */
const OF_PROCESS =
  /^\W*(?:finding\b|(?:our|my|the) [^.!?]{0,80}\b(?:process|team|network|approach|facilit(?:y|ies)|equipment|technology|experts?|experience)\b|we work with\b)/iu;
/** What the sender thinks, and what everybody knows. */
const OPINES =
  /^\W*(?:as (?:you|we|an?)\b|(?:we|I) (?:also |all |really |truly |firmly )*(?:think|believe|feel|know|understand|(?:am|are) (?:sure|convinced|certain))\b)/iu;
