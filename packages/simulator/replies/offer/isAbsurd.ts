import { doesTheAbsurd } from './absurdDeeds.ts';
import { doesTheImpossible } from './impossibleDeeds.ts';
import { handlesTheAbsurd } from './handlesTheAbsurd.ts';
import { isOccult } from './isOccult.ts';
import { isNonsense } from './isNonsense.ts';
import { sellsTheImmaterial, UNHELD } from './immaterial.ts';
import { rememberTexts } from '../../reading/text/remember.ts';
import { crossesRealms } from './realms.ts';

/** Kinds of things that nobody can deliver, whatever is said to be done with them. */
const BEINGS =
  'dragons?|unicorns?|ghosts?|poltergeists?|phantoms?|vampires?|zombies|werewol(?:f|ves)|wizards?|witch(?:es)?|mermaids?|yetis?|trolls?|fairies|pixies|goblins?|gnomes that \\w+|centaurs?|griffins?|krakens?|leprechauns?|minotaurs?|sea serpents?|banshees?|genies|demons';
const EXTINCT = 'mammoths?|dinosaurs?|dodos?|pterodactyls?|velociraptors?|tyrannosaur\\w*|sab(?:er|re)-?tooth\\w*(?: tigers?)?';
const SKY =
  '(?:second |third |private |own |spare )moons?|volcano(?:es)?|rainbows?|thunderclouds?|comets?|asteroids?|hurricanes?|tornado(?:es|s)?|earthquakes?|moonlight|starlight|twilight|black holes?';
const BEYOND =
  'your shadows?|gravity|invisibility|immortality|souls?|time machines?|time travel|teleport\\w*|curses?|perpetual motion|eternal youth|parallel universes?|d\u00e9j\u00e0 vu|square roots?|prime numbers|leap seconds';
