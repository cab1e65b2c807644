/** What every reader knows of the times, the world or a whole trade, said as an opening. */
const FORMS: readonly RegExp[] = [
  String.raw`^(?:and |but )?(?:in|with) (?:today['\u2019]s|this|an?|our) (?:[\p{L}-]+,? ){0,4}?(?:world|market(?:place)?|environment|landscape|economy|age|era|climate|times)\b`,
  String.raw`^(?:now more than ever|more than ever|as we all know|we live in|in times like these|these days, (?:every|all)|let['\u2019]s face it)\b`,
  String.raw`\b(?:has|have) never been (?:more|so|as) (?:important|critical|crucial|vital|essential|relevant|challenging|difficult|competitive|easy)\b|\bnever been a better time\b`,
  String.raw`\bfirst impressions (?:matter|count|are everything)\b|\btime is money\b|\bit['\u2019]s no secret that\b|\b(?:content|cash|data|customer) is (?:still )?king\b|\b(?:is|are) (?:constantly|always|rapidly) (?:changing|evolving)\b`,
  String.raw`\b(?:has|have|offers?|brings?) (?:many|numerous|countless|a lot of|lots of|endless) (?:benefits|advantages)\b|\b(?:is|are|become|becoming) (?:more|better|easier|harder|faster|cheaper|smarter) (?:[\p{L}-]+ )?than ever\b|\b(?:at|hit|hitting|reached) an all[- ]time (?:high|low)\b|\b(?:prices|costs|rates|bills) (?:are|keep) (?:going through the roof|sky-?rocketing|soaring|spiral\p{L}+)\b|\b(?:face|faces|facing) (?:many|countless|numerous|unprecedented|more and more) (?:challenges|pressures)\b`,
  String.raw`\b(?:people|employees|staff|customers|data) (?:is|are) (?:the|at the|your) (?:heart|lifeblood|backbone|greatest asset|most (?:valuable|important) asset)\b|\b(?:are|is) made,? not born\b|\b(?:is|are) (?:increasing|growing|changing|evolving|rising) (?:every|each|by the) (?:day|year|minute)\b|\bno (?:longer|more) a (?:question|matter) of if\b|\bstanding out (?:from|in) \b[^.!?]{0,40}\b(?:important|harder|challenge|tough)`,
].map((form) => new RegExp(form, 'iu'));

/** A figure, a name inside the sentence or the sender's own doing says more. */
const SAYS_MORE =
  /\d|(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{L}|\{\{|\b(?:we|our|I|my)\b(?= (?:built|made|make|cut|found|measured|did|do|install|sell|supply|repair|run|ran))/u;

/** Whether a sentence says of the times or of all firms only what everybody knows. */
export const isPlatitude = (sentence: string): boolean =>
  FORMS.some((form) => form.test(sentence)) && !SAYS_MORE.test(sentence.replace(/^\P{L}*\p{L}+/u, ''));
