import type { Misspelling } from './findMisspellings.ts';
import { cut, rememberLines } from '../text/remember.ts';

const MAKER = String.raw`(?:factory|manufacturer|supplier|company|exporter|producer|provider|distributor|agency|firm|wholesaler|workshop)`;
const KIND = String.raw`(?:leading|big|large|small|young|professional|reliable|famous|experienced|international|local|family|specialized|direct|translation|transport|trading|production|construction|software|logistics?|cleaning|travel|design|marketing|packaging|printing|food|export)`;
/** What a firm may be called by as an adjective: "we are factory direct". */
const NOT_NOUN = String.raw`(?!(?: (?:direct|owned|fresh|new|trained|certified|approved|based|people|staff|policy|men|and)\b)|-)`;
const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|several|many)`;
export const YEARS = String.raw`(?:over |more than |about |almost |nearly )?${NUMBER} years(?! (?:ago|old|of age|is|was|are|were|has|have|had|pass|passed|went)\b)`;
const SUBJECT = String.raw`(?:we|they|it|I|he|she)`;
/** With these before it, "since" belongs to other words than the verb: "two of them since 2016", "cars built since 2010", "every model since 1998". */
const OF_OTHERS = [
  String.raw`\b(?:${SUBJECT.slice(3, -1)}|who|that|which|where|has|have|had|was|were|but|all|every|any|each|only|first|best|of (?:them|these|those|whom|which)|the (?:most|least|\p{L}+est))\b`,
  String.raw`\b(?:models?|versions?|editions?|vintages?|series|generations?|data|records|history|figures|statistics|reports|growth)\b`,
  String.raw`\b(?:\p{L}{2,}ed|built|made|sold|run|open|known|grown|written|dating)(?= (?:since|in|by|at|for|on|from|here|there|under|with|to)\b)`,
  String.raw`, (?:and )?(?:an?|the|some|one|most|both|half|${NUMBER.slice(3)}\b`,
].join('|');
const SINCE_YEAR = String.raw`(?= (?:(?!${OF_OTHERS})[^.!?:;()\n\u2013\u2014]){0,120}?\bsince (?:(?:19|20)\d\d\b(?! (?:${SUBJECT.slice(3, -1)}|our|the|this)\b)|${YEARS}))`;
const GERUNDS: Readonly<Record<string, string>> = {
  hear: 'hearing',
  meet: 'meeting',
  see: 'seeing',
  work: 'working',
  receive: 'receiving',
  discuss: 'discussing',
  cooperate: 'cooperating',
  collaborate: 'collaborating',
  speak: 'speaking',
  talk: 'talking',
  get: 'getting',
  have: 'having',
  start: 'starting',
};
const PARTICIPLES: Readonly<Record<string, string>> = {
  work: 'worked',
  produce: 'produced',
  manufacture: 'manufactured',
  supply: 'supplied',
  export: 'exported',
  offer: 'offered',
  operate: 'operated',
  sell: 'sold',
  make: 'made',
  exist: 'existed',
  build: 'built',
  maintain: 'maintained',
  develop: 'developed',
  design: 'designed',
  deliver: 'delivered',
  provide: 'provided',
  install: 'installed',
  repair: 'repaired',
};
/** What may last "for ten years" as it stands, or is put right with it: "we have worked", "we make", "we are making". */
const LASTS = String.raw`(?:\b(?:have|has|had|been)\b|['\u2019]ve\b|\b(?:we|they|I) (?:${Object.keys(PARTICIPLES).join('|')})\b|\b(?:are|am|is) \p{Ll}{2,}ing\b)`;
const DONE = String.raw`(${Object.keys(PARTICIPLES).join('|')})`;
const participleOf = (verb: string): string => PARTICIPLES[verb.toLowerCase()] ?? '';
const UNCOUNTED: Readonly<Record<string, string>> = {
  informations: 'information',
  equipments: 'equipment',
  softwares: 'software',
  furnitures: 'furniture',
  feedbacks: 'feedback',
  machineries: 'machinery',
  advices: 'advice',
};

/** Measures count as one: "there is 20 minutes to spare". */
const MEASURE = String.raw`(?:seconds|minutes|hours|days|weeks|months|years|miles|kilomet(?:er|re)s|met(?:er|re)s|feet|inches|yards|acres|pounds|dollars|euros|cents|pence|grams|kilos|lit(?:er|re)s|tonn?es|tons|percent|plus|less)`;
const SEVERAL = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|[2-9]|[1-9]\d+|[1-9]\d{0,2}(?:,\d{3})+)`;
/** What somebody may be by trade, with no office that only one holds: "I am Director of Acme". */
const PROFESSION = String.raw`((?:(?:sales|mechanical|electrical|civil|chemical|industrial|software|graphic|web|interior|freelance|certified|independent|sworn) )?)((?:engineer|designer|developer|architect|translator|interpreter|technician|accountant|photographer|programmer|electrician|carpenter|welder|toolmaker|teacher))`;
/** Verbs of whoever is in charge, each with its form for one. */
const IN_CHARGE: Readonly<Record<string, string>> = {
  follow: 'follows',
  decide: 'decides',
  manage: 'manages',
  handle: 'handles',
  buy: 'buys',
  take: 'takes',
  deal: 'deals',
  look: 'looks',
  choose: 'chooses',
  order: 'orders',
  organize: 'organizes',
  organise: 'organises',
};
const SENT = String.raw`(?:form|samples?|catalog(?:ue)?|brochure|price list|prices|offer|quotation|quote|drawings?|details|photos|pictures|report)`;

const ofVowel = (word: string): boolean =>
  /^\p{Lu}{2}/u.test(word) ? /^(?:[AEIO]|[FHLMNRSX][B-DF-HJ-NP-TV-Z])/.test(word) : /^(?:[aeio]|hour|honest)/i.test(word);
const articleFor = (word: string): string => (ofVowel(word) ? 'an' : 'a');
const like = (written: string, by: string): string => (/^\p{Lu}/u.test(written) ? by.charAt(0).toUpperCase() + by.slice(1) : by);

/** A construction that is wrong in any English, with the only way to put it right. */
type Form = { pattern: RegExp; by: (groups: readonly string[]) => string };
const form = (pattern: string, by: Form['by'], flags = 'giu'): Form => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}'\u2019-])${pattern}`, flags),
  by,
});
const at = (groups: readonly string[], index: number): string => groups[index] ?? '';

