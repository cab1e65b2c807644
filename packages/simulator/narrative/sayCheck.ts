import type { StageName } from '../explain/explanation.ts';
import { toQuote } from './facts.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import { createVoice } from './voice.ts';
import { continueSentence, toOneSentence } from './inWords.ts';
import type { Said } from './sayGain.ts';
import type { Check, SummaryInput } from './summaryInput.ts';

/** What is to be checked before anything else. */
export const sayFirstCheck = ({ check, plan: { stage } }: Pick<SummaryInput, 'check' | 'plan'>): string | undefined =>
  check?.comesFirst === true && stage === 'reply' ? check.problem.replace(/^This\b/u, `“${toQuote(check.text)}”`) : undefined;

/** Whether an email has to be another one before anything in it is worth keeping, and before another list helps. */
export const isToBeAnother = (input: Pick<SummaryInput, 'check' | 'plan'>): boolean => sayFirstCheck(input) !== undefined;

/** What a check says, in full or as something to do. */
export function sayCheck(
  { text, problem, advice, mayLead }: Check,
  { stage, key, as }: { stage: StageName; key: string; as: Said },
): string | undefined {
  const { checked, glanced, takeChecked } = STAGE_PHRASES[stage];
  const isNarrative = as === 'narrative';
  const fields = new Map([
    ['quote', toQuote(text)],
    ['problem', problem],
    ['advice', isNarrative ? advice : continueSentence(toOneSentence(advice))],
  ]);
  return createVoice(key, `check ${as} ${stage}`).say(!isNarrative ? takeChecked : mayLead === false ? glanced : checked, fields);
}
