import { isWork, nameOffer } from './nameOffer.ts';

/** Where the first name in a subject ends. */
const ENDS =
  /[,.:;!?(\u2013\u2014/|+&]|\s-\s|\s(?:at|for|in|from|before|after|on|with|of|to|by|during|into|until|that|which|who|and|or|your|our|the|this|next|near|around|across|without|under|over|is|are|do|does|can|could|made|done|delivered|spliced|guaranteed)\b|\{\{/i;
/** What is no thing, or could be anything. */
const EMPTY =
  /^(?:who|whose|what|which|when|where|why|how|quick|question|questions|idea|ideas|hello|hi|hey|intro|introduction|offer|offers|offering|proposal|meeting|meetings|call|chat|update|news|thoughts?|opportunity|partnership|help|website|team|reply|solutions?|products?|information|info|details|prices?|pricing|savings?|costs?|results|growth|business|following|checking|touching|catching|reaching|hoping|introducing|getting|making|saving|cutting|more|less|new|free|your|our|my|you|we|us|it|re|fwd|fw|yes|no|last|first|one|two|three|four|five|six|ten|some|any|every|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|dates?|days?|weeks?|months?|years?|things?|people|companies|customers|clients|congrats|congratulations|thanks|thank|sorry|reasons?|ways?|tips|steps|numbers|notes?|terms|time|times|rate|range|plan|plans|list|ending|ends|coming|left|available|ready|work)$/i;
const MOST_WORDS = 3;

/** The word without its ending, by which a text may repeat it. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ies|y)$/, '')
    .replace(/(?:ing|es|s|e)$/, '')
    .replace(/([^aeiouls])\1$/, '$1');

/** Whether a text has a word that begins like another. */
const repeats = (word: string, text: string): boolean => {
  const stem = stemOf(word);
  return stem.length >= 3 && new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(text);
};

/** Materials and work that have no plural. */
const UNCOUNTED =
  /(?:service|hire|rental|supply|cover|repair|transport|testing|soil|oil|gas|fuel|power|water|sand|gravel|stone|timber|wood|feed|hay|straw|wool|cotton|leather|glass|concrete|cement|meat|fish|fruit|cheese|flour|beer|tea|scrap|metal|broadband|electricity|heating|compost|mulch|fertili[sz]er|tion|ment|ance|age)$/i;
/** Work that is done once or now and then. */
const JOBS = /(?:survey|contract|audit|test|check|inspection|review|scan|visit)$/i;

const toPlural = (name: string): string =>
  /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;

/** A name in the form that follows "on" without an article; null if it has none for certain. */
function toStanding(name: string, body: string): string | null {
  const last = name.split(' ').at(-1) ?? '';
  if (nameOffer(name) !== null || isWork(name) || /[^sui]s$/i.test(name) || UNCOUNTED.test(last)) return name;
  const isCounted =
    JOBS.test(last) ||
    new RegExp(`\\b(?:(?:an?|one|each|every|another|per) (?:[a-z-]+ ){0,2}${last}|${toPlural(last)})\\b`, 'i').test(body);
  return isCounted && !/(?:er|or|ist|ing)$/.test(last) ? toPlural(name) : null;
}

/** "British tulips": a word that keeps its capital within a sentence. */
const KEEPS_CAPITAL = /^(?:[\p{Lu}]\p{L}+(?:ish|ian|ean|ese)|Dutch|French|Greek|Welsh|Swiss|German|American|Christmas|Easter)$/u;
const toLower = (word: string, body: string): string =>
  KEEPS_CAPITAL.test(word) || new RegExp(`(?<!\\p{L})\\p{Ll}[\\p{L}-]*,? ${word}\\b(?! \\p{Lu})`, 'u').test(body)
    ? word
    : word.toLowerCase();

/**
 * What an email is about, in a form that follows "on": the name at the start of its subject, such as "Legionella checks", if the body speaks of
 * it, too. Null if it is not certain to be a plain name.
 */
export function readTopic(subject: string, { body, company }: { body: string; company: string | null }): string | null {
  const plain = subject
    .replace(/^(?:(?:re|fwd?|aw): *)+/i, '')
    .replace(/^(?:your|our|the) /i, '')
    .trim();
  // "Linen for Harborline" needs no second mention.
  const isAddressed =
    company !== null &&
    company !== '' &&
    new RegExp(`^[^,.:;!?]+ (?:for|at) ${company.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\W`)}\\W*$`, 'i').test(plain);
  const end = ENDS.exec(plain)?.index ?? plain.length;
  const words = plain.slice(0, end).trim().split(/\s+/);
  // A place or a firm: "Pallets Felixstowe".
  const named = words.findIndex(
    (word, index) => index > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !new RegExp(`\\b${word.toLowerCase()}`).test(body),
  );
  const kept = named > 0 ? words.slice(0, named) : words;
  while (
    kept.length > 1 &&
    /^(?:services|solutions?|products?|offers?|prices?|dates?|rotas?|schedules?|packages?|contracts?|renewals?|suppliers?|quotes?)$/i.test(
      kept.at(-1) ?? '',
    )
  )
    kept.pop();
  const last = kept.at(-1) ?? '';
  if (kept.length > MOST_WORDS || last.length < 4 || kept.some((word) => !/^[\p{L}][\p{Ll}-]+$/u.test(word) || EMPTY.test(word)))
    return null;
  if (/(?:ed|ly)$/i.test(last) || !(isAddressed || kept.some((word) => word.length > 3 && repeats(word, body)))) return null;
  return toStanding(kept.map((word) => toLower(word, body)).join(' '), body);
}
