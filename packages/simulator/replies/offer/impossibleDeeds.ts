import { MINDLESS } from './thingsByRealm.ts';

/** What stays where it is, or is too large for a hand. */
const LARGE = String.raw`(?:pools?|lakes?|ponds?|rivers?|canals?|beach(?:es)?|coasts?|harbou?rs?|roofs?|rooftops?|ceilings?|buildings?|towers?|bridges?|roads?|streets?|runways?|parking lots?|car parks?|yards?|fields?|meadows?|hills?|mountains?|islands?|valleys?|forests?|orchards?|vineyards?|gardens?|warehouses?|barns?|factor(?:y|ies)|church(?:es)?|stadiums?|courts?|tunnels?|chimneys?|silos?|houses?|hotels?|lobb(?:y|ies)|staircases?|cellars?|horizons?|skies|rinks?|quarr(?:y|ies)|docks?|wharves|railways?|platforms|water|sand|snow|concrete|stone walls?)`;
/** What is done to cloth, paper, eggs and pets. */
const SMALL_DEED = String.raw`(?:folds?|irons?|rolls? up|unrolls?|zips?(?: up)?|buttons?|knits?|braids?|darns?|pickles?|poaches|toasts?|butters?|peels?|staples?|alphabeti[sz]es?|deflates?|pockets?|whittles?|tickles?|tame|tames|leash(?:es)?|hypnoti[sz]es?|milks?|shears?|breeds?|hatch(?:es)?)`;
const OWN = String.raw`(?:(?:your|the|a|an|whole|entire|old|outdoor|indoor|small|large|wet|hotel|swimming|office|parking|\d+[ -]\p{L}+) ){0,3}`;
const SENDER = String.raw`\b(?:we|I|our (?:[\p{L}-]+ ){0,2}?(?:crews?|teams?|people|men|staff))(?:['\u2019]ll| will| can| then| also| would| could)? `;
const ENDS = String.raw`(?=[,.;:!?\n]|$| (?:to|for|on|in|into|of|by|and|that|which|is|are|it|from|with|at|off|up|out|flat|away|while|before|after|so|until|once|twice|overnight|each|every|instead)\b)`;
/** "We fold pools for the winter" */
const FOLDED = new RegExp(String.raw`(?:${SENDER}|\b(?:could|can|may|shall) we )${SMALL_DEED} ${OWN}${LARGE}${ENDS}`, 'iu');
/** "We fold it. [...] slide it into an envelope" */
const IN_HAND = String.raw`(?:envelopes?|drawers?|pockets?|matchbox(?:es)?|shoe ?box(?:es)?|suitcases?|jars?|buckets?|handkerchiefs?|thimbles?|teacups?|lunch ?box(?:es)?|wallets?|briefcases?)`;
/** Of what the sentence before or the same one names, and no map or picture of it. */
const PUT_AWAY = new RegExp(
  String.raw`(?<!\bof )\b(?:the|your|an?|our) ${OWN}${LARGE}\b[^.?!\n]*[.?!]?[^.?!\n]*\b(?:folds?|rolls?|melts?|creases?|shrinks?|irons?) (?:it|them)\b[^?!\n]*?\b(?:fold|roll|pour|melt|slide|tuck|pack|slip|press|squeeze|drop|put|keep|store)(?:s|es)? (?:it|them) (?:(?!\b(?:and|samples?)\b)[\p{L}'\u2019-]+ ){0,4}?(?:in|into|as|through) (?:an? |the |your |\p{L}+ )(?:[\p{L}-]+ )?${IN_HAND}\b`,
  'iu',
);
const SHRUNK = new RegExp(String.raw`\b(?:fold|melt|shrink|lift|roll|pour)(?:s|es)? ${OWN}${LARGE}\b[^.?!\n]*\b${IN_HAND}\b`, 'iu');
/** "We make pools weightless", "we stop time in lobbies" */
const LAWLESS =
  /\b(?:we|I|our \p{L}+) (?:can |will )?(?:makes? [^.?!\n,]{1,40}? (?:weigh nothing|weightless|immortal)|(?:stops?|slows?|rewinds?|bends?|reverses?|freezes?) time(?=[,.;:!?\n]| (?:in|for|at|inside|by|around|until)\b))/iu;
const THING = `(?:${MINDLESS})`;
const TAUGHT = new RegExp(
  String.raw`\b(?:teach|persuade|convince|hypnoti[sz]e)(?:s|es|ing)? (?:(?:your|the|our|old|every|each|heavy) ){0,2}${THING} (?:to|into|how to) `,
  'iu',
);
const WALKS = new RegExp(
  String.raw`\b${THING} (?:that |which |then |will |can |now |simply |just )*(?:walks?|strolls?|tiptoes?|marches|hikes?|dances?|swims?) (?:home|upstairs|downstairs|by (?:itself|themselves)|on (?:its|their) own|themselves|itself)\b`,
  'iu',
);

/**
 * Whether somebody offers what cannot be done to a real thing: to fold a pool, to teach mattresses to walk, to stop time in a lobby. Each needs a
 * thing and a deed of which the one never undergoes the other.
 */
export const doesTheImpossible = (told: string): boolean =>
  [FOLDED, PUT_AWAY, SHRUNK, LAWLESS, TAUGHT, WALKS].some((words) => words.test(told));
