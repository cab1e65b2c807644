import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';
import { endLike, isVerbal, PREPOSED, wordsOf } from './readParallel.ts';

/** What the sender is told to do: their words for the reader become the reader's own. */
const FROM_SENDER: Readonly<Record<string, string>> = {
  you: 'me',
  your: 'our',
  yourself: 'myself',
  yourselves: 'ourselves',
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
};
const toSender = (text: string): string =>
  text.replace(/\b(?:yourself|yourselves|your?|my|our|me|us)\b/gi, (word) => FROM_SENDER[word.toLowerCase()] ?? word);
/** "bring the papers round" without what is only said of it. */
const toOrder = (phrase: string): string =>
  toSender(phrase.replace(/ (?:where|with|about|of|what|how|so that|because) .*$/i, '').replace(AT_FIRST, ''));
/** "Would you rather I came by or wrote?": both sides are what the sender does. */
const RATHER_SENDER = /^(?:would|do) you (?:rather|prefer)(?: (?:it|that|if|it if))? (?:I|we) (.+)$/i;
/** "Would you prefer me to do it from an invoice?" */
const PREFER_SENDER = /^(?:would|do) you (?:rather|prefer|like|want)(?: for)? (?:me|us) to (?:just |simply )?(.+)$/i;
/** "Would you rather see one or talk to a customer?" */
const RATHER_READER = /^(?:would|do) you (?:rather|(?:prefer|like|want) to) (.+)$/i;
const RATHER =
  /^(?:would|do) (?:you|it) (?:(?:rather|prefer)(?: (?:it|that|if|it if))? (I|we) (.+)|rather (.+)|(?:prefer|like|be better)(?: to)? (.+))$/i;
const MAY = /^(?:shall|should|can|could|may) (?:I|we|our [\p{L}]+) /iu;
const WOULD =
  /^(?:would|shall|should|can|could|may|might|will|do|does) (?:you |it )?(?:(?:rather|prefer|like|want) )?(?:to |have |see |get |start with |be )*/i;
/** Said of the order in which things come, or of both sides. */
const AT_FIRST = /,? (?:first|to (?:start|begin) with|for now|to start|at this (?:stage|point))$/i;
const PREDICATE = / (?:be|work|suit|fit|make|help|come|sound|look|do|better|easier|enough|more useful|more helpful|more use)(?: .*)?$/i;
/** A clause that is only said of a thing: "the kitchens we collect from". */
const SAID_OF_THING = / (?:(?:that|which|who|where) )?(?:we|I|you|they)\b.*$/i;
const OPENS_THING =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d[\d.,]*|only|just|both|some|your|our|my|this|that)(?= )/i;
/** Things that people name without an article. */
const BARE =
  /^(?:e-?mail|phone|post|text|video|mornings?|afternoons?|evenings?|paper|monthly|weekly|yearly|cash|card|delivery|collection|noon|midday|half past \p{L}+|(?:at )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\S*\d\S*)$/iu;
const SENDS =
  /^(?:send|post|bring|drop|show|price|give|make|get|email|leave|do|quote|start with|look at|have|see)(?: (?:you|me|us|over|across|round|up|off|in))* (?=(?:an?|the|one|two|three|only|just|your|our|some) )/i;
const CUT_SHORT = /\b(?:an?|the|of|for|with|by|to|in|and|or|at|from|than|including|as|per|each|(?:of|for|with|in) (?:one|ones|those))$/i;
const MOST_WORDS = 9;

/** "Tuesday at 2", "Wednesday morning": a day is named as such. */
const DAY = new RegExp(String.raw`^(?:on )?${WEEKDAY}(?: (?:morning|afternoon|evening|the \d+\w*|at \S+(?: ?[ap]m)?))*$`, 'i');
/** "May", "in late June": a side of a choice that is a month. */
export const IS_MONTH = new RegExp(String.raw`^(?:(?:in|early|late|mid) ?-?)*${MONTH}$`, 'i');

/** A thing as the reader repeats it, whole; null if the words may be cut from something longer. */
function toThing(text: string): string | null {
  const said = text
    .replace(AT_FIRST, '')
    .replace(/^(the .+) to (?:try|taste|see)$/i, '$1')
    .replace(SENDS, '')
    .trim();
  // "Start with flyers or with posters?"
  const begun = /^with ((?:\p{L}+ ?){1,3})$/u.exec(said)?.[1];
  if (begun !== undefined) return toSender(begun);
  const thing = said.replace(SAID_OF_THING, '');
  const isTime = DAY.test(thing) || IS_MONTH.test(thing);
  const isWhole = OPENS_THING.test(thing) || BARE.test(thing) || isTime || (PREPOSED.test(thing) && thing === said);
  if (!isWhole || wordsOf(thing).length > MOST_WORDS || CUT_SHORT.test(thing) || /\byou\b/i.test(thing)) return null;
  return toSender(thing);
}

