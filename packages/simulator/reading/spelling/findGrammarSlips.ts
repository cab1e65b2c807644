import { cut, rememberLines } from '../text/remember.ts';

/** Verbs that are no nouns, so that "we are sell" is a mistake whatever follows. */
const VERB = String.raw`(?:propose|provide|write|sell|make|know|have|inform|manufacture|specialize|specialise|deliver|create|believe|hope|appreciate|send|ask|invite|introduce|represent|guarantee to|cooperate|collaborate|wish|think|understand|do|give|get|find|help you|wait for|work (?:in|with|for|at)|look for|(?:need|want|offer) (?:the|an?|you|to|your))`;
/** Goods and firms that people count, without an article before them. */
const FIRM = String.raw`(?:company|manufacturer|supplier|producer|factory|provider|exporter|importer|distributor|agency|firm|enterprise)`;
const KIND = String.raw`(?:(?:leading|big|large|small|young|professional|reliable|famous|experienced|international|local|family|new|official|direct|chinese|indian|polish|turkish|german|italian|spanish|ukrainian) )`;
const PLURAL = String.raw`(?:prices|products|services|machines|customers|clients|goods|specialists|workers|conditions|engineers|experts|materials|solutions|designers|developers|drivers|technicians|employees|trucks|employes|charges|fees)`;

/**
 * Mistakes of people who write in a foreign language, each wrong in any English: a verb after "we are", a missing article, a wrong
 * preposition, a plural that does not exist. What only sounds foreign is not listed.
 */
const SLIPS: readonly string[] = [
  String.raw`there is (?:many(?! an?\b)|several|two|three|four|five) \p{Ll}`,
  String.raw`(?<!(?:are|am|were|aren['\u2019]t) )(?:we|they) (?:looking|offering|selling|producing|searching|writing|waiting|hoping) (?:for|to|you)\b`,
  String.raw`(?<!(?:what|all|everything|whatever|anything|best|how|where|than|as) )(?:I|we|you|they|he|she) can to (?:\p{Ll}+)`,
  String.raw`(?:want|need|like|able|wish) to (?:went|came|knew|took|gave|wrote|bought|sold|told|made|did|got|spoke|sent|had|found|(?!\p{Ll}*(?:eed|shed|bed|red|led)\b)\p{Ll}{3,}ed)\b`,
  String.raw`(?:we are|I am|I['\u2019]m|we['\u2019]re) ${VERB}(?= (?!(?:or|and)\b)\p{L})`,
  String.raw`we are produce (?!(?:\p{L}+ )?(?:growers|wholesalers|suppliers|distributors|people|sellers|buyers|importers|exporters|brokers)\b)\p{L}+`,
  String.raw`(?:we are|we['\u2019]re) ${KIND}?(?:(?:transport|trading|production|construction|software|it|metal|food|export|logistics?|cleaning|building|travel|design|marketing) )?${FIRM} (?:in|from|of|which|that|with|since|based|located|for)\b`,
  String.raw`(?<=(?:^|[.!?,;]\s|\n)[ \t]*)(?:our|these|those|your) (?:\p{L}+ )?${PLURAL} (?:is|has|was|speaks|works|offers|makes|needs|comes|gives|does|goes|costs)\b`,
  String.raw`(?:if|are|when) you(?: are)? interesting\b(?! (?:people|to|in that|because))`,
  String.raw`(?<!\byes,? )please to (?!(?:be|the|a|an|all|both)\b)\p{L}+`,
  String.raw`look(?:ing)? forward to (?:hear|meet|see|work|receive|discuss|cooperate|speak|talk|get|have|start|collaborate)\b(?!ing)`,
  String.raw`more (?:cheaper|better|easier|faster|bigger|higher|lower|stronger|safer|quicker|lighter)\b`,
  String.raw`(?:informations|equipments|softwares|furnitures|advices|machineries|knowledges|hardwares|luggages|stuffs)\b`,
  String.raw`(?:work|working|produce|making|make|sell|selling|exist|active|operate|operating|offer|export|exporting|specialized|experience) (?:\p{L}+ ){0,4}since (?:\d{1,2}|ten|twenty|thirty|many|several|some|five|fifteen) years\b(?! ago)`,
  String.raw`(?:depends? (?:of|from)|responsible of|interested (?:for|about)|consists? from|explain you|suggest you to|propose you|discuss about|want propose|want offer|would like propose|how it looks like|in attach)\b`,
  String.raw`(?:didn['\u2019]t|did not) (?:received|got|sent|saw|came|went|knew|had|found|made|bought|answered|replied|contacted|asked|wrote)\b`,
  String.raw`(?:have|has) (?:a )?(?:big|much) experiences?\b`,
  String.raw`(?:if|whether) your (?:\p{L}+ )?(?:company|business|organi[sz]ation) (?:need|want|require)\b`,
  String.raw`(?:we|they) done (?!(?:with|by|for)\b)\p{L}+`,
  String.raw`(?:I|we|they) have did (?=(?:this|that|it|the|many|some|over|\d))`,
  String.raw`(?:am|are|is) (?:already|also|now|currently) (?:collaborate|cooperate|produce|provide|sell|make|deliver|offer|export)\b`,
  String.raw`(?:is|are) (?:export|import|deliver|sell|make|send) (?:to|in|by|for|from|with)\b`,
  String.raw`(?:are|have|be) interesting in\b`,
  String.raw`for to (?:see|make|get|have|do|show|know|test|try|discuss)\b`,
  String.raw`more (?:strong|cheap|easy|fast|quick)(?=\s+(?:than|and)\b|[.,;])`,
  String.raw`(?:we|I|they) (?:make|produce|sell|work|operate|exist|offer|manufacture|export|supply) (?:\p{L}+ ){0,4}since (?:19|20)\d\d`,
  String.raw`(?:am|is|are) (?:agree|disagree)\b`,
  String.raw`(?:e-?mail|message|letter|mail) find you\b`,
  String.raw`(?:only|just|you|we|I) (?:need|want) (?:tell|make|send|give|know|offer|propose|buy|sell|ask)\b`,
  String.raw`(?:from|in|on|by) internet\b(?! (?:of|service|provider|access|connection|search|sales|marketing|speed|cafe|shop|retail)\p{L}*\b)`,
  String.raw`(?:two|three|four|five|six|seven|eight|ten|many|several) (?:factory|company|country|city|customer|client|machine)(?=\s+(?:in|from|for|which|that)\b|[.;])`,
  String.raw`(?:much|so much) (?:customers|products|people|companies|clients|machines|projects|prices)\b`,
  String.raw`(?:is|are|was) (?:lower|higher|cheaper|better|less) (?:about|on) \d+ ?%`,
];
const SLIP = new RegExp(String.raw`(?<![\p{L}\p{N}'\u2019-])(?:${SLIPS.join('|')})`, 'giu');

/** Lines of a list are mostly the same in all its emails. */
const findInLine = rememberLines((line): readonly { start: number; end: number }[] =>
  [...line.matchAll(SLIP)].map(({ index, 0: found }) => ({ start: index, end: index + found.trimEnd().length })),
);

/** Where a text has such mistakes. */
export function findGrammarSlips(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let from = 0; from < text.length;) {
    const newline = text.indexOf('\n', from);
    const to = newline === -1 ? text.length : newline;
    for (const { start, end } of findInLine(cut(text, from, to))) found.push({ start: from + start, end: from + end });
    from = to + 1;
  }
  return found;
}
