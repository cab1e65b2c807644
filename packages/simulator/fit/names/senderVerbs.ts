import { groupOf } from '../../reader/groups.ts';
import { hashOf } from '../../reader/knownToken.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { HANDS_OVER, SERVICE_OF_VERB, toBaseVerb } from '../mail/offerVerbs.ts';
import { NOT_IN_A_NAME, toSingular } from '../mail/offerWords.ts';
import { readDeed } from './deedVerbs.ts';

const SENDER = /^(?:we|i)(?:['’](?:ll|d))?$/;
const OURS = /^(?:our|my)$/;
/** Who works for the sender, one of them: "our crew", "my brother". */
const AGENT =
  /^(?:company|firm|team|crew|studio|agency|shop|workshop|engineer|technician|tech|specialist|expert|driver|rider|mechanic|cleaner|guy|lad|man|woman|brother|sister|son|daughter|dad|father|mother|wife|husband|cousin|partner|van|truck|lorry|robot|machine)$/;
const LITTLE = /^(?:little|small|own|whole|local|tiny)$/;
const NUMBER = /^(?:\d+|two|three|four|five|six|ten)$/;
/** Words between the sender and the verb. */
const BETWEEN =
  /^(?:also|only|just|simply|now|usually|currently|mainly|mostly|often|always|already|never|still|then|even|can|will|all|both)$/;
/** Behind these and at the start of a clause, a pronoun is somebody else who does something. */
const BEFORE_SUBJECT = /^(?:and|so|but|when|while|if|that|because|once|until|before|after|what|where)$/;
const SUBJECT = /^(?:you|they|he|she|it|we|i|nobody|everybody|your)$/;
/** What a verb that follows others is about. */
const OBJECT = /^(?:your|the|all|every|any|each|them|it|up|off|out|away)$/;

/** A verb of the sender in a sentence, in its plain form. */
export type SenderVerb = { at: number; words: readonly string[] };

/** `haul` of "our crew hauls". */
function toPlain(verb: string): string | null {
  if (!verb.endsWith('s') || verb.endsWith('ss')) return null;
  if (/(?:sh|ch|x|ss|zz)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
}

/** "I run a crew that services ovens": behind these, what the sender is or runs does it. */
const LINK = /^(?:that|which|who)$/;
const IS_SENDER = /^(?:we're|i'm)$/;
const HAS = /^(?:am|are|run|own|lead|have)$/;
const FARTHEST_LINK = 8;

/** Whether a relative pronoun is about people that the sender says they are or run. */
const tellsSender = ({ words, clauses }: MaskedSentence, link: number): boolean =>
  (words[link] === 'who' || AGENT.test(words[link - 1] ?? '')) &&
  words.slice(Math.max(0, link - FARTHEST_LINK), link).some((word, offset, before) => {
    const at = link - before.length + offset;
    return clauses[at] === clauses[link] && (IS_SENDER.test(word) || (SENDER.test(word) && HAS.test(words[at + 1] ?? '')));
  });

/** "Loopway plans the routes of your vans": a rare word with a capital, and a verb of a service. */
const NAMED = /^\p{Lu}[\p{L}\d]+ \p{Ll}+s\b/u;
const isProductAt = ({ words, text }: MaskedSentence, at: number): boolean =>
  at === 0 && NAMED.test(text.trim()) && groupOf(hashOf(words[0] ?? '')) === 0 && SERVICE_OF_VERB.has(toPlain(words[1] ?? '') ?? '');

/** "Our licensed engineers": words before those who do it. */
const MOST_BEFORE_PEOPLE = 2;

/** Where the verb stands behind the sender at a position, and whether one person or machine of theirs does it; null if there is none. */
function findFirst(sentence: MaskedSentence, at: number): { at: number; isOne: boolean } | null {
  const { words } = sentence;
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (isProductAt(sentence, at)) return { at: 1, isOne: true };
  if (LINK.test(word) && tellsSender(sentence, at))
    return { at: at + 1, isOne: /[^s]s$/.test(words.slice(at + 1).find((one) => !BETWEEN.test(one)) ?? '') };
  if (SENDER.test(word)) return { at: at + 1, isOne: false };
  // "Ten of us come in."
  if (word === 'of' && next === 'us') return { at: at + 2, isOne: /^(?:one|man|woman)$/.test(words[at - 1] ?? '') };
  if (!OURS.test(word)) return null;
  const agent = NUMBER.test(next) || (LITTLE.test(next) && AGENT.test(words[at + 2] ?? '')) ? at + 2 : at + 1;
  const who = words[agent] ?? '';
  // "My two border collies clear geese."
  const isTwo = agent === at + 2 && toSingular(who) === who && toSingular(words[agent + 1] ?? '') !== words[agent + 1];
  if (isTwo) return { at: agent + 2, isOne: false };
  if (AGENT.test(who)) return { at: agent + 1, isOne: true };
  const isMany = (one = ''): boolean => toSingular(one) !== one || one === 'people' || one === 'men';
  const people = words.slice(agent, agent + 1 + MOST_BEFORE_PEOPLE).findIndex(isMany);
  const verb = agent + people + 1;
  // "Our software matches every invoice" has no people.
  const isVerb = people === 0 || !(isMany(words[verb]) || OBJECT.test(words[verb] ?? '') || NOT_IN_A_NAME.has(who));
  return people < 0 || !isVerb ? null : { at: verb, isOne: false };
}

const withVerb = (words: readonly string[], at: number, verb: string): readonly string[] =>
  words.map((word, place) => (place === at ? verb : word));

/** Verbs that follow the first: "we come out and scrape your grills". */
function listJoined({ words, clauses }: MaskedSentence, first: number, isOne: boolean): SenderVerb[] {
  const joined: SenderVerb[] = [];
  for (let at = first + 1; at < words.length; at += 1) {
    const before = words[at - 1] ?? '';
    const isStart = clauses[at] !== clauses[at - 1];
    if (SUBJECT.test(words[at] ?? '') && (isStart || BEFORE_SUBJECT.test(before))) break;
    if (!isStart && before !== 'and' && before !== 'then') continue;
    const verb = isOne ? toPlain(words[at] ?? '') : (words[at] ?? '');
    if (verb === null) continue;
    const plain = withVerb(words, at, verb);
    const { work, end } = readDeed(plain, at);
    const isVerb = SERVICE_OF_VERB.has(verb) || HANDS_OVER.has(verb) || end > at + 1 || OBJECT.test(words[at + 1] ?? '');
    if ((work !== null || HANDS_OVER.has(verb)) && isVerb && clauses[at + 1] === clauses[at]) joined.push({ at, words: plain });
  }
  return joined;
}

/** Behind these, the sender's verb follows in its other form: "we have been closing", "I started placing", "we specialize in grinding". */
const BEFORE_GERUND = /^(?:(?:has|have) been|started|began|speciali[sz]es? in|focus(?:es)? on)$/;

/** `close` for "closing". */
function toBase(gerund: string): string {
  const known = toBaseVerb(gerund);
  const stem = gerund.slice(0, -3);
  if (known !== gerund) return known;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /[^s]s$|[cgvzu]$/.test(stem) ? `${stem}e` : stem;
}

/** The verb in its base form behind "has been" and the like; null if there is none. */
function findGerund(words: readonly string[], at: number): SenderVerb | null {
  const length = BEFORE_GERUND.test(words[at] ?? '') ? 1 : BEFORE_GERUND.test(words.slice(at, at + 2).join(' ')) ? 2 : 0;
  const gerund = words[at + length] ?? '';
  return length > 0 && /^[a-z]{2,}ing$/.test(gerund) ? { at: at + length, words: withVerb(words, at + length, toBase(gerund)) } : null;
}

/** The verbs of the sender at a position: "we", "I'll", "our riders", "my crew"; each with the words of the sentence that go with it. */
export function listSenderVerbs(sentence: MaskedSentence, sender: number): SenderVerb[] {
  const found = findFirst(sentence, sender);
  if (found === null) return [];
  const { words, clauses } = sentence;
  let { at } = found;
  while (BETWEEN.test(words[at] ?? '')) at += 1;
  const gerund = findGerund(words, at);
  if (gerund !== null) return clauses[gerund.at] === clauses[sender] ? [gerund] : [];
  const verb = found.isOne ? toPlain(words[at] ?? '') : (words[at] ?? null);
  if (verb === null || clauses[at] !== clauses[sender]) return [];
  return [{ at, words: withVerb(words, at, verb) }, ...listJoined(sentence, at, found.isOne)];
}
