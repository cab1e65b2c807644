import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { toSingular } from '../mail/offerWords.ts';
import { toStem } from '../stems.ts';

const SENDER = String.raw`\b(?:we|i) (?:also )?(?:make|build|sell|offer|supply|rent|lease|design|produce|developed|built|made) (?:out )?(?:an? |the )`;
const THING = String.raw`(?:[a-z]+ )?([a-z]+)`;
/** "A small tracker that bolts onto any forklift" */
const FITTED = new RegExp(
  String.raw`${SENDER}${THING} (?:that|which) [a-z]+s (?:straight |right )?(?:on|onto|to|into|inside|over|under|around|behind|between) (?:any|every|each|your|an?|most|all) ([a-z]+)\b(?! [a-z]+s\b)`,
  'i',
);
/** People, places and what anything connects to say nothing about a thing. */
const NO_THING =
  /^(?:person|man|woman|team|firm|business|company|owner|office|school|hotel|shop|store|clinic|practice|farm|home|day|week|month|hour|year|phone|computer|laptop|account|website|browser|budget|process|workflow|system)s?$/;
const GENERAL = /^(?:software|system|platform|app|tool|service|solution|website|program|course|plan|device|product|machine|way|kit|range)$/;

/**
 * A thing named after what it is fitted to, "forklift trackers", as stems of the thing and its name; null if no sentence of the sender says so.
 */
export function nameFitted(sentences: readonly MaskedSentence[]): { thing: string; name: string } | null {
  for (const { text, mayName } of sentences) {
    const [, thing = '', place = ''] = mayName ? (FITTED.exec(text) ?? []) : [];
    const carrier = place.toLowerCase();
    const isThing = thing !== '' && !GENERAL.test(thing) && toSingular(thing) === thing;
    if (isThing && carrier !== '' && !NO_THING.test(carrier))
      return { thing: toStem(thing.toLowerCase()), name: `${toSingular(carrier)} ${thing.toLowerCase()}s` };
  }
  return null;
}
