import { INTANGIBLE } from './absurdDeeds.ts';
import { UNHELD } from './handlesTheAbsurd.ts';
import { caresForThings, countMinds } from './mindsOfThings.ts';
import type { Offer } from '../../fit/offer.ts';
import { readTrades } from '../../fit/titleTrades.ts';

const SENDER = String.raw`\b(?:we|I|our (?:[\p{L}-]+ ){0,1}?[\p{L}-]+|(?<=[.;,] )they)(?:['\u2019]ll|['\u2019]ve| will| can| also| then| only| just)? `;
/** What somebody does to what can only be felt, seen or heard, in plain speech or as their trade: the rest is done to things. */
const PLAIN = String.raw`(?!(?:about|over|through|by|since|during|within|before|after|under|until|in|on|for|with|from|at|to|into|of|and|or|past|when|if|as|do|does|see|sees|saw|hears?|heard|feels?|felt|know|knew|love|like|hate|fear|believe|had|have|has|are|is|were|was|am|be|think|say|says|mean|share|understand|turn|turns|prints?|photograph|films?|paints?|draw|writes?|read|describe|records?|measures?|track|study|map|model|mask|masks|absorbs?|reduces?|cuts?|stops?|fights?|kills?|blocks?|softens?|dampens?|muffles?|makes?|creates?|brings?|adds?|keeps?|promise|spread|offers?|hosts?|holds?|guarantees?|control|want|need|look|hope|wish|get|got|work|start|save|saves|spend|book|bill|charge|gain|cost|run|meet|talk|start|open|close|deliver|ship|comes?|closed?|take (?:on|off)|swing)\b)\p{L}+`;
const BETWEEN = String.raw`(?: (?:up|out|in|away|back|off|down|of))?(?: (?!(?:about|against|over|through|by|since|during|within|before|after|under|until|in|on|for|with|from|at|to|into|of|and|or)\b)[\p{L}\d'\u2019-]+){0,3} `;
const DAYS = String.raw`(?:\p{L}+days?|afternoons?|evenings|mornings|nights|weekends|seconds|minutes|hours|centuries)`;
/** Days and hours are worked, and only those that somebody has left over can be handled. */
const FELT = String.raw`(?:(?!${DAYS}\b)(?:${UNHELD}|${INTANGIBLE})|(?:your|their|unused|spare|left-?over|lost|wasted) ${DAYS}|smiles|frowns|stares|glances|nods|handshakes|manners|consonants|syllables|letters of the alphabet|silent letters|punctuation|sevens|eights|horizons?|(?:left|right|far|other|wrong) sides?|weather|clouds|rain|wind|air|sound|taste|color|colour)`;
const ENDS = String.raw`(?=[,.;:!?\n]|$| (?:to|for|on|in|of|by|above|over|and|or|that|which|is|are|it|from|with|at|off|out|up|down|away|back|into|through|outside|near|behind|while|before|after|between|so|until|once|twice|overnight|each|every|one)\b)`;
/** "We take whispers out of rink ice", "we lift horizons". */
const HANDLED = new RegExp(String.raw`${SENDER}${PLAIN}${BETWEEN}${FELT}${ENDS}`, 'iu');

