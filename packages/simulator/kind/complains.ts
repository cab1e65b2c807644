import type { Email } from '../lead.ts';
import type { EmailDraft } from '../reading/draft.ts';

/** A complaint names what went wrong and the order, delivery or service it concerns. */
const WENT_WRONG =
  /\b(?:wrong(?:ly)?|missing|keeps? (?:tripping|breaking|stopping|cutting|crashing|leaking|coming|falling)|under (?:the )?(?:guarantee|warranty)|quoted\b[^?!]*\b(?:bill|invoice|charged)|(?<=\bordered [^.?!]{0,60})(?:but|and) (?:got|received)|broken|broke|damaged|incorrect|(?<!\bbefore it(?:['\u2019]s| is) )too late|(?:to|must|I|we) complain|complain(?:ed|ing) (?:to|about)|(?:my|our|an?|this|formal|official) (?:formal |official )?complaint(?! \w+ing\b)|disappoint\w*|worse than (?:before|ever)|(?:was|were)(?:n['’]t| not) there before|stain(?:s|ed)? on (?:my|our|the|it)|cracked|scratched|torn|leak(?:s|ing|ed)|dented|faulty|defective|unhappy|not working|(?:does|do|did|will|would)(?:n['’]t| not) (?:work|go (?:up|down|on|off|in)|come (?:up|down|on|off)|open|close|shut|fit|turn|start|hold|lock|flush|drain)|still (?:waiting(?! (?:to hear|on you\b|for (?:you|an? |any |your )?(?:\w+ )?(?:reply|answer|response|feedback|decision)))|no|not|cold|broken|leaking|blocked|missing|the same)|(?:off|down|out|cold|gone|broken|leaking|dead|stuck|late|blocked) again|nobody (?:came|has come|turned up|called|answers?|answered)|(?:second|third|fourth|fifth) time (?:this|that|in|we|I|now|it|your|you|the|my|our)\b|ordered \d+ [^.?!]*\b\d+ (?:came|arrived)|(?:has not|hasn['’]t|have not|haven['’]t|had not|did not|didn['’]t) (?:come|came|arrived?|turn(?:ed)? up|show(?:ed)? up|been (?:fixed|repaired|delivered|refunded|emptied|collected|cleaned))|(?:not|never|n['’]t) (?:yet )?(?:had|got|received|seen) (?:my|our|the|any) (?:[^ .?!]+ )?(?:money|refund|back)|not had my [^.?!]{1,12} back|cancelled (?:the|on|at|without|last)|(?:never|not) (?:come|came|arrived?|showed|shown)|charged (?:me |us )?twice|charged [^.?!]*\bagain|overcharged|billed twice|double[- ]charged|unacceptable|refund|replacement|rude|inedible|filthy|dirty|came cold|ice cold|ruined|worst)\b/i;
const DEALINGS =
  /\b(?:that|which) (?:came|arrived) (?:today|yesterday|this morning|on \w+day)\b|\bplease (?:credit|refund|replace|send (?:new|the right|a new))\b|\b(?:we|I) (?:had |\w+ )?(?:ordered|bought|received|got|paid|booked|stayed|ate|dined|had (?:dinner|lunch|breakfast|a room|an appointment)|was charged|were charged|was billed|were billed|(?:am|are) still(?! waiting (?:for|on|to) (?:an? |any |your |you\b|hear)))\b|\b(?:I|we) (?:was|were) quoted\b|\byou (?:have )?(?:sent|delivered|shipped|charged|billed) (?:us|me|\d+)\b|\byou (?:have |had )?(?:delivered|shipped|installed|fitted|repaired|supplied|sold)\b|\b(?:we|I) (?:have |had )?(?:called|rung|phoned|written|emailed) (?:you )?(?:\w+ )?(?:twice|already|again|(?:two|three|four|several) times)\b|\b(?:I|we) (?:picked up|dropped off|brought in|collected) (?:my|our)\b|\b(?:our|my) (?:\w+ )?(?:order|delivery|shipment|pallets?|goods|invoice|booking|account|card|package|parcel|subscription)\b|\byour (?:\w+ )?(?:cleaners?|fitters?|plumbers?|electricians?|engineers?|mechanics?|builders?|movers?|gardeners?|people|team|driver|delivery|invoice|app|staff|crew|technician|software|waiter|waitress|courier|place|restaurant|hotel|shop|store|clinic|service)\b/i;
const APOLOGIZES = /\b(?:sorry|apolog\w*)\b/i;
/** An apology comes in the first words of an email. */
const FIRST_WORDS = 140;
/** What a tenant complains about. */
const OUT_OF_ORDER =
  /\bno (?:hot water|heating|power|electricity|water)\b|\b(?:boiler|heating|shower|toilet|roof|lift|fridge|cooker|lock)(?:['’]s| is| has| are)? (?:gone|broken|leaking|down|packed up|stopped)\b/i;
/** Neighbors complain about what reaches them. */
const DISTURBED =
  /\b(?:I|we) live (?:at|next|behind|opposite|across|above|below|near|beside|in the)\b|\bneighbou?rs?\b|\bcan(?:no|['’])t sleep\b|\blike to sleep\b/i;
const DISTURBS =
  /\b(?:noise|noisy|loud|smell\w*|smoke|parks?|parked|parking|blocks?|blocking|leaves|rats|lights?|dust|engines?|running|barks?)\b[^]*\byour (?:[\w-]+ ){0,2}(?:yard|building|loading bay|roof|trucks?|staff|customers|dog|garden|hedge|fence|car park|workshop|kitchen|bins?|company|fans?|music|tree)\b|\byour (?:[\w-]+ ){0,2}(?:yard|building|loading bay|roof|trucks?|staff|customers|dog|garden|hedge|fence|car park|workshop|kitchen|bins?|fans?|music|tree)\b[^]*\b(?:noise|noisy|loud|smell\w*|smoke|parks?|parked|blocks?|blocking|rats|dust|running|barks?|sleep)\b/i;
/** "One of your vans blocks our gate." */
const STANDS_IN_THE_WAY =
  /\b(?:one|some|any|all) of your (?:vans|trucks|lorries|drivers|cars|people|customers|guests)\b[^.?!]*\b(?:parks?|parked|parking|blocks?|blocked|blocking|across|in front of|hit|scraped|damaged)\b/i;
const isDisturbed = ({ subject, body }: Email): boolean =>
  STANDS_IN_THE_WAY.test(body) || (DISTURBED.test(body) && DISTURBS.test(`${subject}\n${body}`));
const OWN_DEALINGS =
  /\b(?:we|I) (?:had |have |\w+ )?(?:ordered|bought|received|got|paid|booked|stayed|ate|was|were)\b|\byou (?:have |had )?(?:sent|charged|billed|delivered|shipped|installed|fitted|repaired|supplied|sold)\b/i;
const complainsOfDeal = ({ subject, body }: Email): boolean =>
  WENT_WRONG.test(`${subject}\n${body}`) &&
  DEALINGS.test(body) &&
  !APOLOGIZES.test(body.slice(0, FIRST_WORDS)) &&
  // Someone who apologizes and bought nothing is the supplier.
  (OWN_DEALINGS.test(body) || !APOLOGIZES.test(body));

/** Whether an email names a fault, and does not apologize for it as a supplier does. */
export const namesFault = ({ subject, body }: Email): boolean => WENT_WRONG.test(`${subject}\n${body}`) && !APOLOGIZES.test(body);

/** Whether an email complains about what was delivered, about a home, or about a neighbor. */
export const complains = ({ body: { visible }, lead: { email } }: Pick<EmailDraft, 'body' | 'lead'>): boolean =>
  isDisturbed(email) ||
  complainsOfDeal(email) ||
  (OUT_OF_ORDER.test(visible) && /\?|\bplease\b/i.test(visible) && /\b(?:flat|tenant|room|unit)\b|\bagain\b|\bsince\b/i.test(email.body));

/** More words may be anything; a few that name a fault and ask for a remedy are a customer's. */
const MOST_CURT = 45;
const REMEDY =
  /\b(?:please|pls|can you|could you|when (?:can|will|are|is)|what now|where (?:is|are)|sort (?:it|this|that|them) out|fix (?:it|this|that))\b/i;
/** Who has written before and wants an answer may be a seller. */
const WANTS_ANSWER =
  /\b(?:repl(?:y|ied|ies)|answer|response|respond|feedback|hear(?:d)? (?:back|from)|writ(?:e|ing)|wrote|e-?mail(?:s|ed|ing)?|reach(?:ed|ing)? out|follow(?:ing)? up|in touch|interested)\b/i;

/** Whether a short email only names a fault and asks for a remedy: "Third time the invoice is wrong. Please fix it." */
export const complainsCurtly = ({ subject, body }: Email): boolean =>
  body.split(/\s+/).length <= MOST_CURT &&
  (namesFault({ subject, body }) || OUT_OF_ORDER.test(body)) &&
  REMEDY.test(body) &&
  !WANTS_ANSWER.test(body);
