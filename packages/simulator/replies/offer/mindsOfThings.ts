import { MINDLESS } from './thingsByRealm.ts';

/** What only people, and sometimes beasts, do, are or have. What many a slogan says of brands and houses is left out. */
const MIND = String.raw`(?:forgiv(?:e|es|ing)|apologi[sz](?:e|es|ing)|dreams?|dreaming|daydreams?|sulks?|sulking|sighs?|sighing|yawns?|blush(?:es)?|weeps?|mourns?|grieves?|forgets?|remembers?|regrets?|sings?|dances?|prays?|gossips?|confess(?:es)?|laughs?|smiles?|giggles?|whispers?|learns? to (?:read|swim|love|trust)|sad|lonely|shy|bored|jealous|homesick|bitter|grumpy|cheerful|thoughtful|ashamed|sleepy|heartbroken|embarrassed|nervous|numb|tired of|polite|rude|stubborn|vain|gr(?:ief|udges?)|feelings|conscience|ambitions?|bitterness|opinions|manners|souls?|in a sulk|goodbyes)`;
/** Words that may stand between somebody and what they feel. */
const LINK = String.raw`(?:that|which|who|then|also|often|never|always|will|would|do|does|did|not|don['\u2019]t|doesn['\u2019]t|can|cannot|can['\u2019]t|may|might|could|should|to|have|has|had|is|are|was|were|been|being|get|gets|go|goes|feel|feels|hold|holds|holding|keep|keeps|carry|carries|grow|grows|become|becomes|stay|stays|start|starts|stop|stops|a|an|some|its|their|more|less|too|so|very|quite|just|really|once|from)`;
const PEOPLE = new Set(
  'agents agent people person persons men man women woman children child kids kid boys girls staff team teams crew crews everyone everybody somebody someone nobody anyone anybody family families guests guest patients patient clients client customers customer visitors visitor tenants tenant residents resident students student pupils parents parent couples neighbors neighbours audience audiences crowd crowds public singers singer actors choir choirs company companies firm firms business businesses agency agencies department departments school schools class classes world others one ones who they you we she dogs dog cats cat horses horse cows birds bird puppies puppy animals animal pets pet babies baby hand voice voices story stories band bands artists friends friend folks brides bride heirs members member owners owner users user voters fans adults teens seniors veterans partners colleagues managers manager nurses'.split(
    ' ',
  ),
);
const NO_NOUNS = new Set(
  'the and but for not with this that these those there what when where how why which then than also often never always will would may might could should can must have has had been being was were are its their your our his her them him more less much many most some any all each every both few very quite just only even still yet too here now today again once twice ever say says said help helps helping let lets make makes want wants need needs know knows about from into over after before while because until without like love loves hard clear clean guilty quiet happy please hope got having two bad good first beautiful half did dont won bit still results actions numbers'.split(
    ' ',
  ),
);
const OF_A_THING = new RegExp(String.raw`\b([\p{L}-]{3,}) (?:${LINK} ){0,4}${MIND}\b`, 'giu');
/** "Letter carriers", "drivers", "dentists": most names of people end so, and some of tools. */
const PERSON_ENDING = /(?:[^aeiou]ers|ors|ists|ants|ians|folk|mates|men|women)$/;
const TOOL =
  /^(?:staplers|printers|computers|boilers|trailers|containers|elevators|escalators|radiators|toasters|mixers|conveyors|mirrors|doors|floors|lockers|drawers|fryers|dryers|coolers|freezers|copiers|monitors|routers|servers|numbers|letters|papers|corners|flowers|towers|motors|tractors|generators|sensors|refrigerators|calculators|cucumbers|peppers|feathers|ladders|hammers|rollers|burners)$/;

const isThing = (word: string): boolean => {
  const noun = word.toLowerCase();
  return !PEOPLE.has(noun) && !NO_NOUNS.has(noun) && !noun.endsWith('ly') && (TOOL.test(noun) || !PERSON_ENDING.test(noun));
};

const THING = `(?:${MINDLESS}|elevator music)`;
/** What is done for people who feel something. */
const CARE = String.raw`(?:counsel(?:l?ing|ors?)|grief \w+|therapy|mediation|lullab(?:y|ies)|bedtime stories|poetry|hugs|pep talks?|compliments|confidence|courage|happiness|vacations?|holidays|birthdays?|weddings?|funerals?|retirement|friends(?:hip)?|condolences|manners|etiquette|hypnosis|meditation|a conscience|feelings|ambition|dreams)`;
const CARED_FOR = new RegExp(
  String.raw`\b${CARE} (?:for|to|into|in|with) (?:(?:your|our|the|each|every|all|tired|old|shy|lonely|stubborn|nervous|office) ){0,3}${THING}(?=[,.;:!?\n]|$| (?!(?:\p{L}+ing|makers?|shops?|stores?|users?|drivers?|owners?)\b))`,
  'iu',
);
const CHEERED = new RegExp(
  String.raw`\b(?:(?:fit|fill|refill|load|give|grant)(?:s|ing)? (?:dreams|feelings|ambition|courage|confidence|patience|opinions|manners|a conscience) (?:to|into)|(?:re)?fill(?:s|ing)? (?:(?:your|the|old|tired) )?${THING} with (?:ambition|courage|hope|joy|patience|dreams|laughter|confidence)|(?:counsels?|consoles?|comforts?|babysits?|hypnoti[sz]es?|interviews?|reassures?|forgives?|flatters?|reminds?|coaches|coach) (?:(?:your|the|each|every|all|unread|tired|old|shy|lonely|stubborn|nervous) ){0,2}${THING}(?=[,.;:!?\n]|$| (?:to|for|by|in|on|with|of|that|until|and|every|once|twice)\b))`,
  'iu',
);

/** Whether things are cared for as people are: "grief counseling for chairs". No honest offer says so, whatever it sells. */
export const caresForThings = (told: string): boolean => [CARED_FOR, CHEERED].some((words) => words.test(told));

/** How often an email ascribes a mind to things: "forklifts hold a grudge". */
export const countMinds = (told: string): number => [...told.matchAll(OF_A_THING)].filter(([, noun = '']) => isThing(noun)).length;
