import { isContentWord } from '../../damage/lexicon.ts';
import { isOfAnything } from '../../damage/sayingWords.ts';
import { proseSentences } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import type { EmailDraft } from '../../reading/draft.ts';

const WORD = String.raw`[\p{L}][\p{L}'\u2019-]+`;
/** Where a thing that is named ends. */
const END = String.raw`(?=[.,;:!?)\u2013\u2014]| (?:about|after|and|are|as|at|because|before|by|during|each|every|for|from|if|in|into|is|of|on|or|per|so|than|that|through|to|until|using|when|where|which|while|who|with|within|without)\b|$)`;
const THING = String.raw`((?:${WORD} ){0,2}?${WORD})${END}`;
const DETERMINER = String.raw`(?:(?:the|your|their|all|any|more|enough|these|those|own|our) ){0,2}`;

/** What goes wrong at the reader's: "helps chefs cut food waste". */
const FOUGHT = new RegExp(
  String.raw`\b(?:cuts?|cutting|reduc(?:es?|ed|ing)|stop(?:s|ped|ping)?|avoid(?:s|ed|ing)?|prevent(?:s|ed|ing)?|halv(?:es?|ed|ing)|end(?:s|ed|ing)?|fix(?:es|ed)?) ${DETERMINER}${THING}`,
  'iu',
);
/** What takes the reader's time: "How many hours do you lose chasing late invoices?" */
const SPENT = new RegExp(
  String.raw`\b(?:spend|spends|lose|loses|waste|wastes|hours?|days?|time|mornings?|afternoons?|evenings?|nights?)\b[^.!?]{0,40}? (\p{Ll}+ing ${DETERMINER}${THING})`,
  'iu',
);
/** What a thing does its work on: "Leadline finds verified phone numbers". */
const WORKED_ON = new RegExp(
  String.raw`\b(?:finds?|plans?|tracks?|books?|installs?|repairs?|counts?|schedules?|collects?|forecasts?|orders?|prints?|rent(?:s| out)?|measures?|monitors?|matches|translates?|sorts?) ${DETERMINER}${THING}`,
  'iu',
);

/** What a firm makes or sells, by its trade: "a manufacturer of corrugated boxes". */
const TRADED = new RegExp(
  String.raw`\b(?:manufacturers?|makers?|suppliers?|providers?|distributors?|installers?|importers?|wholesalers?|sellers?|producers?) of ${DETERMINER}${THING}`,
  'iu',
);

/** What any seller says to cut, and people: no topic. */
const OF_ANY =
  /^(?:costs?|prices?|time|money|hours?|days?|stress|risks?|losses|errors?|mistakes|work|effort|bills?|it|them|this|that|you|him|her|us|me|people|customers?|clients?|patients?|guests?|teams?|staff|companies|businesses|including|only|just|also|won['\u2019]t|can['\u2019]t|don['\u2019]t|somebody|someone|everything|anything|nothing|up|down|out|off|back|here|there|looking|doing|calling|writing|wondering)$/iu;

/** A thing of some words that not any seller names; undefined if it is none. */
function toTopic(thing: string | undefined, least: number): string | undefined {
  const words = thing?.split(' ') ?? [];
  const isPlain = words.every((word) => /^(?:\p{Ll}[\p{L}'\u2019-]*|\p{Lu}{2,4}s?)$/u.test(word) && !OF_ANY.test(word));
  const says = words.filter((word) => isContentWord(word.toLowerCase()) && !isOfAnything(word.toLowerCase()));
  return isPlain && says.length === words.length && words.length >= least ? thing : undefined;
}

const TELLS: readonly Role[] = ['offer', 'benefit', 'problem', 'observation', 'question', 'proof'];
const MAY_TELL = 0.3;

/** So many words name a thing where its verb says little of it. */
const LEAST_WORDS = 2;
const FORMS: readonly [form: RegExp, least: number][] = [
  [FOUGHT, 1],
  [SPENT, LEAST_WORDS],
  [WORKED_ON, LEAST_WORDS],
  [TRADED, LEAST_WORDS],
];

/**
 * What an email is about in one to four words of its own: what is cut or stopped, what takes the reader's time, or what the offer does its
 * work on. Undefined if no sentence about the offer or the reader says it plainly.
 */
export function readBodyTopic(draft: EmailDraft): string | undefined {
  const told = proseSentences(draft).filter(({ start, end }) =>
    draft.readings.some((one) => one.start < end && start < one.end && TELLS.some((role) => chanceOf(one, role) >= MAY_TELL)),
  );
  for (const [form, least] of FORMS) {
    for (const { start, end } of told) {
      const topic = toTopic(form.exec(draft.body.raw.slice(start, end))?.[1], least);
      if (topic !== undefined) return topic;
    }
  }
  return undefined;
}
