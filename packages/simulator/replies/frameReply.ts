import type { Intent } from '../outcome.ts';
import { isOutsideKind } from '../reader/kinds.ts';
import { canExpand, expandPhrase, pickPhrase, type NextChance } from './expandPhrase.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { CASUAL_SIGN_OFFS, GREETINGS, SIGN_OFFS, THANKS, MOBILE_SIGNATURES } from './stock/frames.ts';

type Frame = { greeting: string; signature: string };
type FrameInput = { intent: Intent; facts: ReplyFacts; next: NextChance };

/** How often a reply greets, and how often it thanks for the email instead. */
const habits: Record<Intent, { greets: number; thanks: number }> = {
  interested: { greets: 0.3, thanks: 0.16 },
  question: { greets: 0.34, thanks: 0.1 },
  timing: { greets: 0.26, thanks: 0.16 },
  referral: { greets: 0.3, thanks: 0.12 },
  soft_objection: { greets: 0.26, thanks: 0.1 },
  hard_objection: { greets: 0.16, thanks: 0 },
  not_interested: { greets: 0.16, thanks: 0.04 },
  opt_out: { greets: 0.04, thanks: 0 },
};
/** Refusals, doubts and questions are so short that only a name makes them differ. */
const SIGNED: Partial<Record<Intent, number>> = {
  question: 0.95,
  soft_objection: 0.95,
  hard_objection: 0.95,
  not_interested: 0.96,
  opt_out: 0.97,
};
const USUALLY_SIGNED = 0.88;
const ON_A_PHONE = 0.18;
/** Nobody says thanks for these. */
const ATTACKS = ['insult', 'threat', 'reproach', 'pressure', 'loud'] as const;
/** In a shorter message, a greeting would be most of the text. */
const LEAST_TO_THANK = 25;

type Register = keyof typeof SIGN_OFFS;

const languageOf = ({ language }: ReplyFacts): 'de' | 'fr' | 'es' | 'en' =>
  language === 'de' || language === 'fr' || language === 'es' ? language : 'en';

/** Language and degree of closeness, if the language distinguishes the two. */
function registerOf(facts: ReplyFacts): Register {
  const language = languageOf(facts);
  return language !== 'en' && facts.tags.has('familiar') ? `${language}Familiar` : language;
}

const namesSender = (message: string, { fields }: ReplyFacts): boolean => {
  const sender = fields.get('sender');
  return sender !== undefined && message.includes(sender);
};

function greet(message: string, { intent, facts, next }: FrameInput): string {
  const { greets, thanks } = habits[intent];
  const draw = next();
  const language = languageOf(facts);
  const isGreeted =
    /^(?:hi|hey|hello|thanks|thank you|got (?:it|your|this)|glad you wrote|good that you|nice (?:of|that) you|kind of you|good of you|good to hear|lovely|so (?:good|nice)|how nice|flattered|read|just (?:read|saw)|saw|seen|hallo|danke|merci|bonjour|gracias|hola|\?)/i.test(
      message,
    ) ||
    facts.kind === 'not_a_message' ||
    namesSender(message, facts);
  if (isGreeted || draw >= greets + thanks) return '';
  if (draw < greets) {
    const greeting = pickPhrase(
      language === 'en' && (facts.kind === 'personal' || facts.kind === 'internal') ? GREETINGS.close : GREETINGS[registerOf(facts)],
      facts.fields,
      next,
    );
    return greeting === undefined ? '' : `${expandPhrase(greeting, facts.fields, next)}\n\n`;
  }
  const isCold = facts.kind === null || facts.kind === 'advert' || isOutsideKind(facts.kind) || ATTACKS.some((tag) => facts.tags.has(tag));
  if (isCold || language !== 'en' || message.length < LEAST_TO_THANK || /thank|appreciate/i.test(message)) return '';
  return `${expandPhrase(pickPhrase(THANKS, facts.fields, next) ?? '', facts.fields, next)} `;
}

/** Words that may end a message and start a sign-off. */
const ENDS = ['thanks', 'cheers', 'best', 'regards', 'gracias', 'merci', 'bonne'] as const;

/** A message that ends with one of these is signed with only a name. */
const TAKES_LEAVE =
  /(?:^|[.!?] )(?:cheers|thanks|thanks anyway|good luck(?: with \w+(?: \w+)?)?|all the best(?: with it)?|talk soon|best)[.!]?$/i;

/** Nobody says thanks and signs with thanks. */
const notTwice = (message: string, signOffs: readonly string[]): readonly string[] => {
  if (TAKES_LEAVE.test(message)) return signOffs.filter((signOff) => !/^\p{Lu}/u.test(signOff));
  const said = ENDS.filter((word) => message.toLowerCase().includes(word));
  return signOffs.filter((signOff) => !said.some((word) => signOff.toLowerCase().startsWith(word)));
};

function sign(message: string, { intent, facts, next }: FrameInput): string {
  const language = languageOf(facts);
  const isClose = facts.kind === 'personal' || facts.kind === 'internal' || facts.kind === 'not_a_message' || intent === 'opt_out';
  const isCasual = isClose && language === 'en';
  const stock = notTwice(message, isCasual ? CASUAL_SIGN_OFFS : SIGN_OFFS[registerOf(facts)]);
  const isSigned = next() < (SIGNED[intent] ?? USUALLY_SIGNED);
  const name = isSigned ? pickPhrase(stock, facts.fields, next) : undefined;
  const lines = name === undefined || !canExpand(name, facts.fields) ? [] : [expandPhrase(name, facts.fields, next)];
  if (next() < ON_A_PHONE) lines.push(expandPhrase(pickPhrase(MOBILE_SIGNATURES[language], facts.fields, next) ?? '', facts.fields, next));
  return lines.join('\n\n');
}

/** How a reply greets and signs, in the email's language. */
export const frameReply = (message: string, input: FrameInput): Frame => ({
  greeting: greet(message, input),
  signature: sign(message, input),
});