const BEASTS = String.raw`(?:otters?|owls?|pigeons?|geese|goose|ducks?|hens?|chickens?|crows?|ravens?|parrots?|penguins?|swans?|gulls?|bats|moths?|ants|bees|wasps|beetles|spiders?|snails?|slugs|worms|frogs?|toads?|newts|tortoises?|turtles?|lizards?|snakes?|trout|carp|eels|goldfish|octopus(?:es)?|crabs|lobsters|squirrels?|raccoons?|badgers?|hedgehogs?|foxes|wolves|bears?|beavers?|moles|mice|rats|hamsters|rabbits|hares|goats?|sheep|llamas?|alpacas?|donkeys?|mules|cows?|pigs?|sloths?|monkeys|lemurs|giraffes?|elephants?|zebras|camels?|cats?|scarecrows?|snowmen|statues?|mannequins?|puppets|teddy bears|ferns?|cact(?:us|i)|trees|oaks|hedges|pumpkins|turnips|cabbages)`;
/** Work that takes a voice, a pen or a head. */
const HEAD_WORK = String.raw`(?:reads?|writes?|teach(?:es)?|tutors?|coach(?:es)?|interviews?|greets?|recites?|plays? (?:chess|cards|the)|negotiates?|advises?|counsels?|drives?|cooks?|bakes?|sews?|types?|files?|counts?|sells?|serves?|answers?|signs?|manages?|supervises?|translates?|proofreads?|do (?:bookkeeping|accounts|payroll|homework|the))`;
const AT_WORK = new RegExp(
  String.raw`\b(?:our|trained|licensed|these|we (?:rent|lease|hire|supply|train|staff)(?: \p{L}+)*?)(?: [\p{L}-]+){0,2} ${BEASTS} (?:that |who |which |can |will |also )*${HEAD_WORK}\b|\bstaff(?:s|ing)? (?:[\p{L}-]+ ){0,3}with (?:[\p{L}-]+ )?${BEASTS}\b`,
  'iu',
);
/** "Scarecrows with law degrees. They read to the crows." */
const THEN_AT_WORK = new RegExp(
  String.raw`\b(?:our|we (?:rent|lease|hire|supply|train|staff|provide))\b[^.?!\n]*\b${BEASTS}\b[^.?!\n]*(?:\bdegrees?\b|\. (?:They|Each(?: one)?|It) (?:also |can |will )?${HEAD_WORK}\b)`,
  'iu',
);
/** "Guards made of snow" */
const MADE_OF =
  /\b([\p{L}-]+) (?:who are |that are )?made (?:entirely )?(?:of|from|out of) (?:snow|straw|paper|clay|glass|wax|cheese|bread|moss|smoke|sand|ice|fog|cardboard|string|leaves)\b/giu;
/** What a thing has and cannot be parted from: "We comb the green out of lawns". */
const PARTED =
  /\b(?:we|I)(?:['\u2019]ll| will| can| also| then)? (?:takes?|removes?|combs?|collects?|gathers?|bottles?|stores?|stacks?|swaps?|rents?|borrows?|lends?|pours?|harvests?|picks?|lifts?|pulls?|drains?|shakes?|vacuums?) (?:out |up |off )?(?:the |your |all |some |unused |spare |extra ){0,2}(?:weight|corners|colou?rs?|green|blue|red|yellow|height|width|length|depth|distance|angles|edges|shape|size|thickness|hardness|sharpness|softness)(?= (?:out|from|of|off|nobody|that|and|in|by)\b|[,.;])/iu;
const AS_WORKERS = new RegExp(String.raw`\b${BEASTS} as (?:an? |your |night |head |part-time )*([\p{L}-]+)`, 'giu');

const isNamed = ({ phrase, isPlainName = false }: Offer): boolean => phrase !== null && !isPlainName;

/**
 * Whether nothing that people sell plainly stands behind an offer: no category or only an unsure one, and no name but the sender's verb and its
 * object.
 */
export const isUnknownOffer = (offer: Offer | null): boolean =>
  offer === null || (offer.isSure === true ? offer.category === null && !isNamed(offer) : offer.category === null || !isNamed(offer));

/** The same of one for which words leave a category and a name, and doubts. */
const isDoubtedOffer = (offer: Offer | null): boolean => isUnknownOffer(offer) || offer?.isSure !== true;

/** A figure of speech is one among many words: in a longer email it takes more signs. */
const WORDS_PER_SIGN = 80;
const countWords = (told: string): number => told.match(/[\p{L}\d]+/gu)?.length ?? 0;

const ONE_SIGN = [HANDLED, AT_WORK, THEN_AT_WORK, PARTED];
const countSigns = (told: string): number =>
  countMinds(told) +
  ONE_SIGN.filter((words) => words.test(told)).length +
  [...told.matchAll(MADE_OF), ...told.matchAll(AS_WORKERS)].filter(([, who = '']) => readTrades(who).length > 0).length;

/**
 * Whether an offer that is not understood has signs of what nobody could mean: something done to what can only be felt, things with a mind, or
 * beasts at the work of people. A sane and unusual offer may have them, so a reader only asks what it is.
 */
export const isPuzzling = (told: string, offer: Offer | null): boolean =>
  caresForThings(told) || (isDoubtedOffer(offer) && countSigns(told) >= Math.max(1, countWords(told) / WORDS_PER_SIGN));
