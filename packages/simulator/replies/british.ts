const STEMS = String.raw`(?:organ|special|real|recogn|apolog|author|final|prior|optim|minim|custom|summar|emphas|standard|modern)`;
const OUR = String.raw`(?:col|fav|neighb|hon|lab|behavi)`;
const BRITISH = new RegExp(
  String.raw`\u00a3\s?\d|\d (?:quid|pounds (?:a|per|plus|each|for|all))\b|\b(?:${OUR}our\p{L}*|${STEMS}is(?:e|ed|es|ing|ations?)|post ?codes?|whilst|fortnight\p{L}*|autumn|cheers|ltd|plc|VAT|catalogues?|programmes?|centres?|tyres?|kerbs?|litres?|metres?|licences?|rotas?|lorr(?:y|ies)|half term|learnt|cosy|grey|jewellery|mum)\b`,
  'iu',
);
const AMERICAN = new RegExp(
  String.raw`\$\s?\d|\b(?:${OUR}or(?!at|ary)\p{L}*|${STEMS}iz(?:e|ed|es|ing|ations?)|zip ?codes?|LLC|Inc|catalogs?|centers?|tires|liters?|truckloads?|gotten|vacations?|elevators?|mom)\b`,
  'iu',
);

/** Whether an email is in British English: it has words that only the British use or spell so, and none of the American ones. */
export const isBritish = (text: string): boolean => BRITISH.test(text) && !AMERICAN.test(text);

/** What the stock says in American English, and the British for it. */
const IN_BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\b(the|next|last|this) fall\b/gi, '$1 autumn'],
  [/\btrash\b/gi, 'bin'],
  [/\bon vacation\b/gi, 'on holiday'],
  [/\baround to\b/gi, 'round to'],
  [/\banymore\b/gi, 'any more'],
  [/\bin the mail\b/gi, 'in the post'],
  [/\bby mail\b/gi, 'by post'],
  [/\btraveling\b/gi, 'travelling'],
  [/\boffense\b/gi, 'offence'],
  [/\bexpensive for us at\b/gi, 'dear for us at'],
  [/\bCalendar's\b/g, "Diary's"],
  [new RegExp(String.raw`\b(${OUR})or(?!at|ary)`, 'gi'), '$1our'],
  [new RegExp(String.raw`\b(${STEMS})iz`, 'gi'), '$1is'],
];

/** A reply's own words in British English. */
export const toBritish = (text: string): string => IN_BRITISH.reduce((said, [american, british]) => said.replace(american, british), text);
