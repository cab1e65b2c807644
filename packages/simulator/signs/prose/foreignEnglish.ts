import type { Email } from '../../lead.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { joinSpans, toSpans } from '../../reading/featureReader.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { findForeignForms, YEARS } from '../../reading/spelling/foreignForms.ts';
import { findGrammarSlips } from '../../reading/spelling/findGrammarSlips.ts';
import { findTypos } from './findSlips.ts';

const COUNTED = String.raw`(?:factory|company|country|customer|client|machine|employee|person|project|engineer|worker|vehicle|order|piece|meter|kilogram|technician|container)`;
const GOODS = String.raw`(?:package|proposal|price list|drawing|catalog(?:ue)?|quotation|picture|photo|brochure|offer|invoice|sample)`;
const MAKER = String.raw`(?:factory|manufacturer|supplier|company|exporter|specialist|producer|provider|agency|firm|forwarder|trader|wholesaler|distributor|importer|mill|laboratory|workshop)`;

/** Sentences as people build them whose first language is another one; each is wrong in any English, and no word can be put right alone. */
const FOREIGN = new RegExp(
  String.raw`(?<![\p{L}\p{N}'\u2019-])(?:${[
    String.raw`(?:have|has) (?:already |also )?(?:make|send|sell|give|write|take|know|produce|deliver|cooperate|manufacture|provide)`,
    String.raw`(?:I|we|you|they) (?:can|could|will|would|should|may|must) (?:also )?(?:sent|made|sold|gave|wrote|found|took|did|knew|offered|delivered|provided|produced|supplied|helped)`,
    String.raw`(?:[2-9]|\d{2,}|many|several) ${COUNTED}(?=[.,;]| (?:in|of|for|from|and|with|since|include|have|has|is|are))`,
    String.raw`(?:is|are) (?:usually |always |mostly )?(?:lower|higher|cheaper|faster|less) \d+ ?%`,
    String.raw`(?:any|some|have) (?:\p{L}+ )?(?:project|order|demand|inquiry|machine|shipment|cargo|part|product) (?:need|want|require)\b`,
    String.raw`(?:send|give|offer|provide|show)(?: you| me| us) ${GOODS}(?=[.,;!?]| (?:of|for|and|with|by|to))`,
    String.raw`let (?:me|us) know (?:quantity|price|address|size|color|colour)\b`,
    String.raw`(?:inform|explain|suggest|propose) (?:me|us|you) (?:your|the|about your|our)\b`,
    String.raw`(?:we|I) (?:is|has)\b(?! to)`,
    String.raw`(?<!\b(?:help|helps|let|lets|make|makes|see|does|do|did|can|will|would|should|could|may|might|must|have|and|or)(?: [\p{L}'\u2019]+){0,3} )(?:he|she|it|price|product|quality|profit) (?:have|are|make|need|work|offer|become)\b(?! (?:been|to))`,
    // A thing in the singular without its article, and a verb that does not agree with it.
    String.raw`(?:we|I) (?:are|am) (?:(?:professional|leading|big|experienced|specialized|direct|famous|family|international|young|weaving|translation|software|logistics) )*${MAKER}\b(?!-| (?:of the|of record|direct|people)\b)`,
    String.raw`(?:our|my) company is (?:(?:professional|leading|big|direct|famous|family) )*${MAKER} (?:of|in|from|for)\b(?! record)`,
    String.raw`(?:our|all) (?:employee|worker|customer|client|machine|engineer|technician) (?:are|have)\b`,
    String.raw`(?:for|many|some|famous|with|from) (?:many |famous |big |different )*(?:customer|client|supplier) (?:in|from)\b`,
    String.raw`how many (?:meter|piece|employee|machine|person|kilogram|hour|order|vehicle|container)\b`,
    String.raw`with (?:the )?(?:best|good|high|competitive) (?:price|quality)(?=[.,;!)]|$)`,
    String.raw`(?:good|best|high) quality with (?:good|best|low|competitive) price`,
    String.raw`(?:give|offer|quote|send)(?: you| me| us)? price (?:within|in|for|to|by)\b`,
    String.raw`(?:orders?|pieces?|units?|sets?|tons?|machines?) in (?:month|week|year|day)\b`,
    // A word in the place or with the preposition of another language.
    String.raw`(?:started|begun|began) to \p{Ll}+ also(?![\p{L}-])|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) until now(?=[.!]|$)|from the next (?:week|month|year)(?=[.,;!?])`,
    String.raw`with the same (?:layout|quality|format|size|colou?r|price|design) of the\b|(?:we|I) make (?:also )?the (?:customs|export|import|shipping) (?:papers|documents)|with (?:measuring|measurement|inspection|test) report(?=[,.;]| (?:and|for)\b)`,
    String.raw`(?:who|which) (?:use|buy|sell|run|make|work) (?:(?!(?:have|has|had|been)\b)[^.,;!?\n]){0,40} since (?:19|20)\d\d`,
    // A verb without its helper, a time without its tense.
    String.raw`(?<!\b(?:are|were|is|see|saw|of|with|about|and|hear|imagine) )we (?:now )?(?:making|selling|producing|supplying|specializing|exporting)\b`,
    String.raw`(?<!\b(?:it is|it['\u2019]s|passed) )since ${YEARS}`,
    String.raw`(?:since|for) (?:over |more than |about |almost )?(?:\d+|ten|fifteen|twenty|thirty) years (?:I|we) (?:only |also )?(?:draw|make|work|produce|manufacture|design|write|translate|teach|sell|export)\b`,
    String.raw`(?:is|are|am) having (?:an? )?(?:team|office|huge|vast|rich|wide|good|great|strong|large|presence|experience|expertise|more than|over|\d)`,
    String.raw`(?:is|are|am) (?:not |already |also ){1,2}having(?! (?:to|trouble|problems?|issues|difficult\p{L}*|second|lunch|dinner|an? (?:hard|good|bad|great|rough|tough|difficult))\b)`,
    String.raw`(?:[2-9]|\d{2,}) (?:day|sample|colou?r|set|bag|pallet|month|week)(?=[.,;!]| (?:because|with (?:DHL|UPS|FedEx)|CNC)\b)`,
    String.raw`(?:company|agency|firm|team|organi[sz]ation) having (?:an? )?(?:presence|experience|expertise|huge|vast|more than|over|\d)`,
    String.raw`(?:from|is|am|as|been|are) (?:leading|reputed|renowned) (?:[\p{L}-]+ ){0,3}${MAKER}\b`,
    String.raw`(?:know|inform) (?:do|are|is|can|have|does) (?:you|your)\b`,
    String.raw`if (?:you|it|they) not \p{L}+`,
    String.raw`requirements? of(?= (?:mobile|web|any|software|app|staff|candidate|product|material|machine)\b)`,
    String.raw`(?:in|at) (?:very |most )(?:much )?affordable (?:cost|price)`,
    String.raw`\p{L}+s which is (?:affecting|causing|making|giving)`,
    String.raw`(?:many|several|various) (?:customer|client|supplier|partner)(?= (?:in|from|of|for|and|have|has|are|is|save|to|with|who)\b|[.,;!])`,
    String.raw`(?:give|offer|quote)(?: you)? best (?:price|quality|service)\b|we have (?:warehouse|factory|office|branch|workshop) in`,
    String.raw`(?:don['\u2019]?t|not) ask question(?=[.,!])`,
    String.raw`await(?:ing)? for your`,
    String.raw`(?:have|has) see\b|(?:we|they) are team (?:of )?\d+|if (?:you|they) are (?:need|want|interest)\b|please kindly|(?:many|other|different|several) country\b`,
    String.raw`(?:need|use|using|order|pcs) in (?:month|week|year)\b|\d+ (?:artist|designer|developer|operator|driver)(?= (?:do|doing|who|working|with|and|in)\b)|delivery \d+ day\b(?!s|-)|(?:offer|propose)(?: to)? (?:you|\p{Lu}\p{L}+|\{\{company\}\}) cooperation`,
    // A preposition or an article too few, or a verb in the wrong form.
    String.raw`wait(?:ing)? your (?:\p{L}+ )?(?:reply|response|answer|return|feedback|e-?mail|inquiry|confirmation)`,
    String.raw`search(?:ing)? (?:an? |one |new |some )?(?:partners?|customers?|clients?|distributors?|suppliers?|agents?|dealers?|buyers?|investors?)(?= (?:in|for|who|from|to|of|which)\b|[.,])`,
    String.raw`(?:wrote|sent|called|contacted|met|spoke|talked|visited|e-?mailed)(?: [\p{L}-]+){0,3} before (?:one|two|three|four|few|some|\d+) (?:days?|weeks?|months?|years?)`,
    String.raw`(?:I|we) have (?:company|factory|warehouse|firm|workshop|team|laboratory)(?= (?:in|of|with|from|near)\b)`,
    String.raw`one or two (?:drawing|photo|sample|picture|question|page|piece|order)`,
    String.raw`(?:[2-9]|\d{2,}) different (?:size|colou?r|type|model|language|product|country)`,
    String.raw`(?:can|will|must|should|could) be (?:send|deliver|produce|give|choose|write|sell|develop|provide|explain|invite|ask|make(?! or))`,
    String.raw`(?:I|we|you|they) (?:will|can) (?:quotation|cooperation|production|discussion)`,
    String.raw`(?:I|we|to|can|will) (?:make|prepare|give|do) (?:offer|quotation)(?=[.,;!?]| (?:and|for|to|within|in|with|asap)\b)`,
    String.raw`introduce ourself|liked? very much (?:your|the)|interest(?:ed)? to acquire|come across to your|today itself|have nice day|send me picture(?= (?:on|by|to|of)\b)|work in (?:night|weekend)|much lesser|with they(?= \p{L})|give price(?=[.,;!?]| same\b)`,
    String.raw`each (?:record|package|box|set|machine|product|piece|customer|item) (?:contain|have|include|need|come)`,
    String.raw`hope you (?:doing|having)(?= \p{L})|share (?:me|us)(?= (?:the|your|price)\b|:)`,
    String.raw`(?:the|a|our|your) \p{L}+ is (?:jump|break|fall|become)(?=[.,;]| (?:and|in|on|when|to|very|more)\b)`,
    String.raw`for first time(?= (?:we|I|you)\b)`,
    String.raw`(?:has|have|with|at|in|for|on) same (?:problem|price|quality|time|size|place|company|building|business park|person|situation|address)`,
    String.raw`(?<=(?:^|[.!?]\s|\n)\s*)(?:request you to|myself \p{L}+(?= from\b|,))`,
    String.raw`(?:we|I) (?:are|am) wishing to|\d+\+ (?:resource|developer|employee|expert|customer|client)(?=[.,;]| (?:in|with|and|from)\b)`,
    String.raw`(?:tolerance|NDA|sample|payment|material|logo) can (?:do|sign|make|reach)`,
    String.raw`in the last (?:few )?(?:weeks|months|years) (?:we|I) (?:speak|work|help|see|talk|visit|make)`,
    String.raw`(?:receive|received|got|get) (?:answer|reply|quotation)(?=[.,;!?]| (?:and|but|yet|until)\b)`,
    String.raw`\d[\d,.]* \p{Ll}{3,}s in (?:month|year|week|day)(?=[.,;]| (?:and|for|until|from|with)\b)`,
    // Plurals that English does not have, and words taken over from another language.
    String.raw`(?:informations|equipments|advices|furnitures|softwares|feedbacks|knowledges|machineries)`,
    String.raw`(?:we|I) dispose over|become (?:an? )?(?:very )?(?:good|best|better|cheap) (?:price|offer)|hereby (?:I|we) (?:want|would like|like|send|introduce|inform)|in the weekend|introduce (?:you|to you) (?:our|my)|with friendly greetings|do the needful|(?:positive|kind|early|prompt|your) revert|revert (?:(?:me|us|you) )?back|now a days|your kindly \p{L}+|if (?:the )?(?:price|quality|product) not\b|I write you\b|expertise (?:developers|engineers|designers|professionals|people|staff)|before (?:discuss|finali[sz]e)\b|factory specialize (?:in|on)|company specialize (?:in|on)`,
  ].join('|')})(?!\p{L})`,
  'giu',
);

/** With so many mistakes, nobody sends a text without rewriting it. */
const MANY = 2;

type Found = { index: number; text: string };

/** The mistakes of that kind in an email. */
const findForeign = ({ body: { visible } }: EmailDraft): Found[] =>
  [...visible.matchAll(FOREIGN)].map(({ index, 0: text }) => ({ index, text }));

/** Whether a text has so many mistakes of grammar that no edit of a few words makes it good. */
export function isBrokenEnglish(email: Email): boolean {
  const draft = draftOfAnybody(email);
  if (draft.language !== 'en') return false;
  const typos = findTypos(draft).filter(({ part }) => part === 'body');
  const foreign = findForeign(draft).filter(
    ({ index, text }) => !typos.some(({ start, end }) => start < index + text.length && index < end),
  );
  return foreign.length > 0 && foreign.length + typos.length >= MANY;
}

/** Whether a text has any mistake that no edit of a few words puts right. */
export function isForeignEnglish(email: Email): boolean {
  const draft = draftOfAnybody(email);
  return draft.language === 'en' && findForeign(draft).length > 0;
}

/** What English has in some countries, or everybody has met: no sentence to show first. */
const OF_STOCK = /^(?:do the needful|revert.*|.* revert|now a days|please kindly|your kindly .*|today itself|hope you .*)$/iu;

/** From so many sentences with mistakes on, or so many mistakes in one, every reader notices; one may be a slip. */
const LEAST_NOTICED = 2;

/** All constructions of a body that no English has, those that a few words mend among them. */
function listBroken(body: string): string[] {
  const draft = draftOfAnybody({ subject: '', body });
  if (draft.language !== 'en') return [];
  const { visible } = draft.body;
  const foreign = findForeign(draft).map(({ index, text }) => ({ start: index, end: index + text.length }));
  // Many a native writes "5 years experience".
  const forms = findForeignForms(visible).filter(({ start, end }) => !/years \p{L}+$/u.test(visible.slice(start, end)));
  const others = [...findGrammarSlips(visible), ...forms];
  return joinSpans(toSpans('body', [...foreign, ...others])).map(({ start, end }) => visible.slice(start, end));
}

/** The sentence of a body with most mistakes, if there are so many that every reader notices. */
export function findBrokenEnglish(body: string): string | undefined {
  const broken = listBroken(body);
  const counted = body
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => {
      const found = broken.filter((text) => sentence.includes(text));
      return { sentence: sentence.trim(), count: found.length, plain: found.filter((text) => !OF_STOCK.test(text)).length };
    })
    .filter(({ count }) => count > 0);
  const [worst] = counted.toSorted((one, other) => other.plain - one.plain);
  const isNoticed = counted.length >= LEAST_NOTICED || (worst?.plain ?? 0) >= LEAST_NOTICED;
  return isNoticed && worst !== undefined && worst.plain > 0 ? worst.sentence : undefined;
}
