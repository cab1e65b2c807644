import { rememberLines } from '../../reading/text/remember.ts';
import { countsResults } from './countsResults.ts';
import { isNotYet } from './isNotYet.ts';

const NAME = String.raw`\p{Lu}[\p{L}\d'\u2019&.-]*(?: (?:of |the |and |& )?\p{Lu}[\p{L}\d'\u2019&-]*){0,3}`;
/** Words with a capital letter at the start of a sentence that name nobody. */
const NO_NAME = String.raw`(?!(?:I|We|You|Your|Our|My|They|It|This|That|These|Those|The|A|An|Most|Many|Some|All|Each|Every|If|When|And|But|So|As|In|At|On|By|For|From|With|What|How|Why|Who|Where|There|Here|No|Not|Yes|Please|Thanks|Since|Because|While|Nobody|Everyone|People|Companies|Teams|Somebody|Anyone|Once|After|Before|Both|Just|Let|Maybe|Perhaps|Another|Hi|Hello|Hey|Dear)\b)`;
/** What somebody did or got with a thing. */
const GOT = String.raw`(?:cuts?|sav(?:es|ed)|reduced|dropped|went from|fell from|switched|use[sd]?|uses|trims?|runs?|ran|gets?|got|grew|doubled|halved|tripled|trusts?|chose|replaced|installed|bought|told (?:me|us)|gained|recovered|won|found|has (?:had|used|run|been using)|have (?:had|used|run|been using)|now (?:uses?|runs?|has|have|gets?|do|does|spends?)|stopped|swears? by|renew(?:s|ed)|reorder(?:s|ed)|recommends?|came down from|moved (?:from|to)|said|says|gave up|no longer|passed|avoided|closed|filled|sold|finished|opened|reached)`;
const PEOPLE = String.raw`(?:customers?|clients?|users?|members?|(?:care |nursing )?homes?|hospitals?|clinics?|practices?|surger(?:y|ies)|schools?|colleges?|universit(?:y|ies)|museums?|galler(?:y|ies)|theatres?|theaters?|venues?|hotels?|restaurants?|pubs?|caf[e\u00e9]s?|baker(?:y|ies)|brewer(?:y|ies)|distiller(?:y|ies)|winer(?:y|ies)|vineyards?|farms?|growers?|dair(?:y|ies)|herds?|plants?|factor(?:y|ies)|mills?|workshops?|garages?|dealers?|yards?|ports?|terminals?|carriers?|hauliers?|fleets?|shops?|stores?|retailers?|brands?|firms?|law firms?|agenc(?:y|ies)|compan(?:y|ies)|business(?:es)?|teams?|banks?|lenders?|insurers?|credit unions?|charit(?:y|ies)|councils?|cit(?:y|ies)|towns?|church(?:es)?|parish(?:es)?|builders?|contractors?|plumbers?|electricians?|landlords?|developers?|suppliers?|manufacturers?|distributors?|studios?|offices?|sites?|labs?|pharmac(?:y|ies)|dentists?|vets?|gyms?|clubs?|estates?|warehouses?|depots?|airports?|airlines?|operators?|engineers?|agents?|designers?|founders?|managers?|owners?|drivers?|coaches|salons?|councill?ors|(?!(?:numbers|letters|quarters|papers|orders|others|meters|metres|liters|litres|dollars|years|hours|floors|doors|colou?rs|motors|errors|computers|printers|containers|trailers|boilers|servers|covers|powders|corners|centers|centres|trackers|sensors|monitors|chargers|filters|drawers|heaters|coolers|freezers|tractors|parameters|calculators|generators|elevators|indicators)\b)\p{Ll}{2,}(?:ers|ors|ists|ians))`;
const NUMBER = String.raw`(?:\d[\d,.]*|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Ff]ifteen|[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|[Aa] dozen|[Dd]ozens of|[Hh]undreds of|[Tt]housands of)`;

const pattern = (source: string): RegExp => new RegExp(source, 'u');

const HAS_NUMBER = pattern(NUMBER);
/** Whether a sentence has a number and one of the forms with a number. */
const counts = (sentence: string, forms: readonly RegExp[]): boolean =>
  HAS_NUMBER.test(sentence) && forms.some((form) => form.test(sentence));

