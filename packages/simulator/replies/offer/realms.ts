import { BEASTS, FOOD, FURNITURE, MACHINES, PAPERS, ROOMS } from './thingsByRealm.ts';

/** Deeds of cooks. What is also done to metal, wood, carpets or people is left out. */
const COOKED =
  'pickles?|boils?|parboils?|fr(?:y|ies)|deep-fr(?:y|ies)|poach(?:es)?|marinates?|braises?|simmers?|stews?|butters?|bastes?|knead|kneads|caramelizes?|casseroles?|microwaves?';
/** Deeds of one realm with the classes of things of others, to which nobody ever did one of them. */
const REALMS = [
  { deeds: COOKED, things: [MACHINES, ROOMS, FURNITURE, PAPERS] },
  { deeds: 'milks?|shears?|spays?|neuters?|deworms?|hatch(?:es)?|breeds?|saddles?|muzzles?', things: [MACHINES, ROOMS, FURNITURE, PAPERS] },
  {
    deeds: 'waters?|prunes?|re-?pots?|grafts?|sows?|mows?',
    things: [
      MACHINES,
      FURNITURE,
      'meeting rooms?|corridors?|hallways?|lobb(?:y|ies)|stair(?:s|cases?|wells?)|ceilings?|tunnels?|branches of banks|bank branches',
    ],
  },
  { deeds: 'shaves?|braids?|plaits?|perms?|manicures?', things: [MACHINES, ROOMS] },
  { deeds: 'knits?|crochets?|darns?|irons?|starch(?:es)?|hems?|embroiders?', things: [MACHINES, ROOMS, FOOD, BEASTS] },
  { deeds: 'welds?|rivets?|solders?|galvani[sz]es?|sandblasts?|lubricates?', things: [FOOD, BEASTS] },
  { deeds: 'tickles?|breast-?feeds?|burps?|baptizes?|spanks?|cuddles?', things: [MACHINES, ROOMS, FURNITURE, FOOD] },
];

/** "Every", "your old": what is done for, on or with another thing is not done to it. */
const OWN = String.raw`(?:(?!(?:about|against|and|as|at|by|for|from|in|into|of|off|on|onto|or|out|over|through|to|under|until|up|while|with|without|down|away|between|inside|behind|around)\b)[\p{L}\d'\u2019-]+ ){0,2}?`;
const ENDS = String.raw`(?=[,.;:!?\n]|$| (?:to|for|on|in|of|by|that|which|is|are|it|from|with|at|and|or|gently|while|before|after|so|until|once|twice|overnight|daily|weekly|monthly|each|every|flat)\b)`;
const CROSSED = REALMS.map(({ deeds, things }) => ({
  deed: new RegExp(`^(?:${deeds})$`, 'iu'),
  thing: new RegExp(`^${OWN}(?:${things.join('|')})${ENDS}`, 'iu'),
}));
/** What a sender does, and the words after it. */
const DEEDS =
  /\b(?:we|us to|our [\p{L}-]+|I)(?:['\u2019]ll| will| can| also| now| then| would| could)? ([\p{L}-]+) (?=([^.?!\n]{0,60}[.?!\n]?))/giu;
const isCrossed = (verb: string, rest: string): boolean => CROSSED.some(({ deed, thing }) => deed.test(verb) && thing.test(rest));

/** What leaves a thing for good as it was. Raw, whole and fresh things are called "unbaked" and "unsliced", so only the deed counts. */
const UNDONE =
  /\b(?:we|I|us|could we|can|will|to|they|our [\p{L}-]+) un-?(?:bake|boil|fry|cook|burn|toast|roast|poach|grill|brew|mill|grind|mince|chop|slice|shred|crush|smash|shatter|whip|churn|melt|chew|eat|swallow|spill|shave|saw|demolish|explode|age|rust|rot|ferment|scramble|butcher|digest)s? (?!to\b)\p{L}/iu;

/**
 * Whether somebody offers to do what is only ever done in another realm (milked copiers, boiled stairs, riveted lettuce), or to take back what
 * is done for good (unbaked bread).
 */
export const crossesRealms = (told: string): boolean =>
  UNDONE.test(told) || [...told.matchAll(DEEDS)].some(([, verb = '', rest = '']) => isCrossed(verb, rest));
