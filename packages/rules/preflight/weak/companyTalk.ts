import { SENDER } from './sentences.ts';

/** What firms of every trade say of themselves. */
const STOCK =
  /\b(?:committed|dedicated|devoted) to (?:(?:providing|delivering|offering|ensuring|your|the|customer|client|service|high|highest|top|superior|outstanding|exceptional) )*(?:excellence|quality|service|satisfaction|success|solutions?|integrity|innovation|customers|clients)\b|\bprides? (?:ourselves|itself) (?:on|in)\b|\b(?:your )?one[- ]stop[- ](?:shop|solution|source|partner)\b|\b(?:a|the|an|your) (?:\p{L}+ )?(?:leading|premier|leader|foremost|top[- ]rated|world[- ]class|best[- ]in[- ]class|trusted) (?:\p{L}+ ){0,3}?(?:provider|supplier|manufacturer|firm|company|agency|partner|vendor|distributor|consultancy|leader)\b|\b(?:wide|full|broad|complete|comprehensive|extensive|diverse) (?:range|suite|array|spectrum|variety) of (?:\p{L}+ ){0,2}(?:services?|solutions?|offerings?|products|needs|industries|skills|expertise)\b|\b(?:tailored|customi[sz]ed|bespoke|innovative|comprehensive|end[- ]to[- ]end|turnkey|holistic|cost[- ]effective|cutting[- ]edge) solutions?\b|\bunique (?:needs|requirements)\b|\b(?:customers|clients|companies|businesses|organi[sz]ations) of (?:all|any|every) sizes?\b|\bpassionate about\b|\bteam of (?:(?:highly|fully|our|very) )*(?:experienced|certified|dedicated|skilled|qualified|seasoned|talented|passionate|trained|expert)(?:,? (?:and )?\p{L}+)? (?:experts|professionals|specialists|people|consultants|engineers|technicians|developers)\b|\breputation for (?:\p{L}+ )?(?:excellence|quality|service|reliability|integrity)\b|\bexceed(?:s|ing)? (?:(?:your|our|customer|client|customers['\u2019]|clients['\u2019]) )?expectations\b|\b(?:highest|uncompromising|unparalleled|unmatched|superior|exceptional|outstanding) (?:standards|quality|level of|service|customer service|value)\b|\b(?:customer|client) satisfaction\b|\bcompetitive (?:prices?|pricing|rates)\b|\b(?:quality|service) (?:is|comes) (?:our|first)\b|\b(?:take|bring) your (?:business|company|organi[sz]ation|team|sales) to the next level\b|\bsaves? (?:you )?(?:both )?time and money\b|\bfocus on what (?:matters|counts|you do best|they do best)\b|\badd (?:a (?:lot|ton) of |real |significant |tremendous )?value\b|\b(?:unlock|reach|realize|achieve) (?:your|their|its) (?:full )?potential\b|\bget the most out of (?:your|their) (?:people|business|team|data|investment)\b|\bto suit (?:all|any|every) (?:budgets?|needs?|tastes?)\b|\bfriendly (?:and \p{L}+ )?(?:team|staff)\b|\b(?:unbeatable|affordable|lowest|best) (?:prices?|pricing|rates)\b|\b(?:the|a) best (?:[\p{L}-]+ ){1,4}(?:company|firm|agency|provider|supplier)\b|\baffordable (?:and|yet|but) high[- ]quality\b|\bgo(?:es|ing)? the extra mile\b|\bgo(?:es|ing)? above and beyond\b|\b(?:of )?all shapes and sizes\b|\b(?:a )?wealth of (?:experience|knowledge|expertise)\b|\bno job (?:is )?too (?:big|small|large)\b|\b(?:fully|highly) (?:vetted|trained|qualified|skilled|experienced)\b|\b(?:friendly|reliable|professional|responsive),? (?:(?:and|&) )?(?:friendly|reliable|professional|responsive|efficient|helpful)\b|\bbest version of (?:themselves|yourself|itself)\b|\bwork smarter,? not harder\b|\ball the heavy lifting\b|\bno fluff\b|\bvery competitive (?:on|with) (?:our )?pric\p{L}+|\bcompanies (?:just )?like yours\b/giu;
const EXPERIENCE =
  /\bfull[- ]service\b|\b(?:\d+|twenty|thirty|ten|fifteen|forty|fifty|several|many)\+?(?: plus)? (?:combined )?years(?:['\u2019])?(?: of)?(?: (?:combined|industry|\p{L}+))? experience\b|\b(?:in business|family[- ]owned|serving|established|operating)\b[^.!?]{0,30}\b(?:since|for|over)\b|\bdecades of experience\b|\bacross (?:many|various|all|multiple|numerous|a range of) (?:industries|sectors)\b/giu;

/** A request says what the sender wants, not what the firm is. */
const REQUEST =
  /\?|^\W*(?:please\b|let (?:me|us)\b)|\b(?:I|we)(?:['\u2019]d| would) (?:really |be )?(?:love|like|appreciate|welcome|happy|glad|delighted)\b|\b(?:would|could|can|are) you\b|\blook(?:ing)? forward\b/iu;
/** A figure that other firms hardly have; years and hours of service are everybody's. */
const FIGURE = /\d/u;
const EVERYBODYS = /\b(?:\d+\+? ?(?:plus )?(?:combined )?years?(?:['\u2019])?|24\/7|24x7|(?:19|20)\d\d|100 ?%|#1|no\.? ?1|number 1|365)/giu;

/** A customer, an amount or a share says what other firms cannot. */
const OWN_FACT = /[%$\u20ac\u00a3]|\b(?:for|at|with) (?:the )?\p{Lu}\p{Ll}+/u;

/** Whether a sentence says of the sender's firm what its competitors say, too: one such phrase in full, or two about its age and scope. */
export function isCompanyTalk(sentence: string): boolean {
  if (!SENDER.test(sentence) && !/\b(?:is|offers|provides) (?:a|an|the)\b/i.test(sentence)) return false;
  if (REQUEST.test(sentence) || FIGURE.test(sentence.replaceAll(EVERYBODYS, ''))) return false;
  const stock = sentence.match(STOCK)?.length ?? 0;
  const experience = sentence.match(EXPERIENCE)?.length ?? 0;
  return (stock > 0 || experience > 1) && !OWN_FACT.test(sentence.replace(/^\P{L}*\p{L}+ \p{Lu}\p{L}+/u, ''));
}
