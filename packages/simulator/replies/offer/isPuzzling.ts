import { UNHELD } from './immaterial.ts';
import { caresForThings, countMinds } from './mindsOfThings.ts';
import type { Offer } from '../../fit/offer.ts';
import { readTrades } from '../../fit/titles/titleTrades.ts';
import { rememberTexts } from '../../reading/text/remember.ts';

const SENDER = String.raw`\b(?:we|I|our (?:[\p{L}-]+ ){0,1}?[\p{L}-]+|(?<=[.;,] )they)(?:['\u2019]ll|['\u2019]ve| will| can| also| then| only| just)? `;
/** What hands do. */
const BY_HAND = String.raw`(?:collect|gather|vacuum|sweep|sort|stack|post|lift|iron|press|install|sand|polish|wash|rake|mop|take|pick up|lower|straighten)`;
const BETWEEN = String.raw`(?: (?:up|out|in|away|back|off|down|of))?(?: (?!(?:about|against|over|through|by|since|during|within|before|after|under|until|in|on|for|with|from|at|to|into|of|and|or)\b)[\p{L}\d'\u2019-]+){0,3} `;
/** What is recorded, sent, built against or retouched is left out. */
const FELT = String.raw`(?:(?!(?:echo|shadow|reflection|heartbeat|footstep|goodbye|farewell|apolog|compliment|thunder|curse|ghost|rainbow|sunset|sunrise)\p{L}*)${UNHELD}|(?:unclaimed |left-?over )smiles|horizons|sevens|eights|(?:left|right|far|wrong) sides?)`;
const ENDS = String.raw`(?=[,.;:!?\n]|$| (?:to|for|on|in|of|by|above|over|and|or|that|which|is|are|it|from|with|at|off|out|up|down|away|back|into|through|outside|near|behind|while|before|after|between|so|until|once|twice|overnight|each|every|one)\b)`;
/** "We take whispers out of rink ice", "we lift horizons". */
const HANDLED = new RegExp(String.raw`${SENDER}${BY_HAND}${BETWEEN}${FELT}${ENDS}`, 'iu');

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
/** What a thing has and cannot be parted from, as goods: "We comb the green out of lawns". Weight is taken out of packaging, and color out of water. */
const PARTED =
  /\b(?:we|I)(?:['\u2019]ll| will| can| also| then)? (?:combs?|gathers?|bottles?|stores?|stacks?|swaps?|rents?|borrows?|lends?|pours?|harvests?|vacuums?) (?:out |up |off )?(?:the |your |all |some |unused |spare |extra ){0,2}(?:weight|corners|colou?rs?|green|blue|red|yellow|height|width|length|depth|distance|angles|edges|shape|size|thickness|hardness|sharpness|softness)(?= (?:out|from|of|off|nobody)\b)/iu;
const AS_WORKERS = new RegExp(String.raw`\b${BEASTS} as (?:an? |your |night |head |part-time )*([\p{L}-]+)`, 'giu');

const isNamed = ({ phrase, isPlainName = false }: Offer): boolean => phrase !== null && !isPlainName;

/**
 * Whether nothing that people sell plainly stands behind an offer: no category or only an unsure one, and no name but the sender's verb and its
 * object.
 */
export const isUnknownOffer = (offer: Offer | null): boolean =>
  offer === null || (offer.isSure === true ? offer.category === null && !isNamed(offer) : offer.category === null || !isNamed(offer));

/** The same of one for which words leave a category and a name, and doubts. */
export const isDoubtedOffer = (offer: Offer | null): boolean => isUnknownOffer(offer) || offer?.isSure !== true;

/** A figure of speech is one among many words: in a longer email it takes more signs. */
const WORDS_PER_SIGN = 80;
/** One thing with a mind is a figure of speech: servers get lonely in many a slogan. */
const MINDS_PER_SIGN = 2;
const countWords = (told: string): number => told.match(/[\p{L}\d]+/gu)?.length ?? 0;

const ONE_SIGN = [HANDLED, AT_WORK, THEN_AT_WORK, PARTED];
const countSigns = rememberTexts(
  (told) =>
    Math.floor(countMinds(told) / MINDS_PER_SIGN) +
    ONE_SIGN.filter((words) => words.test(told)).length +
    [...told.matchAll(MADE_OF), ...told.matchAll(AS_WORKERS)].filter(([, who = '']) => readTrades(who).length > 0).length,
);
const caresForAnyThing = rememberTexts(caresForThings);

/**
 * Whether an offer that is not understood has signs of what nobody could mean: something done to what can only be felt, things with a mind, or
 * beasts at the work of people. A sane and unusual offer may have them, so a reader only asks what it is.
 */
export const isPuzzling = (told: string, offer: Offer | null): boolean =>
  caresForAnyThing(told) || (isDoubtedOffer(offer) && countSigns(told) >= Math.max(1, countWords(told) / WORDS_PER_SIGN));