const FORMS: readonly Form[] = [
  form(
    String.raw`(?<!\b(?:have|has|had|having) )(I|we|they) been (?=(?:\p{Ll}{2,}ing|in business|here|around|there)\b)`,
    (all) => `${at(all, 1)}'ve been `,
  ),
  form(
    String.raw`(we|they|I) (?:are|am) having own\b`,
    (all) => `${at(all, 1)} have ${at(all, 1).toLowerCase() === 'i' ? 'my' : 'our'} own`,
  ),
  form(String.raw`(we|they|I) (?:are|am) having(?= (?:capacity|experience|factory|more than|over \d|\d))`, (all) => `${at(all, 1)} have`),
  form(
    String.raw`((?:we|they|I)(?: (?:at|in|from) [^.,;!?\n]{2,30}?)?|(?:many|most|several) (?:\p{Ll}+ )?\p{Ll}+s(?: (?:in|from) \p{L}+)?) (?:are|am|is)(?= \p{Ll}{2,}ing\b${SINCE_YEAR.slice(3, -1)})`,
    (all) => `${at(all, 1)} have been`,
  ),
  form(
    String.raw`(we|they|I) ${DONE}\b(?: and ${DONE}\b)?(?! (?:and|or)\b)${SINCE_YEAR}`,
    (all) => `${at(all, 1)} have ${participleOf(at(all, 2))}${at(all, 3) === '' ? '' : ` and ${participleOf(at(all, 3))}`}`,
  ),
  form(
    String.raw`since (${YEARS}),? (we|they|I) ${DONE}\b(?: and ${DONE}\b)?(?! (?:and|or)\b)`,
    (all) =>
      `for ${at(all, 1)} ${at(all, 2)} have ${participleOf(at(all, 3))}${at(all, 4) === '' ? '' : ` and ${participleOf(at(all, 4))}`}`,
  ),
  form(
    String.raw`(?<!\b(?:it is|it['\u2019]s|passed) )(?<=${LASTS}[^.!?;\n]{0,120})since (${YEARS})(?!,? (?:we|they|I|our|it|he|she|the)\b)`,
    (all) => `for ${at(all, 1)}`,
  ),
  form(
    String.raw`(we have|we use) own (?=\p{Ll})((?:[^.!?\n]{0,60}? and own (?=\p{Ll}))?)`,
    (all) => `${at(all, 1)} our own ${at(all, 2).replace(/ and own $/, ' and our own ')}`,
  ),
  form(String.raw`with own(?= \p{Ll}+)`, () => 'with our own'),
  form(
    String.raw`(have|has|hold|holds|got) ((?:[A-Z]{2,6}|ISO ?\d{3,5})) (certificate|certification|licence|license|approval)(?![\p{L}])`,
    (all) => `${at(all, 1)} ${articleFor(at(all, 2))} ${at(all, 2)} ${at(all, 3)}`,
    'gu',
  ),
  form(String.raw`((?:[2-9]|\d\d|two|three|five|ten) years) (warranty|guarantee|experience)\b`, (all) => `${at(all, 1)}' ${at(all, 2)}`),
  form(
    String.raw`as ((?:${KIND} ){1,2})(${MAKER})\b${NOT_NOUN}(?= (?:of|in|for|from|and)\b)`,
    (all) => `as ${articleFor(at(all, 1))} ${at(all, 1)}${at(all, 2)}`,
  ),
  form(
    String.raw`(we are|we['\u2019]re) ((?:${KIND} ){0,2})(${MAKER})\b${NOT_NOUN}(?= (?:of|in|from|which|that|with|since|based|located|for|specialized)\b|[.,])`,
    (all) => `${at(all, 1)} ${articleFor(at(all, 2) || at(all, 3))} ${at(all, 2)}${at(all, 3)}`,
  ),
  form(
    String.raw`(look|looking) forward to (${Object.keys(GERUNDS).join('|')})\b(?= (?:from|you|your|with|it|the|a|more|about|to|back)\b)`,
    (all) => `${at(all, 1)} forward to ${GERUNDS[at(all, 2).toLowerCase()] ?? ''}`,
  ),
  form(String.raw`(?:the )?same like(?= (?:in|on|at|with|before|last|you|your|our|we|they|other)\b)`, () => 'the same as'),
  form(String.raw`(look|looking) forward for your\b`, (all) => `${at(all, 1)} forward to your`),
  form(String.raw`awaiting for (?=your\b)`, () => 'waiting for '),
  form(String.raw`(discuss|discussed|discussing) about\b`, (all) => at(all, 1)),
  form(String.raw`explain you\b`, () => 'explain to you'),
  form(String.raw`feel free (contact|call|ask|write|visit|reply|reach)\b`, (all) => `feel free to ${at(all, 1)}`),
  form(String.raw`more (cheaper|better|easier|faster|bigger|higher|lower|stronger|safer|quicker|lighter)\b`, (all) => at(all, 1)),
  form(String.raw`(${Object.keys(UNCOUNTED).join('|')})\b`, (all) => like(at(all, 1), UNCOUNTED[at(all, 1).toLowerCase()] ?? '')),
  form(String.raw`(are|be|you['\u2019]re) interesting in\b`, (all) => `${at(all, 1)} interested in`),
  form(
    String.raw`(I|we|you|they) can to (?=(?:make|do|send|offer|deliver|help|give|sell|provide|show|come|produce|supply)\b)`,
    (all) => `${at(all, 1)} can `,
  ),
  form(
    String.raw`(can|could|will) (make|produce|deliver|offer|send|supply|print|provide) also (?=\p{Ll})`,
    (all) => `${at(all, 1)} also ${at(all, 2)} `,
  ),
  form(String.raw`(kindly|please) revert(?: back)?(?: to (?:me|us))?(?= (?:with|for|if|on)\b|[.,!])`, (all) =>
    like(at(all, 1), 'please reply'),
  ),
  form(
    String.raw`(provide|offer|give|send)( you)? free sample(?=[,.!]|$| (?:to|for|and)\b)`,
    (all) => `${at(all, 1)}${at(all, 2)} a free sample`,
  ),
  form(
    String.raw`(european|german|italian|spanish|american|british|african|asian|english|japanese)(?= \p{Ll})`,
    (all) => at(all, 1).charAt(0).toUpperCase() + at(all, 1).slice(1),
    'gu',
  ),
  form(
    String.raw`there is (?=${SEVERAL} (?!${MEASURE}\b)(?:(?!\p{Ll}+s )\p{Ll}+ )?(?!${MEASURE}\b)\p{Ll}{3,}(?<!ss|us)s(?![\p{L}'\u2019-]))`,
    () => 'there are ',
  ),
  // "If you don't, who does handle it?" is right.
  form(
    String.raw`(?<!(?:not|n['\u2019]t|wrong|no)\b[^\n]{0,80})Who does (${Object.keys(IN_CHARGE).join('|')}) (?=(?:the|your|after|care|with|on|about|\p{Ll}+s)\b[^.!?\n]*\?)`,
    (all) => `Who ${IN_CHARGE[at(all, 1)] ?? ''} `,
    'gu',
  ),
  form(String.raw`in (this (?:year|month|week))(?=,? (?:we|I|our|they)\b|[.;!?]|$)`, (all) => at(all, 1)),
  form(
    String.raw`(I am|I['\u2019]m|I was) ${PROFESSION}(?= (?:in|from|by|who|and|at|(?:for|with) an?)\b|[.,])`,
    (all) => `${at(all, 1)} ${articleFor(at(all, 2) || at(all, 3))} ${at(all, 2)}${at(all, 3)}`,
  ),
  form(
    String.raw`((?:co-)?owner|(?:co-)?founder|representative) of ((?:[A-Z]{2,4} )?(?:${KIND} )?${MAKER})(?= (?:from|in|near|with|based|which|that)\b|[.,])`,
    (all) => `${at(all, 1)} of ${articleFor(at(all, 2))} ${at(all, 2)}`,
    'gu',
  ),
  form(
    String.raw`(it (?:is|was|would be|will be)|it['\u2019](?:d|ll) be) (pleasure|honou?r)(?= (?:to|for|if)\b)`,
    (all) => `${at(all, 1)} ${articleFor(at(all, 2) === 'pleasure' ? 'pleasure' : 'hour')} ${at(all, 2)}`,
  ),
  form(String.raw`((?:I|we|they|he|she) (?:will|would|can|could|should)) be also (?=\p{Ll})`, (all) => `${at(all, 1)} also be `),
  form(String.raw`(send|show|give) to you ((?:the|an?|our|my|some|more) ${SENT})\b`, (all) => `${at(all, 1)} you ${at(all, 2)}`),
];

