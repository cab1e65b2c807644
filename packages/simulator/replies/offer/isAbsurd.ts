/** What nobody can own or deliver, in the words of a seller who says so. */
const IMPOSSIBLE = String.raw`(?:(?:second |third |private |own |spare )?moons?|dragons?|unicorns?|volcano(?:es)?|ghosts?|your shadows?|shadows?|rainbows?|thunder(?:storms?|clouds?)?|lightning|silence|gravity|invisibility|immortality|souls?|time machines?|teleport\w*|curses?|spells?|wizards?|witch(?:es)?|mermaids?|yetis?|trolls?|fairies|goblins?|gnomes that \w+|mammoths?|planets?|comets?|asteroids?|hurricanes?|tornado(?:es|s)?|earthquakes?|yesterdays?|tomorrows?|(?:mon|tues|wednes|thurs|fri|satur|sun)days|daydreams?|nightmares?|perpetual motion|eternal youth|fog|moonlight|starlight|sunsets?|the (?:sun|sea|sky|wind|north pole|past|future))`;
const DEALS = String.raw`(?:rent|rents|rented|renting|sell|sells|selling|buy|buys|hire out|lease|bottle|bottles|ship|ships|deliver|hang|breed|breeds|train|supply|install|harvest|collect|trap|catch|tame|offer|import)`;
/** The thing ends the phrase, so that "shadow boards" and "moon cakes" stay what they are. */
const IMPOSSIBLE_OFFER = new RegExp(
  String.raw`\b${DEALS}\b(?: out| you| up)?(?: (?!(?:on|to|for|with|about|under|in|against|from|by|at)\b)[\p{L}\d'\u2019-]+){0,3} ${IMPOSSIBLE}(?=[,.;:!?\n]|$|(?: (?:to|for|on|in|of|by|above|over|and|that|which|is|are|it|from|with|at|off|outside|near)\b))`,
  'iu',
);
/** "A thundercloud for rent". A free day, a place by the sea or a pub may be for rent, too. */
const IMPOSSIBLE_FOR_RENT = new RegExp(
  String.raw`\b(?!the |(?:\p{L}+ )?moons?\b|\p{L}+days\b)${IMPOSSIBLE} for (?:rent|hire|sale|lease)\b`,
  'iu',
);
/** A danger that nobody meets at work. */
const IMPOSSIBLE_HARM =
  /\b(?:eaten|swallowed|abducted|haunted|cursed|bewitched|kidnapped) (?:alive )?by (?:an? |the )?(?:whales?|sharks?|aliens?|dragons?|wolves|bears?|lions?|ghosts?|giants?|witch\w*|pirates?|trolls?)\b|\b(?:eats?|eaten) (?:only )?(?:\w+ )?(?:accountants?|customers?|employees|colleagues|interns?|visitors)\b/i;

/** Whether an email offers what does not exist or cannot be sold, so that a reader wonders what it is. Jokes that look like an offer are missed. */
export const isAbsurd = (told: string): boolean =>
  IMPOSSIBLE_OFFER.test(told) || IMPOSSIBLE_FOR_RENT.test(told) || IMPOSSIBLE_HARM.test(told);
