import type { Need } from '../offer.ts';

/** Offers to put texts into another language, whatever the texts are. */
const TRANSLATION: ReadonlySet<string> = new Set(['translation', 'translation_service']);
/** From these probabilities on, something is translated, and what else an email speaks of are the texts. */
const LEAST_TRANSLATED = 0.5;
const LEAST_TEXTS = 0.02;
const MOST_KINDS = 2;

/** Whoever owns the texts decides on their translation, too: safety data sheets are the work of safety and compliance. */
export function ownTranslated(needs: readonly Need[]): Need[] {
  const [top, ...others] = needs;
  if (top === undefined || !TRANSLATION.has(top.id) || top.share < LEAST_TRANSLATED) return [...needs];
  const ofTexts = others
    .filter(({ id, share, owners }) => share >= LEAST_TEXTS && !TRANSLATION.has(id) && !owners.includes('language'))
    .slice(0, MOST_KINDS);
  // Who mainly writes them or signs for them: a product manager only works beside a manual.
  const owners = [...new Set([...top.owners, ...ofTexts.flatMap((need) => [...need.owners.slice(0, 1), ...need.signers])])];
  return [{ ...top, owners, signers: [...new Set([top, ...ofTexts].flatMap(({ signers }) => signers))] }, ...others];
}
