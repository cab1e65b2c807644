import { capitalise } from '../../edits/textOps.ts';

const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]+`;
const FULL_NAME = String.raw`${NAME}(?: ${NAME}){0,2}`;
const WRITING = String.raw`(?:(?:I am|I'm|I\u2019m) )?(?:just )?(?:reaching out|getting in touch|writing|contacting you|emailing|dropping you a line)(?: to you)?(?: today)?`;
/** With a whole clause after it: "because your yard grows", not "because of your yard" or "as part of a study". */
const BECAUSE = String.raw`(?:because (?!of\b)(?=\p{L})|(?:since|as) (?=(?:I|we|you|they|it|there)\b))`;
const WANTED = String.raw`(?:I )?(?:just )?(?:wanted|want|would like|'d like) to`;

/** Empty openings that are followed by a complete sentence. */
const OPENERS: readonly RegExp[] = [
  /^(?:just (?:a|one) (?:quick |short |small )?|(?:a )?quick |one (?:quick |short )?)(?:thought|idea|note|heads-up)(?: for you)?: (?=(?:[\p{L}'\u2019-]+ ){2,}[\p{L}'\u2019-]+)/iu,
  /^(?:just )?(?:a )?(?:very )?(?:quick|short|brief) (?:one|note|email|message|line)(?: from (?:me|us))?(?:[,:\u2013-]| [\u2013-]) ?(?=(?:[\p{L}'\u2019-]+ ){3})/iu,
  /^(?:this is )?(?:just )?(?:a )?(?:(?:very )?(?:quick|short|brief) )?(?:one|note|e-?mail|message|line) to (?:let you know|tell you|say|mention)(?: that)? (?=(?:I|we|you|our|the|there|were)\b)/iu,
  /^as (?:you(?:['\u2019]ll|['\u2019]re)? (?:may |might |will |are |probably |no doubt |surely |already |certainly |well |doubtless )*(?:know|aware)|(?:I(?:['\u2019]m| am) sure )you(?:['\u2019]ll| will|['\u2019]re| are)? (?:already |well )*(?:know|aware)|we all know|everybody knows),? (?:that )?/iu,
  /^(?:I|we) (?:should|would like to|'d like to|must|want to|wanted to|might|can|would also like to) (?:also )?(?:mention|add|point out|note|say|stress|emphasi[sz]e)(?: here)? that (?=\p{L})/iu,
  /^(?:it (?:goes without saying|is no secret|is (?:worth|important to) (?:not(?:e|ing)|mention(?:ing)?)|should be noted)|needless to say,?)(?: that)? (?=\p{L})/iu,
  /^(?:[^.?!:\d$\u20ac\u00a3%]{0,60}\b)?(?:just )?(?:(?:just )?one|a) (?:quick |simple |short |last )?question: (?=(?:who|what|how|when|which|where|do|does|is|are|have|has|would|could|can)\b)/iu,
  /^(?:not sure|I(?:'m|\u2019m| am) not sure) if you(?:'re|\u2019re| are) the right person(?: (?:for this|to ask|to talk to))?,? but (?=(?:who|what|how|when|which|where|do|does|is|are|have|has|would|could|can)\b)/iu,
  /^if (?:it|that|this) (?:would help|helps|would be (?:useful|helpful)|is (?:useful|helpful))(?: at all)?,? (?=(?:I|we) (?:can|could)\b)/iu,
  new RegExp(String.raw`^${WRITING} ${BECAUSE}`, 'iu'),
  new RegExp(String.raw`^${WANTED} (?:reach out|touch base|get in touch|drop you a line)(?: to you)? ${BECAUSE}`, 'iu'),
  new RegExp(String.raw`^${WANTED} let you know that (?=\p{L})`, 'iu'),
  new RegExp(
    String.raw`^(?:I )?thought I(?:['\u2019]d| would) (?:reach out|get in touch|write|drop you a (?:quick |short )?(?:line|note|e-?mail))(?: to you)? ${BECAUSE}`,
    'iu',
  ),
  new RegExp(String.raw`^${WANTED} introduce myself,? (?:because|since|as) (?=(?:I|we)(?:['\u2019](?:m|ve|re|ll))? )`, 'iu'),
  /^(?:please )(?:do )?(?:bear in mind|note|be aware|keep in mind)(?: that|:) (?=(?:[\p{L}\d'\u2019-]+ ){3})/iu,
  /^here(?:['\u2019]s| is) (?:just )?(?:one|a|the) (?:little |small )?thing (?:I(?:['\u2019]m| am)|we(?:['\u2019]re| are)) (?:really |quite |most |very |particularly )*proud of: (?=(?:we|I|they|nobody|no one)(?:['\u2019]\p{L}+)? (?:[\p{L}\d'\u2019-]+ ){2})/iu,
  /^(?:to be (?:perfectly |quite |completely |totally |very )?honest(?: with you)?|to tell (?:you )?the truth)[,:] (?=(?:[\p{L}\d'\u2019-]+ ){3})/iu,
  new RegExp(String.raw`^${WANTED} introduce myself[,.:]?(?: and| -| my name is ${FULL_NAME} and)? (?=I(?:'m|\u2019m| am)? )`, 'iu'),
];

/** A question after an indirect introduction. */
const ROUNDABOUT = new RegExp(
  String.raw`^(?:(?:(?:I am|I'm|I\u2019m) )?(?:just )?(?:reaching out|writing|checking|checking in) to (?:see|ask) if|${WANTED} (?:see|ask|(?:reach out|check in) (?:to see|and see|and ask)) if) (\{\{\s*company\s*\}\}|\p{Lu}[\p{L} &'-]{1,40}?|you) would be (interested in|open to) (.+?)[.!]$`,
  'iu',
);

/** A hedged statement about what the reader may want, or the same with a question mark: "I wanted to see if you might be looking for pallets". */
const HEDGED = new RegExp(
  String.raw`^(?:I(?:['\u2019]m|['\u2019]d| am| would)? )?(?:(?:just|was|quickly|simply) )*(?:wanted|want|like|wondering|writing|reaching out|checking in)(?: (?:to|and|just|quickly|touch|base|reach|out|check|in|get|say|hello|hi|you|drop|a|line|introduce|myself|with|today|see|ask|know|find))* if (?:(?:maybe|perhaps),? )?(you|\{\{\s*company\s*\}\}|your \p{L}+)(?:['\u2019]re| are| is| might| may| would)?(?: (?:possibly|perhaps|maybe|just|also))*(?: be)?(?: (?:possibly|perhaps|maybe))? (looking (?:for|at|to)|in need of|in the market for|interested in|open to|thinking (?:of|about)|considering) ([^?!]{3,90}?)(?:,? (?:at some point|in the (?:near )?future|right now|at the moment))*[.?!]+$`,
  'iu',
);
/** The hedged wish as the question it means. */
function askPlainly(text: string): string | undefined {
  const [, who, what, thing] = HEDGED.exec(text) ?? [];
  if (who === undefined || what === undefined || thing === undefined) return undefined;
  const verb = /^you$|s$/i.test(who) ? 'Are' : 'Is';
  return `${verb} ${who.startsWith('{') ? who : who.toLowerCase()} ${what.toLowerCase()} ${thing}?`;
}

/** A seller introduced by its business: "X, a leading provider of Y". */
const TRADE = String.raw`(?:(?:the|a|an|one of the) )?(?:(?:leading|premier|trusted|top|global|number one|no\. ?1|#1|fast-growing|innovative|world-class|best-in-class|award-winning|industry-leading|market-leading|full-service) ?(?:and |, )?)*(provider|supplier|maker|manufacturer|distributor)s? of (?:(?:innovative|cutting-edge|high-quality|premium|best-in-class|world-class|state-of-the-art|industry-leading|game-changing)(?:,| and|, and)? )*`;
const SAYS: Readonly<Record<string, string>> = {
  provider: 'provide',
  supplier: 'supply',
  maker: 'make',
  manufacturer: 'make',
  distributor: 'distribute',
};
const INTRODUCES = String.raw`(?:${WANTED} (?:take this opportunity to )?introduce(?: you to)?|${WRITING} to introduce(?: you to)?)`;
const FROM = String.raw`(?:[Mm]y name is ${FULL_NAME} and )?(?:(?:I am|I'm|I\u2019m) (?:reaching out |writing |contacting you )?(?:from|with|at|on behalf of)|I (?:work|am) (?:at|for|with))`;
const IS_FROM = new RegExp(
  String.raw`^(?:${INTRODUCES}|${FROM}|[Ww]e are|[Ww]e're) (\p{Lu}[\p{L}\d&'\u2019. -]{1,40}?), ${TRADE}(\p{L}[^!?]{2,180})[.!]$`,
  'u',
);
const WE_ARE =
  /^(?:[Ww]e are|[Ww]e're) (\p{Lu}[\p{L}\d&'\u2019. -]{1,40}?), an? [\p{L} -]{3,50}? (?:which|that|who) ((?:provides?|offers?|makes?|sells?|supplies|helps?|builds?|runs?) [^!?]{3,120})[.!]$/u;
const PRAISES = /^I(?:'ve|\u2019ve| have)? (?:been following|came across|come across)\b/i;

/** A seller introduced by its name and what it is: "I am writing to introduce X, a window cleaner in Leeds". */
const INTRODUCED = new RegExp(
  String.raw`^(?:${INTRODUCES}|${WRITING} (?:from|on behalf of)) (?:our (?:company|firm|business),? )?(\p{Lu}[\p{L}\d&'\u2019 -]{1,40}?), ((?:an?|the) \p{L}[^!?]{2,120}[.!])$`,
  'u',
);

/** Turns "X, a leading provider of Y" into "X provides Y"; undefined if a sentence does not introduce its sender like this. */
function sayTrade(text: string): string | undefined {
  const [, company, trade, what] = IS_FROM.exec(text) ?? [];
  if (company !== undefined && trade !== undefined && what !== undefined) {
    const verb = SAYS[trade.toLowerCase()] ?? 'provide';
    return `${company} ${verb.replace(/y$/, 'ie')}s ${what}.`;
  }
  const [, seller, is] = INTRODUCED.exec(text) ?? [];
  if (seller !== undefined && is !== undefined) return `${seller} is ${is}`;
  const [, name, does] = WE_ARE.exec(text) ?? [];
  if (name === undefined || does === undefined) return undefined;
  const [verb = '', ...rest] = does.split(' ');
  return `${name} ${verb.endsWith('s') ? verb : `${verb}s`} ${rest.join(' ')}.`;
}

/** "I wanted to introduce myself as the manager of Acme." */
const AS = new RegExp(String.raw`^${WANTED} introduce myself as (?=(?:the|an?|one of the|your) )`, 'iu');
/** A fact in the form of a question that nobody answers. */
const DID_YOU_KNOW = /^did you know,? (?:that )?(?=[^?]{15,}\?$)(?!(?:how|what|why|when|where|who|which|whether|if)\b)/iu;

/** `asksElse`: whether the email asks another question. */
type Around = { asksElse: boolean };

/** The sentence without its empty opening; undefined if it has none. */
export function withoutOpening(text: string, { asksElse }: Around): string | undefined {
  const trade = sayTrade(text);
  if (trade !== undefined) return trade;
  const asked = asksElse ? null : ROUNDABOUT.exec(text);
  if (asked !== null) return `Would ${asked[1] ?? 'you'} be ${asked[2] ?? 'open to'} ${asked[3] ?? ''}?`;
  const plain = asksElse && !text.endsWith('?') ? undefined : askPlainly(text);
  if (plain !== undefined) return plain;
  if (AS.test(text)) return text.replace(AS, 'I am ');
  if (DID_YOU_KNOW.test(text)) return `${capitalise(text.replace(DID_YOU_KNOW, '').replace(/\?+$/, ''))}.`;
  const opener = OPENERS.find((pattern) => pattern.test(text));
  return opener === undefined || PRAISES.test(text) ? undefined : capitalise(text.replace(opener, ''));
}
