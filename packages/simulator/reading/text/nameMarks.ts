import { SHOUTED_SHORT_WORDS } from './acronyms.ts';

/** Names whose mark stays whatever follows them. */
const KNOWN = /^(?:yahoo|kahoot|joomla|jeopardy|yum|ahoy|guess|which)$/i;
/** Words after a name with a mark that belong to it: "Yum! Brands", "Oh! Media". */
const NAME_GOES_ON =
  /^(?:Brands?|Media|Records?|Magazine|Inc|GmbH|AG|Ltd|LLC|Group|Holdings?|Japan|Finance|Mail|News|Sports?|Foods?|Games?|Studios?|Pictures|Entertainment|Deli|Gym|Caf[e\u00e9]|Bar|Pizza|Radio|TV|Channel|Networks?|Energy|Labs?|Health|Stores?|Festival|Factory|Academy|Club|Apps?|Ads?|Technologies|Software|Stor|Hotels?|Airlines?|Clothing|Coffee|Donuts|Burgers?|Kids|Toys|Books|Music|Films?|Productions|Design|Creative|Agency|Digital|Marketing|Logistics|Solutions|Systems|Services|Restaurants?|Kitchen|Bikes?|Travel|Tours|Events|Partners|Canada|Europe|UK|America)(?![\p{L}\p{N}])/u;
/** How a sentence goes on after such a name: none begins like this, even if its writer uses no capitals. */
const STARTS_ANEW =
  /^(?:i|i['\u2019](?:m|ve|d|ll)|we|we['\u2019](?:re|ve|d|ll)|you|you['\u2019](?:re|ve|ll)|he|she|it|it['\u2019]s|they|this|that|there|here|our|your|my|let|lets|let['\u2019]s|just|please|pls|if|when|what|how|why|where|who|thanks|thank|thx|yes|no|not|only|hope|looking|call|reply|see|get|book|did|do|does|want|need|so|because|don['\u2019]?t|ready|happy|ciao|cheers|best)(?![\p{L}\p{N}])/iu;
/** Exclamations: before a lower-case word, whoever wrote them uses no capitals. */
const EXCLAIMS =
  /^(?:thanks?|thx|cheers|great|hi|hey|hello|hallo|congrats|congratulations|wow|oops|yes|no|yay|hurray|hurry|cool|awesome|amazing|good|nice|perfect|morning|welcome|please|sorry|ouch|bingo|boom|today|now|free|new|best|sale|stop|wait|look|listen|guess what|happy|all|more|save|news|big)$/i;
/** A capital inside a sentence: after a word in lower case, "&", or a comma. */
const INSIDE = /(?:[\p{Ll}\p{N}][,:]? |[&,] |\p{Ll}[)"\u201d]? (?:\p{Lu}[\p{L}'\u2019]* )+)$/u;

/** A word with a single mark after it. */
const MARKED = /(?<![\p{L}\p{N}'\u2019])(\p{L}[\p{L}\p{N}'\u2019&-]*)([!?])(?![!?])/gu;
/** How many characters before and after such a word are examined. */
const LOOKED_AT = 40;

const isShout = (word: string, before: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && (SHOUTED_SHORT_WORDS.has(word) || /\p{Lu}{2,}[,!.]* $/u.test(before));

const NONE: ReadonlySet<number> = new Set();

type Around = { before: string; after: string; next: string };

/** Whether the mark of a known name stays with it: "Which? magazine", but not "Which? We can help." */
function isKnownMark(mark: string, { before, next }: Around): boolean {
  if (mark === '!') return true;
  return (
    NAME_GOES_ON.test(next) ||
    /^magazine(?:['\u2019]s)?$/.test(next) ||
    (INSIDE.test(before) && /^\p{Ll}/u.test(next) && !STARTS_ANEW.test(next))
  );
}

/** Whether the mark after a word is part of a name, by the words around it. */
function isNamed(word: string, mark: string, around: Around): boolean {
  const { before, after, next } = around;
  if (/^['\u2019]s\b/.test(after)) return true;
  const isCapital = /^\p{Lu}/u.test(word);
  if (KNOWN.test(word) && (mark === '!' || isCapital)) return isKnownMark(mark, around);
  if (mark === '?' || !isCapital || isShout(word, before)) return false;
  const isInside = INSIDE.test(before);
  const mayBeName = isInside || !EXCLAIMS.test(word);
  if (/^ & \p{Lu}/u.test(after)) return true;
  if (/^[,;:)]| [\u2013\u2014|+-] /.test(after.slice(0, 3))) return isInside && !EXCLAIMS.test(word);
  if (next === '') return false;
  if (NAME_GOES_ON.test(next) || /^(?:magazine|records)(?:['\u2019]s)?$/.test(next)) return true;
  // "Toys! Toys! Toys!" is a name, too.
  if (next === word) return isInside;
  return /^\p{Ll}/u.test(next) && !STARTS_ANEW.test(next) && mayBeName;
}

/**
 * Offsets of the marks that belong to a name, "Yahoo! cut its costs": they end no sentence, and are not loud. A word that is such a name once
 * is one wherever it has the mark.
 */
export function findNameMarks(text: string): ReadonlySet<number> {
  if (!/[!?]/.test(text)) return NONE;
  const marked = [...text.matchAll(MARKED)].map(({ 0: { length }, 1: word = '', 2: mark = '', index }) => {
    const after = text.slice(index + length, index + length + LOOKED_AT);
    const next = /^[ \t]+(\p{L}[\p{L}\p{N}'\u2019-]*)/u.exec(after)?.[1] ?? '';
    return {
      word,
      at: index + length - 1,
      isName: isNamed(word, mark, { before: text.slice(Math.max(0, index - LOOKED_AT), index), after, next }),
    };
  });
  const names = new Set(marked.flatMap(({ word, isName }) => (isName ? [word] : [])));
  return names.size === 0 ? NONE : new Set(marked.flatMap(({ word, at }) => (names.has(word) ? [at] : [])));
}
