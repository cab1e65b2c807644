const WORDS = /^(?:crush(?:ing)?|unlock(?:s|ing)?|seamless|robust|leading[\s-]edge|cutting[\s-]edge|unmatched)$/i;

/** Things that hype "crushes". */
const RIVALS =
  /^\s+(?:it\b|(?:your |their |our |the |this |every |all )?(?:\p{L}+ )?(?:quotas?|goals?|targets?|competit\w+|numbers|revenue|sales|kpis?|market|year|quarter|rivals?|forecasts?|pipeline)\b)/iu;
/** Things that a key opens. */
const LOCKED =
  /^\s+(?:[\p{L}\d-]+ ){0,3}(?:keys?|doors?|locks?|gates?|phones?|screens?|cabinets?|lockers?|vaults?|cars?|vans?|bikes?|padlocks?|bolts?|drawers?|safes?)\b/iu;
/** A thing with a cutting edge. */
const BLADE =
  /^\s+of (?:[\p{L}\d-]+ ){0,3}(?:blades?|plates?|knives|knife|tools?|saws?|bits?|drills?|shears|scissors|mowers?|ploughs?|plows?|buckets?|wings?|rotors?|propellers?|sails?|fins?|rudders?|keels?)\b/iu;

/** What is matched with something else in books and stores. */
const MATCHED =
  /^\s+(?:[\p{L}\d-]+ ){0,2}(?:transactions?|payments?|deposits?|invoices?|receipts?|bills?|deliver(?:y|ies)|shipments?|bookings?|lines?|items?|records?|entries|orders?|credits?|socks?)\b/iu;

const NOUNS =
  /^\s+((?!(?:and|or|but|for|in|at|of|to|with|by|from|on|as|that|which|is|are|enough|than)\b)\p{L}[\p{L}'\u2019-]*(?: \p{L}[\p{L}'\u2019-]*)?)/iu;
/** Things that nobody can touch: praise of them is hype. */
const ABSTRACT =
  /\b(?:software|solutions?|platforms?|services?|results?|experiences?|workflows?|process(?:es)?|approach\w*|technolog\w+|tech|tools?|systems?|support|teams?|data|analytics|features?|offers?|products?|ways?|transitions?|strateg\w+|framework\w*|security|growth|ai|apps?|suites?|networks?|partners?|delivery|pipelines?|portfolios?|engines?|dashboards?|apis?|insights?|methods?|methodolog\w+|models?|programs?|programmes?|capabilit\w+|plans?|set-?up|sync|flows?|handoffs?|handovers?|checkouts?|sales|business|customers?|clients?|users?|digital|cloud|saas|crm|erp|companies|company|expertise|know-how|research|design|quality|value|controls?|infrastructure|coverage|access|journeys?|day|end|track|returns?|\p{L}+(?:tion|sion|ment|ity|ance|ence|ship|ness|[cglmnrst]y)s?)\b/iu;
const GERUND =
  /\b(?!(?:paving|cladding|flooring|guttering|railing|tubing|piping|fencing|roofing|lining|bearing|decking|ceiling|casing)s?\b)\p{L}+ings?\b/iu;

/** Whether a word of hype may also mean a thing. */
export const mayBeTradeWord = (word: string): boolean => WORDS.test(word);

/** Whether a word that is often hype means a thing here: seamless gutters, the leading edge of a blade, a key that unlocks a door,
 * unmatched receipts. */
export function isTradeWord(text: string, { start, end }: { start: number; end: number }): boolean {
  const word = text.slice(start, end).toLowerCase();
  if (!WORDS.test(word)) return false;
  const after = text.slice(end, end + 80);
  if (word.startsWith('crush')) return !RIVALS.test(after);
  if (word.startsWith('unlock')) return LOCKED.test(after);
  if (word === 'unmatched' && MATCHED.test(after)) return true;
  const isPlace = /\b(?:at|on) the\s+$/i.test(text.slice(Math.max(0, start - 12), start));
  if (/^(?:cutting|leading)/.test(word) && !isPlace && BLADE.test(after)) return true;
  if (word.startsWith('cutting')) return false;
  const noun = NOUNS.exec(after)?.[1];
  return noun !== undefined && !isPlace && !ABSTRACT.test(noun) && !GERUND.test(noun);
}