/** Any statement about somebody: what they do, did or have. */
const DOES = String.raw`(?:(?:now|already|also|never|have|has|had) )?(?:\p{Ll}{2,}(?:[^s\W]s|ed)|had|has|have|did|do|does|was|were|went|came|took|kept|put|made|paid|gave|lost|sent|spent|held|threw|broke|drove|ran|stood|bought|fell|${GOT})`;
const PLACE = String.raw`(?:,? (?:just )?(?:in|near|outside|at|from|across|off|by|of) (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,?)`;

/** The name a statement is about: "Harbor Dental in Poole tells us", "On Tuesday Harbeck Steel lost their crane". */
const SUBJECT = new RegExp(
  String.raw`(?:^|[.!?:;]\s+|^(?:Last|On|In|Since|This) [^.!?,]{2,30}?,? )${NO_NAME}(${NAME})(?:['\u2019]s? [\p{Ll} ]{1,30}?)?${PLACE}? ${DOES}\b`,
  'u',
);
/** The name of who or what a sentence is about; undefined if it starts otherwise. */
export const subjectOf = (sentence: string): string | undefined => SUBJECT.exec(sentence.trim())?.[1];

/** Somebody without a name: "At a site with 300 pickers", "Practices that moved to us". */
const UNNAMED =
  /^\W*(?:[Aa]t|[Ff]or|[Ww]ith|[Ii]n) (?:an?|one|another|two|three) (?:[\p{L}-]+ ){1,4}(?:in|near|outside|at|with|of|down|up|on)\b|^\W*(?:The )?\p{L}+s (?:that|who|which) (?:[\p{Ll}]+ ){1,3}(?:to|with|from|for) us\b/u;
/** Whether a sentence is about somebody else who has no name. */
export const tellsOfUnnamed = (sentence: string): boolean => UNNAMED.test(sentence);

/** Who is served already, counted or rated: an offer in its words, and proof by its figure. */
const SERVED: readonly RegExp[] = [
  // "We examine 230 lifts for nine managing agents", "and deliver them hot to 14 primary schools"
  pattern(
    String.raw`\b(?:[Ww]e|I) (?!(?:are|am|have|had|hope|want|need|look|seek)\b)\p{Ll}+ [^.!?]{0,90}?\b(?:for|to) (?:about |around |over |more than |some )?${NUMBER} (?!more\b|other\b)(?:[\p{Ll}-]+ ){0,2}?${PEOPLE}\b`,
  ),
  // "Maple Staffing supplies nurses to 31 homes": the sender by name
  pattern(
    String.raw`(?:^|[.!?:;]\s+|\b[Oo]ur (?:company|firm|team|agency|bakery|workshop) )(?:${NO_NAME}${NAME} )?(?:supplies|serves|looks after|cleans|services|maintains|manages|runs|insures|advises|feeds|delivers|provides|supports|trains|staffs|handles|prints|cooks|bakes|does) (?:[^.!?]{0,90}? (?:for|to) )?(?:about |around |over |more than |some )?${NUMBER} (?!more\b|other\b)(?:[\p{Ll}-]+ ){0,2}?${PEOPLE}\b`,
  ),
  // "a small supplier with 140 practices on the books"
  pattern(String.raw`\bwith ${NUMBER} (?:[\p{Ll}-]+ ){0,2}?${PEOPLE} on (?:the|our) books\b`),
  // "We have a 4.7 on Trustpilot"
  pattern(String.raw`\b[1-5][.,]\d (?:stars? )?(?:on|from) (?:Trustpilot|Google|G2|Capterra|Checkatrade|Tripadvisor|Feefo)\b`),
];

