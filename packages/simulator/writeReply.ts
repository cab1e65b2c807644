import { hashText, keyedUniform } from './draws.ts';
import type { LeadInList } from './lead.ts';
import type { Intent } from './outcome.ts';
import { readPersona } from './persona/readPersona.ts';
import { readEmail } from './reading/readEmail.ts';
import { chooseReason } from './replies/chooseReason.ts';
import { expandPhrase, pickPhrase, type NextChance, type PhraseFields } from './replies/expandPhrase.ts';
import { INTENT_PHRASES, MOBILE_SIGNATURES, OPENERS, REASONS, SIGN_OFFS } from './replies/phrases.ts';
import { readQuotable } from './replies/quotable.ts';
import { applyTypingStyle, drawTypingStyle, toSentence } from './replies/typing.ts';

type Temper = 'warm' | 'plain' | 'cool';

/** How often each kind of answer is one line, opens with a greeting, gives a reason and closes with an ask. Refusals are shorter than yeses, opt-outs shortest. */
const habits: Record<Intent, { terse: number; opener: number; reason: number; close: number; temper: Temper; isFriendly: boolean }> = {
  interested: { terse: 0.22, opener: 0.6, reason: 0.34, close: 0.8, temper: 'warm', isFriendly: true },
  question: { terse: 0.3, opener: 0.5, reason: 0.26, close: 0.62, temper: 'plain', isFriendly: true },
  timing: { terse: 0.3, opener: 0.5, reason: 0.16, close: 0.66, temper: 'plain', isFriendly: true },
  referral: { terse: 0.34, opener: 0.48, reason: 0.1, close: 0.5, temper: 'plain', isFriendly: true },
  soft_objection: { terse: 0.3, opener: 0.42, reason: 0.26, close: 0.6, temper: 'plain', isFriendly: true },
  hard_objection: { terse: 0.52, opener: 0.26, reason: 0.24, close: 0.34, temper: 'cool', isFriendly: false },
  not_interested: { terse: 0.62, opener: 0.22, reason: 0.2, close: 0.3, temper: 'cool', isFriendly: false },
  opt_out: { terse: 0.9, opener: 0.05, reason: 0.1, close: 0.16, temper: 'cool', isFriendly: false },
};

/** Keyed draws numbered in the order they are asked for, so that one reply is one pure function of seed, lead and email: another email is answered in other words. */
function countedChance(seed: string, lead: LeadInList): NextChance {
  const emailKey = hashText(`${lead.email.subject}\n${lead.email.body}`).join('.');
  let draw = 0;
  return () => {
    draw += 1;
    return keyedUniform(seed, lead.leadKey, `reply-${emailKey}-${draw}`);
  };
}

function middleOf(intent: Intent, fields: PhraseFields, next: NextChance): string[] {
  const phrases = INTENT_PHRASES[intent];
  const habit = habits[intent];
  const sentence = (stock: readonly string[]) => toSentence(expandPhrase(pickPhrase(stock, fields, next) ?? '', fields, next));
  if (next() < habit.terse) return [sentence(phrases.terse)];
  const core = sentence(phrases.core);
  return next() < habit.close ? [core, sentence(phrases.close)] : [core];
}

function signatureOf(intent: Intent, fields: PhraseFields, next: NextChance): string {
  const isSigned = next() < (habits[intent].isFriendly ? 0.62 : 0.72);
  const name = isSigned ? pickPhrase(SIGN_OFFS, fields, next) : undefined;
  const lines = name === undefined ? [] : [expandPhrase(name, fields, next)];
  if (next() < 0.2) lines.push(MOBILE_SIGNATURES[Math.floor(next() * MOBILE_SIGNATURES.length)] ?? '');
  return lines.join('\n\n');
}

/**
 * The text of a simulated reply, as plain text with line breaks. It quotes only what stands in the email or the lead's row.
 * Pure: the same seed, lead and intent give the same text in any batch. English, whatever the email's language.
 */
export function writeReply(seed: string, lead: LeadInList, intent: Intent): string {
  const next = countedChance(seed, lead);
  const habit = habits[intent];
  const fields = readQuotable(lead, readPersona(lead).firstName);
  const style = drawTypingStyle(next);

  const middle = middleOf(intent, fields, next);
  if (next() < habit.reason) {
    const key = chooseReason(readEmail(lead, lead.context), next());
    const stock: readonly string[] = key === null ? [] : REASONS[key][habit.isFriendly ? 'warm' : 'cold'];
    const reason = pickPhrase(stock, fields, next);
    if (reason !== undefined) middle.splice(habit.isFriendly ? 0 : 1, 0, toSentence(expandPhrase(reason, fields, next)));
  }

  const opener = next() < habit.opener ? pickPhrase(OPENERS[habit.temper], fields, next) : undefined;
  const text = middle.join(' ');
  const signature = signatureOf(intent, fields, next);
  const message = opener === undefined ? text : joinOpener(expandPhrase(opener, fields, next).trim(), text, next);
  const typed = applyTypingStyle(message, style);
  return signature === '' ? typed : `${typed}\n\n${signature}`;
}

/** A greeting that ends in a comma stands on its own line as often as not; a sentence runs on. */
function joinOpener(opener: string, text: string, next: NextChance): string {
  const isGreeting = opener.endsWith(',');
  if (isGreeting && next() < 0.6) return `${opener}\n\n${text}`;
  return isGreeting ? `${opener} ${text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}` : `${opener} ${text}`;
}
