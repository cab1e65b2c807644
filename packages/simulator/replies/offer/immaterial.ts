const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days`;
/** Days on which something is done are no goods. Those that somebody has too many or too few of may be. */
export const OWNED_DAYS = String.raw`(?:(?:unused|additional|extra|surplus|left-?over|second-?hand|used|the|your|their|somebody else['\u2019]s) (?:${DAY}|afternoons|evenings|mornings|weekends|birthdays))`;
/** What is left of something, as goods. */
const LEFT_OVER = String.raw`(?:left-?over|unused|spare|idle|wasted|second-?hand|used|stale|surplus|discarded|unspent|lost) (?:laughter|luck|courage|patience|dreams|memories|thoughts|moods|wishes|secrets|noon|breath|daylight|sunlight|opinions|promises|excuses|applause|smiles)`;
/** What can be heard, felt or lived through, and never be held, carried or kept. */
const FELT = String.raw`shadows?|echo(?:es)?|whispers?|murmurs?|sighs?|yawns?|sneezes|hiccups|giggles?|chuckles|snores|hushes|daydreams?|nightmares?|regrets?|boredom|nostalgia|melancholy|jealousy|envy|hunches|premonitions|d\u00e9j\u00e0 vu|coincidences|karma|destin(?:y|ies)|misfortune|gravity|twilight|moonlight|starlight|moonbeams|sunbeams|sunsets?|sunrises?|dawns|dusks?|rainbows?|thunder(?:claps?|clouds?)?|yesterdays|tomorrows|souls?|auras?|ghosts?|curses|reflections|footsteps|winks|frowns|shrugs|awkward pauses|goodbyes|farewells|apologies|compliments|childhoods?|heartbeats?|heartbreaks?`;
export const UNHELD = String.raw`(?:${FELT}|${OWNED_DAYS}|${LEFT_OVER})`;
/** What many a slogan sells, and nobody measures. */
const SOLD_IN_WORDS = String.raw`silences?|darkness|dreams?|luck|laughter|courage|patience|grief|sorrows?|memories|thoughts|secrets|gossip|rumou?rs|applause|promises|opinions|hopes|wishes|moods|doubts|daylight|vowels|consonants|commas|adjectives|arguments`;
export const INTANGIBLE = String.raw`(?:${FELT}|${OWNED_DAYS}|${LEFT_OVER}|${SOLD_IN_WORDS}|fog|mist|breezes|tides|lightning)`;

const PLACELESS = String.raw`(?:north|south|east|west|left|[A-G] (?:flat|sharp)|middle C|octaves?|semitones?|(?:minor|major) (?:thirds?|keys?|sevenths?)|noon|midnight|hours|minutes|seconds|yesterday|tomorrow|${DAY}|afternoons?|evenings?)`;
const PREPARED = String.raw`(?:powdered|tinned|canned|bottled|sliced|grated|minced|dried|freeze-dried|pickled|jarred|crated|granulated|chopped|whipped|smoked|liquid|condensed|second-?hand|frozen)`;
const ENDS = String.raw`(?=[,.;:!?\n]|$| (?:in|for|to|by the)\b)`;
const SOLD = String.raw`(?:(?:^|[.!?] |\n)|\b(?:sell|supply|offer|stock|make|ship|deliver|import|produce)s? (?:fine |fresh |only )?)`;
const UNITS = String.raw`(?:pound|ounce|yard|met(?:er|re)|gallon|bushel|slice|spool|jar|crate|ton|pint|kilo|lit(?:er|re)|bottle|barrel|tin|sack|tub)`;
const GOODS = [
  new RegExp(String.raw`${SOLD}${PREPARED} ${PLACELESS}${ENDS}`, 'iu'),
  new RegExp(String.raw`${SOLD}${PREPARED} (?:\p{L}+ )?(?:${UNHELD}|silence|darkness|luck|laughter (?!tracks?))${ENDS}`, 'iu'),
  new RegExp(String.raw`\b(?:we|I) (?:tin|bottle|pickle|jar|powder|grate) (?:${PLACELESS}|${UNHELD})${ENDS}`, 'iu'),
  new RegExp(
    String.raw`\b(?:${INTANGIBLE}|(?<!\b(?:paid|hired|rented|billed|charged) )(?:north|south|octaves|[A-G] (?:flat|sharp)|noon))[,]? (?:sold )?by the ${UNITS}\b`,
    'iu',
  ),
];

/** Whether what has no substance is sold as if it had: powdered north, sliced B flat, silence by the yard. */
export const sellsTheImmaterial = (told: string): boolean => GOODS.some((words) => words.test(told));