/** Statements about somebody else who uses or got something: those with a number, which most sentences do not have, and others. */
const COUNTING_FORMS: readonly RegExp[] = [
  ...SERVED,
  // "Two banks in Dubai use it", "140 farms have one"
  pattern(
    String.raw`(?<![\p{L}\d])${NUMBER} (?:[\p{Ll}-]+ )?${PEOPLE}(?: (?:in|near|around|across|downtown|on|of) [^.!?,]{2,40}?)? (?:already |now )?(?:use|have (?:one|it|them|had|switched)|run|rely|work with|trust|do this|buy|order|got|cut|saved|switched|send us|get theirs)\b`,
  ),
  // "38 farms between Louth and Horncastle are on it", "167 properties with us so far"
  pattern(
    String.raw`^\W*${NUMBER} (?!(?:minutes|hours|days|weeks|months|years|seconds|times|percent|people)\b)(?:[\p{Ll}-]+ ){1,3}[^.!?]{0,50}?\b(?:with us|with (?:it|them|one)\b|on (?:it|the round|our (?:round|books|list))|from us|of ours|use (?:us|ours)|have ours)\b`,
  ),
  // "We look after 60 care homes already"
  pattern(
    String.raw`\b(?:[Ww]e|I) (?:already |now |currently )?(?:look after|serve|supply|work (?:with|for)|clean for|do this (?:for|at)|run this (?:for|at)|teach at|service|support|handle this for|act for|helped|help) (?:about |around |over |more than |some )?${NUMBER} (?:[\p{Ll}-]+ ){0,2}?${PEOPLE}\b`,
  ),
  // "Rated 4.8 by 212 warehouse managers"
  pattern(String.raw`\b[Rr]ated \d(?:[.,]\d)?(?: (?:stars?|out of \d+))? by (?:more than |over )?${NUMBER}`),
  pattern(String.raw`(?<![\p{L}\d])${NUMBER} (?:[\p{Ll}-]+ )?${PEOPLE}[^.!?]{0,40} (?:told|tell|say|report) (?:us|me)\b`),
];
const OTHER_FORMS: readonly RegExp[] = [
  // "Delmonte's plant in Modesto cut its pallet spend by 31 percent"
  pattern(
    String.raw`(?:^|[.!?:;,\u2013\u2014-]\s+|\b[Aa]t |\bat the |[Tt]he |\bwhere |\b[Ll]ike |\bsuch as )${NO_NAME}${NAME}(?:['\u2019]s? [\p{Ll} ]{1,30}?)?(?:,? (?:in|near|outside|out by|down in|over in|of|at) (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,?)? ${GOT}\b`,
  ),
  // "Pennick Bakery had both ovens relined in May", "A hotel in Bath saw its costs go from £900 to £640"
  pattern(
    String.raw`(?:^|[.!?:;,\u2013\u2014-]\s+)(?:${NO_NAME}${NAME}${PLACE}?|An? (?:[\p{L}\d-]+ ){0,2}?${PEOPLE}${PLACE}?) (?:(?:had|got|has had) (?:its|their|both|all|the|an?|\d[\d.,]*) [^.!?]{2,40}? (?:done|redone|laid|rebuilt|swapped|\p{Ll}{3,}ed)\b(?=[^.!?]*(?:\d|\b(?:in|on|over|last|since) \p{L}))|saw (?:its|their) [^.!?]{2,40}? (?:go|drop|fall|come down)\b)`,
  ),
  // "In March we did 2,400 square feet for Castellan Brewing", "Brunner & Sohn sends us 40 drums a week"
  pattern(
    String.raw`\b[Ww]e (?:did|laid|cleaned|moved|painted|fitted|checked|tested) \d[\d.,]* [^.!?]{2,40}? (?:for|at) (?:the )?${NO_NAME}${NAME}`,
  ),
  pattern(
    String.raw`(?:^|[.!?]\s+)${NO_NAME}${NAME} (?:sends|brings|gives) us \S+ [^.!?]{2,40}(?:an?|every|each) (?:day|week|month|year|season)\b`,
  ),
  // "At Brightway Insurance that moved handle time from 7:40 to 6:55"
  pattern(String.raw`(?:^|[.!?]\s+)(?:At|For|With) ${NO_NAME}${NAME},? (?:that|this|it|we|the|they|one) [^.!?]{0,80}\d`),
  // "The Greenbank and nine other hotels take a box from me"
  pattern(
    String.raw`\b(?:${NUMBER} (?:other |more )?(?:[\p{Ll}-]+ )?${PEOPLE}(?: (?:in|near|of) [^.!?,]{2,30}?)? (?:get|have|take|buy|order|rent|hire)|${NO_NAME}${NAME} (?:takes|buys|orders|rents|hires)) [^.!?]{2,50}? from (?:us|me)\b`,
  ),
  // "We did Larkspur Credit Union's in April", "We rewired the Odeon in Leeds"
  pattern(
    String.raw`\b(?:[Ww]e|I) (?:did|built|fitted|installed|cleaned|restored|moved|trained|helped|audited|tested|rewired|painted|supplied|placed|ran (?:this|it|one) (?:for|at)|did (?:this|the same|it) (?:for|at)) (?:the )?(?!I\b)${NAME}`,
  ),
  // "We print for Holt Brewery"; "I work for" names the sender's own firm
  pattern(
    String.raw`\b(?:[Ww]e (?:also |already |now |currently )?(?!(?:look|wait|hope|ask|am|are|were|was|wish|have)\b)\p{Ll}+|I (?:also |already |now |currently )?(?!(?:look|wait|hope|ask|am|was|wish|have|work|write|speak)\b)\p{Ll}+) (?:it |this |that |the same |all of this )?for (?:the )?${NO_NAME}${NAME}`,
  ),
  // "It is what Birch Freight switched to", "That is how Alder got its crew home"
  pattern(String.raw`\b(?:[Ii]t|[Tt]hat|[Tt]his)(?: is|['\u2019]s) (?:what|how|why|where) (?:the )?${NO_NAME}${NAME} ${GOT}\b`),
  // "Last spring we took Alder's cost from $640 to $215"
  pattern(
    String.raw`\b(?:we|I) (?:took|brought|got|moved|cut|raised|lifted|grew|helped) (?:the )?${NO_NAME}${NAME}(?:['\u2019]s?)? [^.!?]{0,60}\bfrom [$\u20ac\u00a3]?\d[^.!?]{0,15} to [$\u20ac\u00a3]?\d`,
  ),
  // "The same plan is running at Cedar's Dayton site"
  pattern(
    String.raw`\b(?:is|are|has been|have been) (?:already |now |also )?(?:running|live|working|in use|in place|up and running|installed|fitted) (?:at|in|with|on) (?:the )?${NO_NAME}${NAME}`,
  ),
  // "Your neighbors at the Reading site have worked with us for years"
  pattern(
    String.raw`\b[Yy]our (?:colleagues?|neighbou?rs?|peers|sister \p{Ll}+|competitors?) (?:[^.!?,]{2,40} )?(?:already |now )?(?:uses?|have (?:one|it|used|had|worked|switched|bought)|has (?:one|it|used|had|worked|switched|bought)|works? with us|buys?|switched|trusts?)\b`,
  ),
  // "A venue in Austin got $212,000 back", "One client, a dairy, stopped paying fees"
  pattern(
    String.raw`\b(?:[Aa]n?|[Oo]ne|[Aa]nother|[Tt]he) (?:[\p{Ll}-]+ ){0,2}?${PEOPLE}(?:, [^.!?,]{2,40},)? (?:(?:just )?(?:in|near|outside|at|from|across) (?:the )?[\p{Lu}\p{Ll}][\p{L} '\u2019-]{2,30}?,? )?${GOT}\b`,
  ),
  pattern(String.raw`\b[Oo]ne of (?:them|our \p{Ll}+|my \p{Ll}+) (?:told|said|says|wrote|calls|called|${GOT})\b`),
  pattern(
    String.raw`\b(?:[Oo]ur|[Mm]y) (?:last )?(?:${NUMBER} )?(?:customers?|clients?) (?:were|are|say|tell|told|get|use|${GOT}|(?:have |has )(?:reduced|cut|saved|gained|won|doubled|halved|grown|found|moved|switched)\b(?=[^.!?]*\d))\b`,
  ),
];
/** "We test autoclaves for 140 vet practices", "supplies sutures to 230 independent practices". */
const COUNTED = pattern(String.raw`\b(?:for|to|by) (?:about |around |over |more than |some )?${NUMBER} (?:[\p{Ll}-]+ ){0,2}?${PEOPLE}\b`);

/** Whether a sentence counts those who are served. */
export const countsCustomers = (sentence: string): boolean => COUNTED.test(sentence);

/** Whether a sentence counts those who are served already, or quotes their rating. */
export const countsServed = rememberLines((sentence) => !isNotYet(sentence) && counts(sentence, SERVED));

/** Whether a sentence says in plain words that somebody else uses a thing or got something from it. */
export const provesPlainly = rememberLines(
  (sentence) =>
    (!isNotYet(sentence) && (counts(sentence, COUNTING_FORMS) || OTHER_FORMS.some((form) => form.test(sentence)))) ||
    countsResults(sentence),
);
