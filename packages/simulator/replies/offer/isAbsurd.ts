/** Beings and things that nobody can deliver, whatever is said to be done with them. */
const UNREAL = String.raw`(?:(?:second |third |private |own |spare )moons?|dragons?|unicorns?|volcano(?:es)?|ghosts?|poltergeists?|vampires?|zombies|werewol(?:f|ves)|your shadows?|rainbows?|thunderclouds?|gravity|invisibility|immortality|souls?|time machines?|time travel|teleport\w*|curses?|wizards?|witch(?:es)?|mermaids?|yetis?|trolls?|fairies|goblins?|gnomes that \w+|mammoths?|dinosaurs?|comets?|asteroids?|hurricanes?|tornado(?:es|s)?|earthquakes?|perpetual motion|eternal youth|moonlight|starlight)`;
/** The same of what people also have or live through: days, weather, dreams. */
const UNSOLD = String.raw`(?:${UNREAL}|moons?|shadows?|thunder(?:storms?)?|lightning|silence|spells?|planets?|yesterdays?|tomorrows?|(?:mon|tues|wednes|thurs|fri|satur|sun)days|daydreams?|nightmares?|fog|sunsets?|the (?:sun|sea|sky|wind|north pole|past|future))`;
const DEALS = String.raw`(?:rent|rents|rented|renting|sell|sells|selling|buy|buys|hire out|lease|bottle|bottles|ship|ships|deliver|hang|breed|breeds|train|supply|install|harvest|collect|trap|catch|tame|offer|import)`;
/** What somebody does who has a thing to offer, in any verb but those of seeing, knowing and living through it. */
const DOES = String.raw`\b(?:we|I)(?:'ll| will| can| also| now)? (?!(?:see|saw|seen|know|knew|love|like|hate|fear|hear|heard|watch|watched|had|have|are|were|be|am|was|do|did|believe|think|say|mean|call|hope|dream|chase|fight|survived?|follow|followed|get|got|feel|felt|remember|turn|work|open|close|meet|need|want|lost|lose|read|wrote|write|draw|drew|paint|painted|print|printed|photograph|photographed|design|built|study|studied)\b)\p{L}+`;
/** The thing ends the phrase, so that "shadow boards" and "moon cakes" stay what they are. */
const ENDS = String.raw`(?=[,.;:!?\n]|$|(?: (?:to|for|on|in|of|by|above|over|and|that|which|is|are|it|from|with|at|off|outside|near)\b))`;
const BETWEEN = String.raw`(?: out| you| up)?(?: (?!(?:on|to|for|with|about|under|in|against|from|by|at)\b)[\p{L}\d'\u2019-]+){0,3} `;
const IMPOSSIBLE_OFFER = new RegExp(String.raw`\b${DEALS}\b${BETWEEN}${UNSOLD}${ENDS}|${DOES}${BETWEEN}${UNREAL}${ENDS}`, 'iu');
/** "A thundercloud for rent". A free day, a place by the sea or a pub may be for rent, too. */
const IMPOSSIBLE_FOR_RENT = new RegExp(
  String.raw`\b(?!the |(?:\p{L}+ )?moons?\b|\p{L}+days\b)${UNSOLD} for (?:rent|hire|sale|lease)\b`,
  'iu',
);
/** "Resident ghost placement" */
const IMPOSSIBLE_NAME = new RegExp(
  String.raw`\b${UNREAL}(?: (?:placements?|rentals?|hire|breeding|leasing|delivery|supply|training))?$`,
  'iu',
);
/** A danger that nobody meets at work. */
const IMPOSSIBLE_HARM =
  /\b(?:eaten|swallowed|abducted|haunted|cursed|bewitched|kidnapped) (?:alive )?by (?:an? |the )?(?:whales?|sharks?|aliens?|dragons?|wolves|bears?|lions?|ghosts?|giants?|witch\w*|pirates?|trolls?)\b|\b(?:eats?|eaten) (?:only )?(?:\w+ )?(?:accountants?|customers?|employees|colleagues|interns?|visitors)\b/i;

/** Whether an email offers what does not exist or cannot be sold, so that a reader wonders what it is. Jokes that look like an offer are missed. */
export const isAbsurd = (told: string, name: string | null = null): boolean =>
  [IMPOSSIBLE_OFFER, IMPOSSIBLE_FOR_RENT, IMPOSSIBLE_HARM].some((words) => words.test(told)) || IMPOSSIBLE_NAME.test(name ?? '');
