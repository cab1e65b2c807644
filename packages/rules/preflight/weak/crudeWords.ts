/** Words that a part of the readers takes offense at, whomever they are about. */
const CRUDE =
  /\b(?:(?:bull)?shit(?:ty|show|s)?|crap(?:py)?|fuck\p{L}*|piss(?:ed|es)?(?: off)?|(?:kick|bad|half|lazy|pain in the|cover your|bust (?:my|our|your))[- ]?ass(?:ed|es)?|assholes?|bastards?|bitch(?:es|ing|y)?|anal(?:ly)?[- ]retentive|(?:so|too|very|really) anal\b|(?:look|looks|looking|feel|sound|sounds) like (?:an )?(?:idiots?|morons?)|retards?|retarded|screw(?:ed)? you|balls[- ]to[- ]the[- ]wall|sucks? balls)\b/iu;

/** The crude words of a text; undefined without any. */
export const findCrudeWords = (text: string): string | undefined => CRUDE.exec(text)?.[0];
