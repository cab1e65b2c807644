import { isScareTalk } from '../../reading/scares.ts';
import { rememberLines } from '../../reading/text/remember.ts';

const VERY = String.raw`(?:really |truly |so |very |genuinely |absolutely |always |deeply |just |incredibly |super |totally )*`;
const AM = String.raw`(?:['\u2019]m| am|['\u2019]ve been| have been| was| remain|['\u2019]re| are| were)`;
/** What anybody does, has or builds. */
const ANYTHING = String.raw`(?:(?:all|everything|what|how|all that|all of)\b(?! (?:we|I|our|my|they)\b)[^.!?\d:]{0,50}\b(?:do|doing|done|have|built|build|building|achieved?|accomplish(?:ed)?|created?|creating|grown|growing|come)|(?:your|the) (?:\p{L}+ )?(?:work|success|growth|journey|profile|background|achievements?|accomplishments|website|company|team|experience|leadership|progress|commitment|dedication)(?: to (?:your (?:people|customers|clients|team|community)|quality|service|excellence))?(?: (?:that )?(?:you|your team)(?:['\u2019]re| are|['\u2019]ve| have)? (?:do|doing|done|build|building|built))?)`;
/** Where, or with whom: the reader's firm says nothing. */
const END = String.raw`(?:,? (?:at|with|there|over there|in (?:the|your) (?:industry|space|field|market|sector)|together|so far|lately|and (?:your team|the team|what you|how you))\b[^.!?\d:]{0,45})?\s*[.!]`;

/** The reader, or a firm with a name. */
const SOMEONE = String.raw`(?:you|your (?:company|firm|team|business|organi[sz]ation)|(?:\p{Lu}[\p{L}\d&.'\u2019-]*|\{\{[^{}]*\}\}|\0+)(?: (?:\p{Lu}[\p{L}\d&.'\u2019-]*|&|of|the|and)){0,5})`;

/** Praise of a reader that fits anybody. */
const FLATTERY: readonly RegExp[] = [
  String.raw`(?:(?:I|we)${AM}|was|am|were) ${VERY}(?:impressed|inspired|amazed|blown away|fascinated) (?:by|with|at) ${ANYTHING}${END}`,
  String.raw`(?:(?:I|we) )?${VERY}(?:love|admire|respect|appreciate|like) ${ANYTHING}${END}`,
  String.raw`(?:(?:I|we)${AM} )?${VERY}(?:an? )?(?:big|huge|massive|great|real|true|long-?time|avid) (?:fan|admirer|follower|reader)s? of (?:your|the|what|everything) [^.!?\d:]{2,50}[.!]`,
  String.raw`(?:I|we) ${VERY}(?:read|follow|enjoy|like|love) (?:all )?(?:of )?your (?:blog|articles?|posts?|content|newsletters?|podcasts?|website|work)(?: (?:all the time|a lot|every (?:day|week|month)|regularly|and always (?:learn|find|get) [^.!?\d:]{3,30}|and (?:love|enjoy|like) (?:it|them)))?[.!]`,
  String.raw`(?:your|you(?:r team)?['\u2019]s) (?:\p{L}+ )?(?:amazing|incredible|great|impressive|fantastic|outstanding|inspiring) (?:work|success|growth|profile|journey|team|company|story) (?:really |truly )?(?:caught|stood|inspires?|impress\p{L}*)[^.!?\d:]{0,40}[.!]`,
  String.raw`you(?:['\u2019]re| are) ${VERY}(?:clearly |obviously )?(?:an? |the )?(?:(?:true|real|natural|great|inspiring) )?(?:leader|visionary|pioneer|rock ?star|expert|inspiration)\b[^.!?\d:]{0,40}[.!]`,
  String.raw`you(?:['\u2019]re| are)(?: and your team)? (?:doing|building) (?:something )?(?:amazing|incredible|great|fantastic|awesome|wonderful|special)(?: (?:work|things|stuff))?[^.!?\d:]{0,40}[.!]`,
  String.raw`(?:(?:truly|so|really|very|seriously|honestly|just|simply|absolutely|oh),? )*(?:wow|inspiring|impressive|amazing|incredible|awesome|brilliant|hats off|kudos|respect)(?: (?:stuff|work|job))?[.!]+`,
  String.raw`congrat(?:s|ulations)[^.!?\d]{0,20} on (?:an? (?:great|amazing|fantastic|incredible|strong|successful|wonderful) (?:year|quarter|month|run|start)|all|everything|your (?:\p{L}+ )?(?:success|achievements?|growth|work|accomplishments?))\b[^.!?\d:]{0,45}[.!]`,
].map((pattern) => new RegExp(String.raw`^${pattern}$`, 'iu'));

