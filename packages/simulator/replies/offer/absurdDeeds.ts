import { INTANGIBLE, UNHELD } from './immaterial.ts';

/** The same as part of a thing: "the memory of rain". */
const OF_A_THING = String.raw`(?:memor(?:y|ies)|echo(?:es)?|shadows?|ghosts?|silence|dreams?|luck|souls?|courage|thoughts) of (?:an?|the|your|our|old|lost|past|great|famous|rain|snow|winter|summer|childhood)\b`;
/** Work of hands that nobody does in a figure of speech. */
const BY_HAND = String.raw`(?:wash(?:es)?|launders?|irons?(?! out)|folds?|rinses?|scrubs?|mows?|shears?|milks?|darns?|pickles?|vacuums?|peels?|starch(?:es)?|de-?bones?|fillets?|braids?|shaves?|sands?|varnish(?:es)?|wax(?:es)?|oils?|inflates?|bathes?|hems?)`;
/** The same of what was spoken of before: "dreams to order, folded into the pillow". */
const THEN_BY_HAND = String.raw`(?:wash|clean|fold|fit|pour|hang|stitch|weigh|iron|dry|grind|bake|sew|glue|scrub|bottle|sweep|tuck|leash|brush|feed|water|press)(?:s|es)? (?:it|them)\b(?! (?:out|up) (?:as|by))`;
const SENDER = String.raw`\b(?:we|I|our [\p{L}-]+)(?:['\u2019]ll| will| can| also| now| then| have)? `;
const WORDS = String.raw`(?:(?!(?:about|against|over|through|by|since|during|within|before|after|under|until|in|on|for|with|from|at)\b)[\p{L}'\u2019-]+ ){0,3}?`;
/** The thing ends the phrase, so that "shadow boards" and "luck charms" stay what they are. */
const ENDS = String.raw`(?=[,.;:!?\n]|$| (?:to|for|on|in|of|by|and|that|which|is|are|it|from|with|at|off|while|before|after|between|who|so|until|once|twice|every|each|overnight|daily|weekly)\b)`;

/** Things, plants and beasts that do no office work. */
const DUMB = String.raw`(?:moss(?:es)?|ferns?|cact(?:us|i)|ivy|lichens?|mushrooms?|hedges?|oaks?|willows?|orchids?|potatoes|turnips?|pumpkins?|cabbages?|stones?|rocks|pebbles?|boulders?|bricks?|lampposts?|spoons?|teapots?|kettles?|doorknobs?|carpets?|curtains?|pillows?|umbrellas?|soup|cheeses?|loaves|bread|cakes?|cats?|goats?|geese|owls?|pigeons?|crows?|ravens?|ants|snails?|octopus(?:es)?|squirrels?|raccoons?|badgers?|otters?|bears?|cows?|donkeys?|tortoises?|turtles?|hens?|chickens?|ducks?|sloths?|llamas?|parrots?|goldfish|hedgehogs?|penguins?|moths?|spiders?|toads?|frogs?|statues?|puddles?|fog|winds?|rain)`;
const OFFICE_WORK = String.raw`(?:(?:answers?|picks? up|takes?|screens?) (?:the |your |all )?(?:phones?|calls|bookings|minutes|notes in)|(?:writes?|drafts?|files?|replies|signs?|proofreads?|audits?|translates?|negotiates?|interviews?|apologi[sz]es?|forgives?|invoices?|chairs?|schedules?|bargains?|recites?|gossips?|confess(?:es)?)\b(?! (?:off|in at))|does? (?:the |your )?(?:books|accounts|taxes|payroll|invoices|filing)|manages? (?:the |your )?(?:team|staff|budget|calendar|office)|learns? the names?|remembers? (?:every|each|the|your) (?:name|customer|guest|client)s?|attends? (?:the |your )?meetings|delivers? (?:[\p{L}-]+ )?(?:mail|messages|letters))`;

const ABSURD_DEEDS = [
  new RegExp(String.raw`${SENDER}${BY_HAND} ${WORDS}${INTANGIBLE}${ENDS}`, 'iu'),
  new RegExp(
    String.raw`${SENDER}(?!(?:see|saw|hear|know|love|believe|had|have|are|were|think|say|share|understand|turn|print|photograph)\b)[\p{L}]+ (?:in |up |out |back )?${WORDS}(?:${UNHELD}|dreams|luck|courage|patience)\b[^.?!\n]{0,100}\b${THEN_BY_HAND}`,
    'iu',
  ),
  new RegExp(
    String.raw`${SENDER}(?:rents? out|rents?|lends?(?: out)?|leases?|breeds?|bottles?|mends?|washes|wash|ships?|stores?|stocks?|installs?) ${WORDS}${OF_A_THING}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:our|trained|licensed|talking|office|certified) (?:[\p{L}-]+ ){0,2}?${DUMB} (?:that |which |who |also |then |can |will |now )*${OFFICE_WORK}`,
    'iu',
  ),
  new RegExp(String.raw`\b${DUMB} (?:that|which|who) (?:can |will |also )?${OFFICE_WORK}`, 'iu'),
  new RegExp(String.raw`\bour (?:[\p{L}-]+ )?${DUMB}\b[^.?!\n]*\. (?:It|They) [^.?!\n]*?\b${OFFICE_WORK}`, 'iu'),
  new RegExp(
    String.raw`\b${INTANGIBLE},? (?:all |lightly |freshly |neatly |gently )?(?:washed|folded|ironed|pickled|starched|laundered|(?<=lightly )used|(?<=gently )used)\b`,
    'iu',
  ),
];

/**
 * Whether somebody offers to do with their hands what can only be felt or lived through, or has a thing or a beast do the work of an office:
 * absurd by what is done, in words that are sensible one by one.
 */
export const doesTheAbsurd = (told: string): boolean => ABSURD_DEEDS.some((words) => words.test(told));