const UNREAL = String.raw`(?:${BEINGS}|${EXTINCT}|${SKY}|${BEYOND})`;
/** The same of what people also have, feel, hear or live through. Fog is made, caught and sold, and clouds are of felt and of computers. */
const WEATHER = String.raw`moons?|(?<=\b(?:trained|tame|rain|storm|fresh|genuine) )clouds|thunder(?:storms?)?|lightning|breezes|tides`;
const TIMES = String.raw`yesterdays|tomorrows|(?:additional|extra|surplus|left-?over|second-?hand|unused) (?:mon|tues|wednes|thurs|fri|satur|sun)days`;
const WORDS_ONLY = 'vowels|consonants|adjectives|commas';
const UNSOLD = String.raw`(?:${UNREAL}|${WEATHER}|${TIMES}|${UNHELD}|(?:${WORDS_ONLY})(?= from\b)|infinity|the (?:sun|north pole|horizon|equator)|dead (?:poets|emperors|kings|queens|philosophers|presidents|composers))`;
/** What is spoken of in many a slogan, and is absurd only where it is packed, bred or let. */
const LIGHT = 'daylight|sunlight|sunshine';
const IN_SLOGANS = String.raw`(?:silence|darkness|laughter|applause|luck|courage|patience|sorrow|grief|gossip|wind)`;
const KEPT = String.raw`(?:crates?|jars?|bottles?|barrels?|sacks?|tins?|buckets?|flasks?|kegs?|vials?|tubs?)`;
const NEXT = String.raw`(?:(?!(?:on|to|for|with|of|in|at|from|into)\b)\p{L}+ ){0,2}?`;
const PACKED = [
  String.raw`\b${KEPT} of ${NEXT}(?:${IN_SLOGANS}|${UNSOLD})(?!['\u2019-])`,
  String.raw`\b(?:bottled|jarred|crated|tinned|barrelled|freeze-dried|second-?hand|pre-owned|trained|tame) (?:${IN_SLOGANS}|${UNSOLD})`,
  String.raw`\b(?:rent|rents|rent out|lease|breed|trap|import|bottle|crate|tame) (?:out )?${NEXT}(?:${IN_SLOGANS}|memories)`,
  String.raw`\b(?:sell|supply|ship|rent|lease|store|collect|gather|harvest|catch|deliver)s? ${NEXT}(?:${IN_SLOGANS}|${LIGHT})\b[^.?!\n]{0,120}\bin (?:\p{L}+ ){0,2}?${KEPT}(?! of\b)`,
  String.raw`\b(?:sell|supply|ship|lease) (?:(?:surplus|fresh|spare|real|pure|leftover|summer|June|natural|bottled) ){0,2}(?:${LIGHT})`,
].join('|');
const DEALS = String.raw`(?:rent|rents|rented|renting|sell|sells|selling|buy|buys|hire out|lease|bottle|bottles|ship|ships|deliver|hang|breed|breeds|train|supply|install|harvest|collect|trap|catch|tame|import|crate|stock|lend|lend out)`;
/** What somebody does who has a thing to offer, in any verb but those of seeing, knowing and living through it. */
const DOES = String.raw`\b(?:we|I)(?:'ll| will| can| also| now)? (?!(?:see|saw|seen|know|knew|love|like|hate|fear|hear|heard|watch|watched|had|have|are|were|be|am|was|do|did|believe|think|say|mean|call|hope|dream|chase|fight|survived?|follow|followed|get|got|feel|felt|remember|turn|work|open|close|meet|need|want|lost|lose|read|wrote|write|draw|drew|paint|painted|print|printed|photograph|photographed|design|built|study|studied)\b)\p{L}+`;
/** The thing ends the phrase, so that "shadow boards" and "moon cakes" stay what they are. */
const ENDS = String.raw`(?=[,.;:!?\n]|$|(?: (?:to|for|on|in|of|by|above|over|and|that|which|is|are|it|from|with|at|off|outside|near)\b))`;
const BETWEEN = String.raw`(?: out| you| up)?(?: (?!(?:on|to|for|with|about|under|in|against|from|by|at|of|over|through|across|since|within|during|after|before|into|around)\b)[\p{L}\d'\u2019-]+){0,3} `;
const IMPOSSIBLE_OFFER = new RegExp(
  String.raw`\b${DEALS}\b${BETWEEN}${UNSOLD}${ENDS}|${DOES}${BETWEEN}${UNREAL}${ENDS}|(?:${PACKED})${ENDS}`,
  'iu',
);
/** "A thundercloud for rent". A free day, a place by the sea or a pub may be for rent, too. */
const IMPOSSIBLE_FOR_RENT = new RegExp(
  String.raw`\b(?!the |(?:\p{L}+ )?(?:moons?|(?:after|even|morn|week|birth|mon|tues|wednes|thurs|fri|satur|sun)\p{L}*s)\b)${UNSOLD} for (?:rent|hire|sale|lease)\b`,
  'iu',
);
/** "Resident ghost placement" */
const IMPOSSIBLE_NAME = new RegExp(
  String.raw`\b${UNREAL}(?: (?:placements?|rentals?|hire|breeding|leasing|delivery|supply|training))?$`,
  'iu',
);
/** A danger that nobody meets at work, as one to be insured or kept off. */
const IMPOSSIBLE_HARM =
  /\bagainst (?:being )?(?:eaten|swallowed|abducted|haunted|cursed|bewitched|kidnapped) (?:alive )?by (?:an? |the )?(?:whales?|sharks?|aliens?|dragons?|wolves|bears?|lions?|ghosts?|giants?|witch\w*|pirates?|trolls?)\b/i;
/** Beings and weather that are shown, played or built. */
const SHOWN =
  /\b(?:animatronics?|inflatables?|costumes?|pon(?:y|ies)|part(?:y|ies)|theme|actors?|stages?|theat(?:er|re)s?|films?|virtual|replicas?|plush|toys?|puppets?|(?:ghost )walks|(?:ghost )tours|haunted|museums?|exhibit\w*|effects?|insured|fossils?|murals?|halloween|escape rooms?)\b/i;

const isShown = rememberTexts((told) => SHOWN.test(told));
const offersTheUnreal = rememberTexts((told) => [IMPOSSIBLE_OFFER, IMPOSSIBLE_FOR_RENT].some((words) => words.test(told)));
const isAbsurdAsShown = rememberTexts(
  (told) =>
    IMPOSSIBLE_HARM.test(told) ||
    crossesRealms(told) ||
    sellsTheImmaterial(told) ||
    doesTheAbsurd(told) ||
    doesTheImpossible(told) ||
    handlesTheAbsurd(told) ||
    isOccult(told) ||
    isNonsense(told),
);

/** Whether an email offers what does not exist or cannot be sold, so that a reader wonders what it is. Jokes that look like an offer are missed. */
export const isAbsurd = (told: string, name: string | null = null): boolean =>
  (!isShown(told) && (offersTheUnreal(told) || IMPOSSIBLE_NAME.test(name ?? ''))) || isAbsurdAsShown(told);
