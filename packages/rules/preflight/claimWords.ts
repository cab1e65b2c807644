/** Times, deeds, places and looks of which sentences about one reader, one company or one area are made. */

export const MONTH = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December)`;
export const WEEKDAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
export const SHORT_DAY = String.raw`(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)`;
export const NUMBER = String.raw`(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** A date in the past, or the time since then. */
export const WHEN = String.raw`(?:last (?:week|month|year|night|spring|summer|autumn|fall|winter|season|quarter|${WEEKDAY}|${MONTH})|yesterday|this (?:week|month|morning|spring|summer|autumn|fall|winter)|(?:on|since|in|at|from|by|until|before) (?:the )?(?:${MONTH}|${WEEKDAY}|Easter|Christmas|Thanksgiving|\d{4}\b|\d{1,2}(?:st|nd|rd|th)\b|\d{1,2} ${MONTH}|last |the (?:spring|summer|autumn|fall|winter))|${NUMBER} (?:days|weeks|months) ago)`;
export const DID = String.raw`(?:\p{Ll}{3,}ed|bought|sold|built|lost|ran|sent|spoke|wrote|told|won(?!['\u2019]t)|took|began|made|gave|grew|left|chose|led|held|paid|laid|set up|hung|drew|brought|taught|drove)`;
export const SEES = String.raw`(?:saw|noticed|heard|watched|counted|visited|tried|bought|ordered|tasted|toured|passed|parked|stayed|ate|booked|drove|walked|stopped|stood|sat|tuned|played|rode|flew|sailed|tested|picked up|came past|went past|read|spotted|photographed|measured|enjoyed|loved|listened to|caught|wore|drank|rented|hired)`;
/** "Two doors down from you". */
export const NEAR = new RegExp(
  String.raw`(?<!\b(?:any|every|other|another|every other|any other)(?: \p{Ll}+){0,2} )\b(?:next door|(?:just |right )?across the (?:street|road|hall|lot|yard|river)|around the corner|(?:one|two|three|four|a few|\d) (?:doors?|blocks?|houses|buildings|units|floors) (?:down|up|over|away|along|above|below)|(?:just |right )?(?:down|up) the (?:street|road|hall|hill)|one street over) (?:from|to) (?:you\b|yours\b|your (?:office|shop|store|building|place|plant|yard|site|unit|school|church|clinic|restaurant|hotel|warehouse|front door)\b|\{\{company\}\})`,
  'iu',
);
/** "I noticed you're bidding on your own name". */
export const NOTICED =
  /(?:\bI(?:['\u2019]ve| have)?(?: just| also| recently)? |\b(?:and|but) )(?:noticed|saw|spotted)(?: that)? you(?:['\u2019]re| are|['\u2019]ve been| have been)(?: still| now| currently| already)? (?!going|looking|interested|trying)\p{Ll}+ing\b/iu;
/** "Seen a few of your builds lately, the ferry timetable one was lovely work". */
export const SEEN_ONE =
  /\b(?:saw|seen|watched|visited|tried|noticed|loved|enjoyed|came across)\b[^.!?\n]{0,30}(?:\byour|\{\{company\}\}(?:['\u2019]s?)?) [^.!?\n]{0,40}\bthe (?!(?:best|last|first|same|other|right|only|new|latest|ones?)\b)(?:[\p{L}\d-]+ ){1,4}one\b/iu;
/** "I have a couple of tenants in mind for". */
export const HAS_IN_MIND = String.raw`\b(?:I|we)(?:['\u2019]ve| have|['\u2019]d| had)?(?: already| just| got| have)?(?: got)? (?:${NUMBER}|an?|some|several|the (?:perfect|right|ideal)) [^.!?\n]{2,50}? (?:in mind|lined up|picked out|earmarked)(?: (?:that|which|who) [^.!?\n]{2,40})? for`;
/** "I was looking at your website and noticed a few areas where you lose traffic". */
export const toLooked = (whose: string): RegExp =>
  new RegExp(
    String.raw`\b(?:look(?:ed|ing)|brows(?:ed|ing)|visit(?:ed|ing)|check(?:ed|ing)|went|going|review(?:ed|ing)|analy[sz](?:ed|ing)|audit(?:ed|ing))\b[^.!?\n]{0,25}\s${whose} (?:web ?site|site|page|profile|listing|ads|store)\b[^.!?\n]{0,20}\b(?:noticed|found|saw|spotted|identified|discovered)\b`,
    'iu',
  );
/** What a page lacks or does, as somebody tells who looked at it: "I went through your site and you do not have an app". */
export const toLacking = (whose: string): RegExp =>
  new RegExp(
    String.raw`(?<=\b(?:(?:look(?:ed|ing)?|gone|went|been|going) (?:at|over|through|to|on)|visit(?:ed|ing)|check(?:ed|ing)(?: out)?|brows(?:ed|ing)|review(?:ed|ing)|seen|saw) ${whose} (?:web ?site|site|store|page|profile|listing|shop)\b[^.!?\n]{0,60})\b(?:you (?:do not|don['\u2019]?t|did not|didn['\u2019]?t|are not|aren['\u2019]?t) (?:currently |yet |even )?(?:have|having|offer|offering|use|using|sell|selling|show|showing|rank|ranking|list|listing)|you(?:['\u2019]ve| have) no|it (?:does not|doesn['\u2019]?t|has no|lacks|is missing|takes|loads|breaks))\b`,
    'iu',
  );
/** How near the sender is to a place: at most one of many readers is there. "Ten minutes from you" may be asked for. */
export const toDistance = (place: string): RegExp => {
  const count = String.raw`(?<!\b(?:than|within|every|up to|if) (?:about |around )?)\b(?:${NUMBER}|fifteen|twenty|thirty) ?`;
  const far = String.raw`(?:miles?|km|blocks|streets|(?:mins?|minutes?)['\u2019]? (?:drive|walk|ride))(?: away)?`;
  return new RegExp(String.raw`${count}(?:${far} from (?:you\b|${place})|(?:mins?|minutes?)(?: away)? from ${place})`, 'iu');
};
/** "We understand {{company}}'s lease is about to end". */
export const toEnding = (whose: string): RegExp =>
  new RegExp(
    String.raw`\b(?:I|we) (?:understand|believe|know|see|hear|gather|noticed)(?: that)? ${whose} (?:[\p{L}-]+ ){1,4}(?:is|are) (?:about to|due (?:to|for)|up for|coming (?:to an end|up)|expiring|ending|running out)\b`,
    'iu',
  );
/** "We have put sensors into two cellars on your estate". */
export const ON_STREET =
  /(?<!\b(?:are|is|any|every|each|anyone|anybody|someone|somebody|everyone)\b[^.!?\n]{0,40})\b(?:in|on|at|around|along) your (?:estate|street|road|block|campus|corridor|(?:industrial|trading|housing) estate|(?:business|industrial|retail|office|science) park|(?:strip )?mall|high street|row|cul-de-sac|square)\b(?! (?:plans?|team|sales))(?=[^.!?\n]*\b(?:I|we|our|us|my|me)\b|(?<=\b(?:I|we|we['\u2019]ve|I['\u2019]ve|our)\b[^.!?\n]*))/iu;
export const NEAR_PLACE = toDistance(String.raw`your (?:place|office|shop|yard|door|unit|building|plant|school|clinic|warehouse)\b`);
/** The same without its subject: "Ate at your place on Friday", "noticed you're moving". */
const BARE = new RegExp(
  String.raw`^(?:(?:just|recently|really|truly|absolutely) )*(?:${SEES}|had|got|was|were|saw|drove|walked)\b(?! (?:by|with)\b)(?![^.!?]*\?$)`,
  'iu',
);
/** A sentence with the sender as its subject. */
export const withSender = (sentence: string): string =>
  BARE.test(sentence) ? `I ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;
/** So much of a sentence is quoted whole. */
export const MOST_QUOTED = 90;
const JOINT = /[,;:] (?:and |but )?|\s[\u2013\u2014-] | (?:and|but) /gu;
/** The clause of a long sentence in which something is claimed: its beginning may be true of all. */
export function clauseAt(sentence: string, at: number): string {
  if (sentence.length <= MOST_QUOTED) return sentence;
  const starts = [...sentence.matchAll(JOINT)].map(({ index, 0: joint }) => index + joint.length).filter((start) => start <= at);
  return sentence.slice(starts.at(-1) ?? 0);
}
