import { isWork, nameOffer } from './nameOffer.ts';

/** "We build a battery resurfacer for rinks": the words between the verb and whatever follows the name. */
const SOLD_THING =
  /\b(?:[Ww]e|I)(?: also| now| just)? (?:make|build|sell|supply|rent out|lease out|fit|install|retrofit|manufacture|offer|grow|brew|roast|bake|import|service) (?:an? |the |our (?:own )?|some )?((?:[a-z][a-z-]+ ){0,3}?[a-z][a-z-]+)(?=[,.;:]|$| (?:for|to|that|which|in|at|with|from|so|by|on|who|when|where|without|made|built|designed)\b| [-\u2013\u2014])/gm;
/** "Our drone flies over it": the words between "our" and what the thing does. */
const OUR_THING =
  /\b[Oo]ur ((?:[a-z][a-z-]+ ){0,2}?[a-z][a-z-]+) (?:takes?|flies|fly|reads?|keeps?|saves?|shows?|tells?|cuts?|lets?|prints?|counts?|works?|fits?|stands?|turns?|measures?|finds?|watch(?:es)?|gives?|sees?|weighs?|glows?|runs?|lasts?|stays?|holds?|stops?|heats?|cools?|dries|dry|cleans?|picks?|sorts?|checks?|sends?|plays?|needs?)\b/g;
/** People and places behind an offer. */
const SENDERS =
  /(?:customers?|clients?|team|people|staff|shop|workshop|company|prices?|rates|sanctuary|office|members?|students?|crews?|drivers?|designers?|engineers?|trainers?|coaches|experts?|therapists?|volunteers?|farm|school|clinic|warehouse|report|guide|newsletter|website|site|blog|work|process|approach|idea|records?|numbers|figures|fleets?|homes?|houses|buildings|hotels|restaurants|kitchens|stores?|shops|factories|brands|companies|data|experience|founders?|partners?|users?|average|first|own)$/;
/** Praise before a name is left out: nobody repeats it in an answer. */
const PRAISE =
  /^(?:best|leading|revolutionary|unique|amazing|world-class|cutting-edge|innovative|premium|high-quality|quality|top|great|ultimate|smart|next-generation|new|simple|easy|affordable|fast|state-of-the-art|seamless|powerful|professional|beautiful|reliable|free|custom|customized|bespoke|tailored|small|large|cheap|good|better|real|proper|modern|advanced|original|fresh|local|various|different|all|many|several|most|only|fully|hand-made|handmade|exclusive|luxury|perfect|stunning)$/;
/** Words that no name of a thing contains. */
const NO_NAME =
  /^(?:a|an|the|your|our|my|their|his|her|you|us|them|it|this|that|these|those|is|are|of|and|or|not|no|more|less|each|every|what|how|why|people|companies|clients|customers|businesses|teams|firms|everything|anything|something|things?|stuff|sense|sure|difference|money|use|way|half|lots?|kinds?|types?|range|variety|selection|number|pool|couple|pairs?|line|sets?|series|bunch|batch(?:es)?|pieces?|parts?|items?|solutions?|products?|services?|help|support|advice|results?|growth|success|value|quality|ones?|figures?|lists?|reports?|sheets?|files?|forms?|tables?|maps?|drawings?|offers?|appointments?|meetings?|calls?|visits?|up|out|down|off|into|over|also|both|just|exactly|together|hundreds|thousands|dozens|millions)$/;
/** Words that end like one for somebody who does something. */
const LIKE_A_PERSON = /(?:er|or|ist|ian)s?$|(?:wo)?men$/;
/** Things among these words; any other may be a person, such as the inspectors who come. */
const THINGS_IN_ER = new Set(
  'actuator adapter banner barrier binder blender blower boiler bumper burner charger chiller color compactor composter compressor connector container converter conveyor cooker cooler copper counter cover crusher cutter defibrillator dehumidifier detector diffuser digester dispenser drawer dryer elevator escalator evaporator excavator fastener feeder fiber filter flavor flower folder freezer fryer generator glider grinder hanger heater holder humidifier incubator inverter ladder layer leather letter lighter liner loader locker marker meter mirror mixer monitor motor mower odor paper peeler planter plaster plotter poster power printer projector purifier radiator reactor reader receiver recorder refrigerator regulator resurfacer roller router rubber scanner scooter sealer sensor separator server shelter shower shredder shutter simulator slicer speaker sprayer stapler steamer sticker sweeper sweetener timer toaster tower tracker tractor trailer transformer transmitter trimmer tumbler ventilator washer water wiper wrapper'.split(
    ' ',
  ),
);
const mayBePerson = (name: string): boolean => {
  const last = name.split(' ').at(-1) ?? '';
  return LIKE_A_PERSON.test(last) && !THINGS_IN_ER.has(last.replace(/s$/, ''));
};
/** What an email shows or sends of an offer, such as a video of it. */
const SHOWN =
  /\b(?:videos?|clips?|recordings?|tours?|demos?|guides?|pages?|links?|brochures?|catalogs?|leaflets?|flyers?|samples?|trials?|quotes?|overview|decks?|stud(?:y|ies)|photos?|pictures?|screenshots?|stories|story)$/;
