/** "send you our available dates for June": what is sent, up to where more is said of it. */
const SENT =
  /\b(?:send|sending|email|emailing|share|sharing|forward|forwarding|show|showing)(?: (?:you|your [\p{L}]+|over|across|along|on))* ((?!(?:you|it|them|this|that|one|some(?:one|body))\b)[\p{L}\d' \u2019-]+)/iu;
const ENDS =
  / (?:for|of|with|by|to|in|on|at|from|and|or|as|about|so|that|which|who|we|I|you|before|after|over|across|this|next|today|tomorrow|if)\b.*$/i;
const MANY = /(?:[^sui]s|people|photos|figures)$|^(?:two|three|four|five|some|a few|a couple|several|both|\d+)\b/i;
const ONE_WORD = /\b(?:news|process|business|analysis|access|address|canvas|status|basis|series|class|glass|dress|press)$/i;
const DATES = /\b(?:dates|times|slots|days|openings)$/i;

/** What a sender would send: whether it is more than one thing, and whether it is times to choose from; null if it is not named. */
export function nameSent(question: string): { isMany: boolean; isOfDates: boolean } | null {
  const sent = SENT.exec(question)?.[1]?.replace(ENDS, '').trim() ?? '';
  return sent === '' ? null : { isMany: MANY.test(sent) && !ONE_WORD.test(sent), isOfDates: DATES.test(sent) };
}

const NUMBER = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twelve|some|several|both|a (?:few|couple)(?: of)?|\d+)`;
/** "two sample blocks", but not "200 g" or "a box of 40". */
const SEVERAL = new RegExp(
  String.raw`\b(?:(?:send|post|mail|ship|drop)(?:ing)?|(?:put|pop)(?=[^.?!]* in the (?:post|mail)\b)) (?:you )?(?:out |over )?(?:${NUMBER} (?!(?:g|kg|oz|lbs?|ml|l|x)\b)(?:\p{L}+ ){0,2}?\p{L}+[^s\W]s\b|samples\b|swatches\b)|\bwhere\b[^?.]{0,20} (?:they|them|the (?:samples|swatches))\b|\baddress\b[^?.]* (?:they|them)\b`,
  'iu',
);
/** Whether what an email would send is more than one thing. */
export const sendsSeveral = (prose: string): boolean => SEVERAL.test(prose);