/** A word that each of them has: most lines have none, and need no closer look. */
const MAY_BE =
  /since|same like|\bbeen\b|\bown\b|having|certific|licen[cs]e|approval|warranty|guarantee|experience|\bas \p{Ll}|we(?: a|['\u2019])re|forward|await|discuss|explain you|feel free|\bmore \p{Ll}+er|(?:ation|ment|ware|ture|back|rie|vice)s\b|interesting in|can to|also|revert|free sample|(?:europ|americ|afric|as)ian|european|american|german|italian|spanish|british|english|japanese|there is|who does|in this|\bI(?:['\u2019]m| am| was)|pleasure|hono|owner of|founder of|representative of|to you /iu;

/** Lines of a list are mostly the same in all its emails. */
const findInLine = rememberLines((line): readonly Misspelling[] => {
  const found: Misspelling[] = [];
  if (!MAY_BE.test(line)) return found;
  for (const { pattern, by } of FORMS)
    for (const match of line.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => one.start < end && start < one.end)) continue;
      found.push({ start, end, by: like(match[0], by(match)) });
    }
  return found.toSorted((one, other) => one.start - other.start);
});

/** Constructions of people who write in a foreign language, each with the same in English, in order. */
export function findForeignForms(text: string): readonly Misspelling[] {
  const found: Misspelling[] = [];
  for (let from = 0; from < text.length;) {
    const newline = text.indexOf('\n', from);
    const to = newline === -1 ? text.length : newline;
    for (const { start, end, by } of findInLine(cut(text, from, to))) found.push({ start: from + start, end: from + end, by });
    from = to + 1;
  }
  return found;
}