const MOST_WORDS = 3;

/** Whether words say what somebody does, such as "renting plants", and name no kind of work. */
const isDoing = (words: readonly string[]): boolean => words.length > 1 && /[a-z]ing$/.test(words[0] ?? '') && !isWork(words.join(' '));

/** A name without the praise before it; null if it is not a plain name of a thing. */
function toPlainName(found: string): string | null {
  const words = found.trim().split(/\s+/);
  while (words.length > 1 && PRAISE.test(words[0] ?? '')) words.shift();
  const isName =
    !isDoing(words) &&
    words.length <= MOST_WORDS &&
    words.every((word) => /^[a-z][a-z'-]+$/.test(word) && !NO_NAME.test(word) && !PRAISE.test(word));
  return isName && !/(?:ly|ed)$/.test(words.at(-1) ?? '') && !mayBePerson(words.at(-1) ?? '') ? words.join(' ') : null;
}

/** A phrase of several words that can be named as it stands, such as "willow and oak coffins"; unlike words from a sentence, it may be long. */
function toLongName(phrase: string | null): string | null {
  const name = nameOffer(phrase);
  const words = name?.split(' ') ?? [];
  const isPlain = words.every((word) => word === 'and' || !NO_NAME.test(word)) && !PRAISE.test(words[0] ?? '');
  return name === null || words.length < 2 || !isPlain || isDoing(words) || mayBePerson(name) ? null : name;
}

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '');

/** How often a text has the last word of a name, in singular or plural. */
function countHead(name: string, text: string): number {
  const head = singular(name.split(' ').at(-1) ?? '');
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => singular(word) === head).length;
}

/** Whether a text calls a thing by a name with its article: "our battery resurfacer". */
const hasArticle = (name: string, text: string): boolean => new RegExp(`\\b(?:an?|our|the|this|these|my) ${name}\\b`, 'i').test(text);

/** Whether an email is about a thing of this name. */
const isKnownIn = (name: string, text: string): boolean =>
  isWork(name) || isWork(name.replace(/s$/, '')) || hasArticle(name, text) || countHead(name, text) > 1;

/**
 * What a reply may call the thing that an email offers, with its article: "the battery resurfacer", but "dock scheduling". It is the offer's
 * phrase, or otherwise the first thing that the sender says they make, sell or install; null if neither is a plain name. What an email
 * mentions only once and in passing is not its offer, unless it `isGiven` by the user.
 */
export function nameThing(phrase: string | null, text: string, isGiven = false): string | null {
  const found = [SOLD_THING, OUR_THING].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  // A single word that is not a known name is most often cut from a longer one, or a verb.
  const isCut = phrase !== null && !phrase.includes(' ') && /(?:s|ing)$/.test(phrase) && nameOffer(phrase) === null;
  const named = isCut ? [] : [toPlainName(phrase ?? ''), toLongName(phrase)];
  const isKnown = (one: string): boolean => isGiven || (!SHOWN.test(one) && isKnownIn(one, text));
  const name = [
    ...named.filter((one) => one !== null && isKnown(one)),
    ...found
      .filter((one) => !SENDERS.test(one))
      .map(toPlainName)
      .filter((one) => one !== null && (one.includes(' ') || countHead(one, text) > 1)),
  ].find((one) => one !== null && one.length > 2);
  if (name === undefined || name === null) return null;
  // "Ladder inspections" are work like one inspection.
  return isWork(name) || isWork(name.replace(/s$/, '')) ? name : `the ${name}`;
}
