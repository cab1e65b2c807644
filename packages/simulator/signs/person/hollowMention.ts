import { textOf } from '../../reading/textOf.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { isFlattery } from '../prose/flattery.ts';

/** Words that any company's name could follow: "firms just like", "synergy between", "impressed by what", "I came across". */
const BEFORE =
  /\b(?:(?:compan(?:y|ies)|firms?|business(?:es)?|organi[sz]ations?|brands?|teams?|clients?|customers?|others|people|those)(?: (?:just|exactly|much))? (?:like|such as|similar to)|between|(?:been|am|are|I|we) follow(?:ing|ed)?|came across|come across|stumbled (?:up)?on|discovered|impressed (?:by|with)|(?:(?:can|could|might|would|to|will) (?:best |better |also )?(?:support|help|assist|benefit|add value (?:to|at|for)|work (?:together )?with|partner with)))\s+$/iu;
/** What may follow a name after words of help: more would say with what. */
const ENDS = /^\s*(?:[.!?,]|$|and\b|(?:to )?(?:grow|succeed|achieve|thrive|scale|unlock|reach))/i;
const OF_HELP = /\b(?:support|help|assist|benefit|value (?:to|at|for)|with)\s+$/i;
const LOOKED_BACK = 60;
/** A name that is only promised not to be used: "I won't name you or". */
const WITHHELD =
  /\b(?:won['\u2019]?t|will not|never|without|not) (?:\w+ )?(?:nam(?:e|ing)|mention(?:ing)?|quot(?:e|ing)|identify(?:ing)?)\b[^.!?\n]{0,30}$/i;

/** A promise that fits any name: "take it to the next level". */
const isInHype = ({ sentences, bodyPhrases }: EmailDraft, at: number): boolean =>
  sentences.some(
    ({ start, end }) =>
      start <= at && at < end && bodyPhrases.some((match) => match.stock === 'hype' && start <= match.start && match.start < end),
  );

/** Praise that fits any name: "congratulations on everything you've achieved at". */
const isInFlattery = ({ sentences, body }: EmailDraft, at: number): boolean =>
  sentences.some(({ start, end }) => start <= at && at < end && isFlattery(textOf(body, { start, end })));

/** From this probability on, a sentence may blame, demean or threaten. */
const MAY_ATTACK = 0.25;
const BLAMES = /\b(?:disappoint\w*|frustrat\w*|annoy\w*|rude|ignor(?:ed|ing)|ashamed|unprofessional)\b/i;
/** A name in blame or a threat: "I am disappointed, because I took the time to research". */
const isInAttack = ({ readings, body }: EmailDraft, at: number): boolean =>
  readings.some(
    (one) =>
      one.start <= at &&
      at < one.end &&
      (BLAMES.test(textOf(body, one)) || (['reproach', 'insult', 'threat'] as const).some((role) => chanceOf(one, role) >= MAY_ATTACK)),
  );

/** Whether the reader's company is named only where any other name would do. */
export function namesHollowly(draft: EmailDraft): boolean {
  const { raw } = draft.body;
  const named = findCompany(draft, draft.body);
  return (
    named.length > 0 &&
    named.every(({ start, end }) => {
      const before = raw.slice(Math.max(0, start - LOOKED_BACK), start);
      if (WITHHELD.test(before) || isInHype(draft, start) || isInFlattery(draft, start) || isInAttack(draft, start)) return true;
      return BEFORE.test(before) && (!OF_HELP.test(before) || ENDS.test(raw.slice(end, end + LOOKED_BACK)));
    })
  );
}
