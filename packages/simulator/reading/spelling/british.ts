const STEMS = String.raw`(?:organ|special|real|recogn|apolog|author|final|prior|optim|minim|custom|summar|emphas|standard|modern)`;
const OUR = String.raw`(?:col|fav|neighb|hon|lab|behavi)`;
const BRITISH = new RegExp(
  String.raw`\u00a3\s?\d|\.co\.uk\b|\d (?:quid|pounds (?:a|per|plus|each|for|all))\b|\bgive (?:us|me) a (?:bell|ring|shout)\b|\b(?:${OUR}our\p{L}*|${STEMS}is(?:e|ed|es|ing|ations?)|post ?codes?|whilst|fortnight\p{L}*|autumn|cheers|ltd|plc|VAT|catalogues?|programmes?|centres?|tyres?|kerbs?|litres?|metres?|licences?|rotas?|lorr(?:y|ies)|half term|learnt|cosy|grey|jewellery|mum|lads|quid)\b`,
  'iu',
);
const PLACES = /\b(?:UK|England|Scotland|Wales|(?<!\bNew )\p{Lu}\p{Ll}{2,}shire)\b/u;
const AMERICAN = new RegExp(
  String.raw`\$\s?\d|\b(?:${OUR}or(?!at|ary)\p{L}*|${STEMS}iz(?:e|ed|es|ing|ations?)|zip ?codes?|LLC|Inc|catalogs?|centers?|tires|liters?|truckloads?|gotten|vacations?|elevators?|mom)\b`,
  'iu',
);

/** Whether an email is in British English: it has words that only the British use or spell so, and none of the American ones. */
export const isBritish = (text: string): boolean => (BRITISH.test(text) || PLACES.test(text)) && !AMERICAN.test(text);

/** American spellings, each with the British one. */
const IN_BRITISH: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\b(${OUR}|harb)or(?!at|ary)`, 'gi'), '$1our'],
  [new RegExp(String.raw`\b(${STEMS})iz`, 'gi'), '$1is'],
  [/\b(c)enter(s?)\b/gi, '$1entre$2'],
  [/\b(cancel|travel|label)(ed|ing)\b/gi, '$1l$2'],
  [/\b(c)atalog\b/gi, '$1atalogue'],
  [/\b(g)ray\b/g, '$1rey'],
  [/\b(t)ires\b/g, '$1yres'],
];

/** A text in British spelling. */
export const toBritishSpelling = (text: string): string =>
  IN_BRITISH.reduce((said, [american, british]) => said.replace(american, british), text);
