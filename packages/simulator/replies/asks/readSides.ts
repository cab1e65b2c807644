import { WEEKDAY } from '../../reading/text/timeWords.ts';

/** What a reply to an either-or question says: a full sentence for each side that can be repeated. */
export type Sides = readonly string[];

const OWN =
  /\b(?:your ?sel(?:f|ves)|your own (?:people|team|staff|lads|guys|crew)|in[- ]house|internally|your (?:people|team|staff|lads|crew|guys))\b/i;
const OUTSIDE =
  /\b(?:some(?:body|one)(?: else)?|outside firm|external|externally|outsourc\w*|contractors?|agenc(?:y|ies)|third part(?:y|ies)|(?:an? )?(?:outside|local) (?:firm|company))\b/i;
const MOST_WORDS = 5;
const countWords = (text: string): number => text.split(/\s+/).length;

const fromReader = (text: string): string =>
  text
    .replace(/\byour\b/gi, 'our')
    .replace(/\byours\b/gi, 'ours')
    .replace(/\byou\b/gi, 'us');

const thirdPerson = (verb: string): string =>
  /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

/** "do your own checks" as an answer: "We do our own checks". */
const WE_DO =
  /^(?!you\b|not\b|any\b|so\b|just\b|more\b|less\b|are\b|is\b|have\b|has\b|do you\b|does\b|will\b|would\b|can\b|should\b|shall\b|want\b|the\b|an?\b|your\b|it\b|that\b|this\b|with\b|on\b|in\b|by\b|from\b|for\b)[a-z]+(?: [\p{L}'-]+)*$/iu;
/** "does a recycler take them" */
const SOMEBODY_DOES =
  /^(?:does|do) (some(?:body|one)|an? [\p{L}-]+|the [\p{L}-]+) ([a-z]+)(?: (in|out|round|over))?(?: (?:it|them|that|for (?:it|them|you|that)))?$/iu;
const MAY_I = /^(?:shall|should|can|could|may) (?:i|we) ((?:send|email|ring|call|drop|post|bring|book|show|put|come)\b[\p{L}' -]*)$/iu;

/** "wash your own towels": the verb. */
const OWN_THINGS = /^([a-z]+) your own\b(?! (?:people|team|staff|lads|guys|crew)\b)/i;
const TALKS = /\b(?:on the phone|by phone|over the phone|on a call)\b/i;

/** One side of a choice, as a sentence; null if it cannot be repeated as it stands. */
function readSide(side: string, isOfDoing: boolean): string | null {
  const plain = side
    .replace(/^(?:still|mostly|just|currently|now|then) /i, '')
    .replace(/ (?:now|today|at the moment|currently|at present)$/i, '')
    .trim();
  const does = SOMEBODY_DOES.exec(plain);
  if (does) {
    const [, subject = '', verb = '', particle] = does;
    if (particle === 'in') return `${subject} comes in`;
    if (isSomebody(subject) || particle !== undefined) return 'somebody does it for us';
    return `${subject} ${thirdPerson(verb)} ${plain.endsWith(' it') ? 'it' : 'them'}`;
  }
  const may = MAY_I.exec(plain);
  if (may)
    return countWords(may[1] ?? '') > MOST_WORDS
      ? null
      : `${(may[1] ?? '').replace(/\byou\b/gi, 'me').replace(/\byour\b/gi, 'our')}, please`;
  const own = isOfDoing ? OWN_THINGS.exec(plain)?.[1] : undefined;
  if (own !== undefined) return `we ${own} our own`;
  if (OWN.test(plain) && !/\byour own (?!people|team|staff|lads|guys|crew)/i.test(plain))
    return /\bin[- ]house\b/i.test(plain) ? 'in house' : 'our own people do it';
  const talks = TALKS.exec(plain)?.[0];
  if (talks !== undefined) return `${talks}, please`;
  if (isOfDoing && WE_DO.test(plain) && countWords(plain) <= MOST_WORDS) return `we ${fromReader(plain)}`;
  if (OUTSIDE.test(plain) && !/\bknow\b/i.test(plain)) return 'somebody does it for us';
  return null;
}
const isSomebody = (subject: string): boolean => /^some/i.test(subject);

const NOUNS = String.raw`(?:(?:an?|the|your own|our|more|fewer) )?[\p{L}][\p{L}'-]*(?: [\p{L}'-]+)?`;
const WITH = String.raw`(?:on|in|by|with|via|through|over|at|from)`;
/** "on paper or with a tool", "temps or overtime" after a comma, "WhatsApp or a system" after "is it" or "use". */
const ALIKE: readonly RegExp[] = [
  new RegExp(String.raw`\b(${WITH} ${NOUNS}),? or (${WITH} ${NOUNS})$`, 'iu'),
  new RegExp(String.raw`[,:] (?:is (?:it|that) )?(${NOUNS}),? or (${NOUNS})$`, 'iu'),
  new RegExp(String.raw`\b(?:is (?:it|that)|are they|using|use|prefer|rather have)(?: still| mostly)? (${NOUNS}),? or (${NOUNS})$`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\d/-])([\p{L}\d][\p{L}\d/-]*) or ([\p{L}\d][\p{L}\d/-]*)$`, 'iu'),
];
const NO_CHOICE =
  /^(?:not|so|more|less|two|three|any\w*|similar|never|else|otherwise|both|other\w*|later|maybe|perhaps|nothing|something|someone|no|us|me|you|it|them)\b|^(?:the )?(?:other|like)$/i;
const DAY = new RegExp(String.raw`\b${WEEKDAY}\b`, 'i');

/** Where what the reader does, or is, begins in the first side of a question. */
const SUBJECT =
  /^(?:do|does|are|is|have|has|would) (?:you|they|it|(?:the|your) [\p{L} -]{2,20}?)(?= (?:still |currently |mostly |usually |now )?[\p{L}])/iu;
const split = (question: string): { left: string; right: string; said: string } | null => {
  const at = question.toLowerCase().lastIndexOf(' or ');
  const right = question.slice(at + 4).trim();
  if (at < 0 || DAY.test(question) || NO_CHOICE.test(right)) return null;
  const left = question.slice(0, at).replace(/,$/, '').trim();
  const start = SUBJECT.exec(left);
  return { left, right, said: start === null ? '' : left.slice(start[0].length).trim() };
};

/** What either side of a question about how things stand says: "Are you short of space or just short of racking?" */
export function readStates(question: string): Sides {
  const parts = split(question);
  if (parts === null) return [];
  const { left, right, said } = parts;
  // "Is it still June, or has it moved?"
  const [, verb, subject, done] = /^(has|have|is|are) (it|they|that) ([\p{L}]+(?: [\p{L}]+)?)$/iu.exec(right) ?? [];
  if (done !== undefined)
    return [...(/\bstill\b/i.test(left) ? ['yes, still'] : []), `${subject ?? ''} ${verb ?? ''} ${done}`.toLowerCase()];
  const just = right.replace(/^(?:just|only) /i, '');
  const [one, other] = [said, just].map((side) => side.split(' '));
  const isTwin = one !== undefined && other !== undefined && one.length > 1 && one.length <= 4 && other.length <= 4 && one[0] === other[0];
  return isTwin ? [said, just].map(fromReader) : [];
}

/** What either side of an either-or question says; empty if it is none, or if neither side can be repeated for certain. */
export function readSides(question: string): Sides {
  const parts = split(question);
  if (parts === null) return [];
  const { left, right, said } = parts;
  const isOfDoing = /^do you\b/i.test(left);
  const sides = [said === '' ? null : readSide(said, isOfDoing), readSide(right, isOfDoing)].filter((side) => side !== null);
  const isAlternative = /^(?:do|does|is|are|have|has|can|could|shall|should|would)\b/i.test(right);
  if (sides.length === 0 && /\b(?:your ?sel(?:f|ves)|in[- ]house|your own (?:people|team|staff))\b/i.test(left))
    return ['our own people do it'];
  if (sides.length === 2 || isAlternative) return sides;
  const alike = ALIKE.map((pattern) => pattern.exec(question)).find((match) => match !== null);
  const named = alike === undefined ? [] : [alike[1] ?? '', alike[2] ?? ''].map((side) => fromReader(side.trim()));
  const isPair =
    named.length === 2 &&
    named.every((side) => side.length > 2 && !NO_CHOICE.test(side) && !/\b(?:day|week|month|hour|minute)s?$/i.test(side));
  return isPair ? named : sides;
}
