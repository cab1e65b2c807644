import { hashText, keyedUniform } from './draws.ts';
import type { Email, LeadInList } from './lead.ts';
import type { Intent } from './outcome.ts';
import { toAnswered } from './replies/answeredEmail.ts';
import { chooseClose, chooseLine } from './replies/chooseLine.ts';
import { expandPhrase, type NextChance } from './replies/expandPhrase.ts';
import { chooseAnyStock, chooseStock } from './replies/chooseStock.ts';
import { findReplyFaults } from './replies/replyFaults.ts';
import type { ReplyCampaign } from './replies/replyCampaign.ts';
import { readReplyFacts, type ReplyFacts } from './replies/replyFacts.ts';
import { toBritish } from './replies/british.ts';
import { isBritish } from './reading/spelling/british.ts';
import { frameReply } from './replies/frameReply.ts';
import { toOwnVoice } from './replies/toOwnVoice.ts';
import { applyTypingStyle, drawTypingStyle, toSentence } from './replies/typing.ts';

/** How often a reply that may end with a closing sentence has one. Refusals are shorter than acceptances, opt-outs shortest. */
const closes: Record<Intent, number> = {
  interested: 0.8,
  question: 0.6,
  timing: 0.6,
  referral: 0.5,
  soft_objection: 0.6,
  hard_objection: 0.3,
  not_interested: 0.25,
  opt_out: 0.15,
};

/**
 * Keyed draws numbered in order of use, so that a reply is a pure function of seed, lead and email: a different email gets different words.
 */
function countedChance(seed: string, { leadKey, email }: { leadKey: string; email: Email }): NextChance {
  const emailKey = hashText(`${email.subject}\n${email.body}`).join('.');
  let draw = 0;
  return () => {
    draw += 1;
    return keyedUniform(seed, leadKey, `reply-${emailKey}-${draw}`);
  };
}

/** The message: one line of the stock, sometimes with a closing sentence that fits it. */
function writeMessage(intent: Intent, facts: ReplyFacts, next: NextChance): string {
  const { lines, closes: endings } = chooseStock(facts, intent, next);
  const line = chooseLine(lines, facts, next) ?? chooseLine(chooseAnyStock(facts, intent).lines, facts, next);
  const close = line?.isOpen === true && next() < closes[intent] ? chooseClose(endings, facts, next) : undefined;
  const message = [line, close]
    .filter((part) => part !== undefined)
    .map(({ text }) => toSentence(expandPhrase(text, facts.fields, next)))
    .join(' ');
  return facts.tags.has('alone') && facts.language === 'en' ? toOwnVoice(message) : message;
}

/** A message with a fault is drawn again, up to this often; the stock has few lines that do not fit an email. */
const MOST_DRAWS = 40;

/** `email` is the answered one, with everything read before it as its body. */
function writeFaultless(email: Email, input: { intent: Intent; facts: ReplyFacts; next: NextChance }): string {
  const { intent, facts, next } = input;
  let message = writeMessage(intent, facts, next);
  for (let draw = 1; draw < MOST_DRAWS; draw += 1) {
    if (message !== '' && findReplyFaults({ text: message, intent, email, facts }).length === 0) break;
    message = writeMessage(intent, facts, next);
  }
  return message;
}

/**
 * The text of a simulated reply, as plain text with line breaks. It answers the kind of email that was sent and its request, from the
 * lead's position; if the kind is uncertain, it fits any email. It quotes only the email and the lead's row. German, French and Spanish
 * emails are answered in their language, others in English. Pure: the same campaign, lead and intent give the same text in any batch.
 * `step` is the email of the lead's sequence that is answered, counted from 1.
 */
export function writeReply(campaign: ReplyCampaign, lead: LeadInList, answer: Intent | { intent: Intent; step: number }): string {
  const { intent, step } = typeof answer === 'string' ? { intent: answer, step: 1 } : answer;
  const { email, thread } = toAnswered(lead, step);
  const next = countedChance(campaign.seed, { leadKey: lead.leadKey, email });
  const facts = readReplyFacts(lead, campaign, step);
  const style = drawTypingStyle(next);
  const said = writeFaultless({ subject: email.subject, body: thread }, { intent, facts, next });
  const message = facts.language === 'en' && isBritish(`${email.subject}\n${thread}`) ? toBritish(said) : said;
  const { greeting, signature } = frameReply(message, { intent, facts, next });
  const spaced = facts.language === 'fr' ? message.replace(/(?<=\p{L})(?=[?!])/gu, ' ') : message;
  const typed = applyTypingStyle(`${greeting}${spaced}`, style);
  return signature === '' ? typed : `${typed}\n\n${signature}`;
}