/** "do this from an invoice" is asked for as "from an invoice". */
const request = (act: string): string =>
  `${toOrder(act)
    .replace(/^(?:just |simply )/i, '')
    .replace(/^(?:do|make|arrange) (?:this|it|that) (?=\p{L})/iu, '')}, please`;

/** What the reader would rather do, without what is said of it. */
function rather(act: string): string {
  const said = act.replace(AT_FIRST, '');
  const plain = said.replace(SAID_OF_THING, '');
  // "Or would you prefer our price list?" names a thing.
  return `I'd rather ${OPENS_THING.test(said) ? 'have ' : ''}${toSender(/\b(?:near|to|for|with|by|from|around|of|at|on)$/i.test(plain) ? said : plain).replace(/\bour own$/i, 'my own')}`;
}

/** All sides, or none if one of them cannot be repeated: nobody chooses between what they have not understood. */
export const allOrNone = (sides: readonly (string | null)[]): readonly string[] => {
  const said = sides.filter((side) => side !== null);
  return said.length === sides.length ? said : [];
};

/** "Shall we give him the chair together, or would you rather find something yourself?": they would do it together. */
const TOGETHER = /^shall we (.+)$/i;

/** The second side of a choice between a sender's act and something that is asked after it. */
function toSecond(right: string): string | null {
  const [, whose, act, wish, other] = RATHER.exec(right) ?? [];
  if (act !== undefined && whose !== undefined) return `I'd rather you ${toOrder(act)}`;
  const wanted = wish ?? other;
  if (wanted !== undefined) return rather(wanted);
  if (MAY.test(right)) return request(right.replace(MAY, ''));
  const thing = /^(?:would|will|is|are|might) (?!you\b)(.+)$/i.exec(right)?.[1];
  return thing === undefined ? null : toThing(thing.replace(PREDICATE, ''));
}

const BEGINS_WITH = /\b(?:start|begin) (with (?:\p{L}+ ?){1,3})$/iu;
/** A second side that is a question of its own. */
const OWN_QUESTION = /^(?:would|will|is|are|might|shall|should|can|could|may) /i;
/** "or do you have your own?" asks how things are. */
const ABOUT_READER = /^(?:do|does|have|has|did|are|is) (?:you|your|it|that|this|there|they)\b/i;

/** What the reader may choose where the sender leaves them the choice: a thing, or a request in full; empty if a side cannot be repeated. */
export function toChoice(left: string, right: string): readonly string[] {
  if (ABOUT_READER.test(right)) return [];
  const sent = RATHER_SENDER.exec(left)?.[1];
  if (sent !== undefined) {
    const other = right.replace(/^(?:that )?(?:I|we) /i, '');
    if (PREPOSED.test(other)) return allOrNone([endLike(sent, other), other].map((side) => (side === null ? null : toThing(side))));
    return [sent, other].map((act) => `I'd rather you ${toOrder(act)}`);
  }
  const mayDo = PREFER_SENDER.exec(left)?.[1] ?? (MAY.test(left) ? left.replace(MAY, '') : null);
  const together = RATHER.test(right) ? TOGETHER.exec(left)?.[1] : undefined;
  if (together !== undefined && mayDo !== null) return allOrNone([`let's ${toSender(together)}`, toSecond(right)]);
  const wished = RATHER_READER.exec(left)?.[1];
  const first = mayDo === null ? (wished === undefined ? null : rather(wished)) : request(mayDo);
  if (OWN_QUESTION.test(right)) return allOrNone([first ?? toThing(left.replace(WOULD, '').replace(PREDICATE, '')), toSecond(right)]);
  if (mayDo !== null && isVerbal(right)) return [request(mayDo), request(right)];
  if (wished !== undefined && (isVerbal(right) || /^(?:talk|speak|come|go|wait|visit|meet|pay) /i.test(right)))
    return [rather(wished), rather(right)];
  // "Which would help more: a report or a price list?"
  const listed = /(?::|,) *([^:]+)$/.exec(left)?.[1];
  if (listed !== undefined && /^(?:which|what|how)\b/i.test(left))
    return allOrNone([...listed.split(/,\s*/), right].map((side) => toThing(side.replace(PREDICATE, ''))));
  // "Would you rather start with windows or with signs?"
  const begun = BEGINS_WITH.exec(left)?.[1];
  if (begun !== undefined && /^with /i.test(right)) return allOrNone([begun, right].map(toThing));
  const end = right.replace(PREDICATE, '');
  const start = left.replace(MAY, '').replace(WOULD, '');
  const whole = PREPOSED.test(end) ? endLike(start, end) : (mayDo ?? start);
  const last = endLike(start, end);
  return allOrNone([(whole === null ? null : toThing(whole)) ?? (last === null ? null : toThing(last)), toThing(end)]);
}