/** A second word of praise at the end: "- truly impressive!" */
const PRAISED_AGAIN =
  /\s*[-\u2013\u2014,;:]+\s+(?:(?:that|it)(?:['\u2019]s| is) )?(?:truly |really |so |very |simply )*(?:impressive|inspiring|amazing|incredible|great|fantastic|awesome|wonderful)(?: (?:stuff|work))?(?=\s*[.!])/iu;

/** How the sender says to have found the reader, before the praise: "I came across Harlow and I love what you build!" */
const HOW_FOUND =
  /^(?:(?:I|we)(?:['\u2019]ve| have)? )?(?:just |recently )?(?:been (?:following|watching|reading)|came across|found|discovered|saw|looked at|checked out|visited|stumbled (?:up)?on) [^.!?\d:]{2,40}?,? and (?=(?:I|we|really|truly|absolutely|just|love|loved|admire|was|am)\b)/iu;

const LONGEST = 150;

/** Whether a sentence praises its reader in words that fit anybody: "I love what you're building!" Praise of something named is not meant. */
export const isFlattery = rememberLines((sentence) => {
  const text = sentence.trim().replace(PRAISED_AGAIN, '').replace(HOW_FOUND, '');
  return text.length <= LONGEST && FLATTERY.some((pattern) => pattern.test(text));
});

/** What is said to happen at any firm: growth, work, success, without a number, a place or a thing. */
const CLAIMS_ANYTHING = new RegExp(
  String.raw`^(?:(?:I|we)(?:['\u2019]ve| have)? )?(?:just |recently |also )?(?:(?:saw|seen|noticed|see|heard|hear|read|notice) (?:that )?)?${SOMEONE}(?: (?:is|are|has|have)|['\u2019](?:s|re|ve))(?: been)?(?: (?:really|clearly|certainly|always|quite))? (?:growing|expanding|scaling|thriving|booming|flourishing|(?:very |so |rather |pretty )?busy|on (?:a roll|the rise|fire)|making waves|doing (?:so |very |really |some )?(?:well|great|good|big|amazing|incredible|exciting|interesting|wonderful|fantastic)(?: things| work| stuff)?|(?:an? )?(?:fair few|lots?|plenty|loads|many|quite a few|so much|a lot)(?: of)? \p{L}+(?: \p{L}+)?)(?: (?:very |so |really )?(?:fast|quickly|rapidly|like crazy|a lot|well|nicely|on|lately|recently|right now|at the moment|these days|this year|and \p{L}+ing))*\s*[.!]*$`,
  'iu',
);
/** What any place is called: "Harlow is a beautiful place". */
const ADORNS = new RegExp(
  String.raw`^(?:(?:I|[Ww]e)(?:['\u2019]ve| have)? )?(?:just |recently |also )?(?:(?:saw|seen|noticed|see|heard|hear|read|notice|think|believe|know) (?:that )?)?${SOMEONE.replace('you|your', '[Yy]ou|[Yy]our')} (?:is|are|seems?(?: to be)?|looks?(?: like)?) ${VERY}(?:such )?(?:an? )?${VERY}(?:beautiful|wonderful|lovely|great|amazing|fantastic|incredible|awesome|inspiring|impressive|gorgeous|stunning|fabulous|very nice|nice|remarkable|outstanding|special|top)(?: (?:place|company|firm|business|brand|team|school|hotel|shop|store|restaurant|practice|clinic|farm|office|organi[sz]ation|operation|building|location|site|property|garden|venue))?(?: (?:and|with) [^.!?\d:]{2,40})?\s*[.!]*$`,
  'u',
);
/** A rank that nobody gave: "Harlow is clearly one of the leaders in its field". */
const RANKS = new RegExp(
  String.raw`^(?:(?:it|that)['\u2019]s (?:clear|obvious) (?:that )?)?${SOMEONE} (?:is|are|has become|have become) ${VERY}(?:clearly |obviously |widely )?(?:known as |seen as |considered )?(?:one of )?(?:an? |the )(?:(?:true|real|absolute|top|leading|clear|market|industry) )*(?:leaders?|pioneers?|best|top|leading|go-to|inspiration|powerhouse|force)\b[^.!?\d:]{0,45}[.!]$`,
  'iu',
);
/** That the sender passed by, or follows the reader, without what was seen. */
const WAS_AROUND = new RegExp(
  String.raw`^(?:(?:I|we)(?:['\u2019]ve| have)? )?(?:just |recently )?(?:drove (?:past|by)|walked (?:past|by)|passed(?: by)?|came across|been (?:following|watching)|(?:follow|watch)(?:ed|ing)?|(?:saw|seen|visited|looked at|checked out)(?= (?:your (?:\p{L}+ )?(?:website|profile|page|company|warehouse|shop|store|office|building)|${SOMEONE})\b)) (?:${SOMEONE}|your (?:\p{L}+ )?(?:website|profile|page|company|warehouse|shop|store|office|building))(?: (?:on|at) (?:LinkedIn|Google|Instagram|Facebook))?(?: (?:for (?:a while|some time|years)(?: now)?|last week|yesterday|the other day|recently|today|online))*\s*[.!]*$`,
  'iu',
);

const isIdle = (sentence: string): boolean =>
  isFlattery(sentence) ||
  ADORNS.test(sentence) ||
  RANKS.test(sentence) ||
  CLAIMS_ANYTHING.test(sentence) ||
  WAS_AROUND.test(sentence) ||
  isScareTalk(sentence);

/**
 * Whether a sentence, or each part of it between commas, claims something of its reader that nobody can check, or frightens them: it is no
 * knowledge of them.
 */
export const saysNothingOfReader = rememberLines((written) => {
  const sentence = written.trim();
  const parts = sentence.replace(/[.!]+$/, '').split(/,(?: and)? /);
  return isIdle(sentence) || (parts.length > 1 && parts.every((part) => isIdle(`${part}.`)));
});
