import type { Email } from '../../lead.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { draftOfAnybody } from '../../reading/draftOfAnybody.ts';
import { findTypos } from './findSlips.ts';

const COUNTED = String.raw`(?:factory|company|country|customer|client|machine|employee|person|project|engineer|worker|vehicle|order|layer|piece|meter|kilogram|technician|container)`;
const GOODS = String.raw`(?:package|proposal|price list|drawing|catalog(?:ue)?|quotation|picture|photo|brochure|offer|invoice|sample)`;
const MAKER = String.raw`(?:factory|manufacturer|supplier|company|exporter|specialist|producer|provider|agency|firm|forwarder|trader|wholesaler|distributor|importer)`;

/** Sentences as people build them whose first language is another one; each is wrong in any English, and no word can be put right alone. */
const FOREIGN = new RegExp(
  String.raw`(?<![\p{L}\p{N}'\u2019-])(?:${[
    String.raw`(?:have|has) (?:already |also )?(?:make|send|sell|give|write|take|know|produce|deliver|cooperate|manufacture|provide)`,
    String.raw`(?:I|we|you|they) (?:can|could|will|would|should|may|must) (?:also )?(?:sent|made|sold|gave|wrote|found|took|did|knew|offered|delivered|provided|produced|supplied|helped)`,
    String.raw`(?:[2-9]|\d{2,}|many|several|some) ${COUNTED}(?=[.,;]| (?:in|of|for|from|and|with|since|include|have|has|is|are))`,
    String.raw`include \p{Lu}\p{L}+ (?:and|,)`,
    String.raw`(?:is|are) (?:usually |always |mostly )?(?:lower|higher|cheaper|faster|less) \d+ ?%`,
    String.raw`(?:any|some|have) (?:\p{L}+ )?(?:project|order|demand|inquiry|machine|shipment|cargo|part|product) (?:need|want|require)\b`,
    String.raw`(?:send|give|offer|provide|show)(?: you| me| us) ${GOODS}(?=[.,;!?]| (?:of|for|and|with|by|to))`,
    String.raw`let (?:me|us) know (?:quantity|price|address|size|color|colour)\b`,
    String.raw`(?:inform|explain|suggest|propose) (?:me|us|you) (?:your|the|about your|our)\b`,
    String.raw`(?:we|I) (?:is|has)\b(?! to)`,
    String.raw`(?<!\b(?:help|helps|let|lets|make|makes|see|does|do|did|can|will|would|should|could|may|might|must|have|and|or)(?: [\p{L}'\u2019]+){0,3} )(?:he|she|it|price|product|quality|factory|company) (?:have|are|make|need|work|offer)\b(?! (?:been|to))`,
    // A thing in the singular without its article, and a verb that does not agree with it.
    String.raw`(?:we|I) (?:are|am) (?:(?:professional|leading|big|experienced|specialized|direct|famous) )*${MAKER}\b(?!-)`,
    String.raw`(?:our|all) (?:employee|worker|customer|client|machine|engineer|technician) (?:are|have)\b`,
    String.raw`(?:for|many|some|famous|with|from) (?:many |famous |big |different )*(?:customer|client|supplier) (?:in|from)\b`,
    String.raw`how many (?:meter|piece|employee|machine|person|kilogram|hour|order|vehicle|container)\b`,
    String.raw`with (?:the )?(?:best|good|high|competitive) (?:price|quality)(?=[.,;!)]|$)`,
    String.raw`(?:good|best|high) quality with (?:good|best|low|competitive) price`,
    String.raw`(?:give|offer|quote|send)(?: you| me| us)? price (?:within|in|for|to|by)\b`,
    String.raw`(?:orders?|pieces?|units?|sets?|tons?|machines?) in (?:month|week|year|day)\b`,
    // A verb without its helper, a time without its tense.
    String.raw`(?<!\b(?:are|were|is|see|saw|of|with|about|and|hear|imagine) )we (?:now )?(?:making|selling|producing|supplying|specializing|exporting)\b`,
    String.raw`(?<!\b(?:it is|it['\u2019]s|passed) )since (?:over |more than |about |almost )?(?:\d+|two|three|five|ten|fifteen|twenty|thirty|forty|fifty) years(?! ago\b)`,
    String.raw`(?:is|are|am) having (?:an? )?(?:team|office|huge|vast|rich|wide|good|great|strong|large|presence|experience|expertise|more than|over|\d)`,
    String.raw`(?:is|are|am) (?:not |already |also ){1,2}having (?!(?:to|trouble|problems?|issues|difficult\p{L}*|second|lunch|dinner|an? (?:hard|good|bad|great|rough|tough|difficult))\b)`,
    String.raw`(?:[2-9]|\d{2,}) (?:day|sample|colou?r|set|bag|pallet|month|week)(?=[.,;!]| (?:because|with (?:DHL|UPS|FedEx)|CNC)\b)`,
    String.raw`(?:company|agency|firm|team|organi[sz]ation) having (?:an? )?(?:presence|experience|expertise|huge|vast|more than|over|\d)`,
    String.raw`(?:from|is|am|as|been|are) (?:leading|reputed|renowned) (?:[\p{L}-]+ ){0,3}${MAKER}\b`,
    String.raw`(?:know|inform) (?:do|are|is|can|have|does) (?:you|your)\b`,
    String.raw`if (?:you|it|they) not \p{L}+`,
    String.raw`requirements? of (?=(?:mobile|web|any|software|app|staff|candidate|product|material|machine)\b)`,
    String.raw`(?:in|at) (?:very |most )(?:much )?affordable (?:cost|price)`,
    String.raw`\p{L}+s which is (?:affecting|causing|making|giving)`,
    String.raw`(?:many|several|various) (?:customer|client|supplier|partner)(?= (?:in|from|of|for|and|have|has|are|is|save|to|with|who)\b|[.,;!])`,
    String.raw`(?:give|offer|quote)(?: you)? best (?:price|quality|service)\b|we have (?:warehouse|factory|office|branch|workshop) in`,
    String.raw`(?:don['\u2019]?t|not) ask question(?=[.,!])`,
    String.raw`await(?:ing)? for your`,
    String.raw`(?:have|has) see\b|(?:we|they) are team (?:of )?\d+|if (?:you|they) are (?:need|want|interest)\b|please kindly|(?:many|other|different|several) country\b`,
    String.raw`(?:need|use|using|order|pcs) in (?:month|week|year)\b|\d+ (?:artist|designer|developer|operator|driver)(?= (?:do|doing|who|working|with|and|in)\b)|delivery \d+ day\b(?!s|-)|(?:offer|propose)(?: to)? (?:you|\p{Lu}\p{L}+|\{\{company\}\}) cooperation`,
    // Plurals that English does not have, and words taken over from another language.
    String.raw`(?:informations|equipments|advices|furnitures|softwares|feedbacks|knowledges|machineries)`,
    String.raw`(?:we|I) dispose over|become (?:an? )?(?:very )?(?:good|best|better|cheap) (?:price|offer)|hereby (?:I|we) (?:want|would like|like|send|introduce|inform)|in the weekend|introduce (?:you|to you) (?:our|my)|with friendly greetings|do the needful|(?:positive|kind|early|prompt|your) revert|revert (?:(?:me|us|you) )?back|now a days|your kindly \p{L}+|if (?:the )?(?:price|quality|product) not\b|I write you\b|expertise (?:developers|engineers|designers|professionals|people|staff)|before (?:discuss|finali[sz]e)\b|on the market for (?=\p{L})|factory specialize|company specialize`,
  ].join('|')})`,
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

/** From so many mistakes on, in several sentences, every reader notices; one or two may be a slip. */
const [LEAST_NOTICED, LEAST_SENTENCES] = [3, 2];

/** The sentence of a body with most mistakes, if there are so many that every reader notices. */
export function findBrokenEnglish(body: string): string | undefined {
  const draft = draftOfAnybody({ subject: '', body });
  const foreign = draft.language === 'en' ? findForeign(draft) : [];
  if (foreign.length < LEAST_NOTICED) return undefined;
  const texts = [...new Set(foreign.map(({ text }) => text))];
  const counted = body
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => ({ sentence: sentence.trim(), count: texts.filter((text) => sentence.includes(text)).length }))
    .filter(({ count }) => count > 0);
  return counted.length < LEAST_SENTENCES ? undefined : counted.toSorted((one, other) => other.count - one.count)[0]?.sentence;
}
