import type { SellerFacts } from './sellerFacts.ts';

/** Questions that yes or no answers. */
const YES_OR_NO: ReadonlySet<string> = new Set(['askSo', 'askHave', 'askDone', 'askHappy', 'askTrouble']);
type SettleInput = { polarity: 'yes' | 'no' | null; isIfSo?: boolean };

/**
 * What a question about how things are asks for certain. Where the email says after which answer it offers something, whoever wants it gives that
 * answer; where a yes may mean that all is well or that help is wanted, there is no answer to give.
 */
export function settleSituation(situation: SellerFacts | null, { polarity, isIfSo = false }: SettleInput): SellerFacts | null {
  if (situation !== null && YES_OR_NO.has(situation.tags[0] ?? '') && polarity !== null)
    return { tags: [polarity === 'yes' ? 'askSaysYes' : 'askSaysNo', ...(isIfSo ? ['ifSo'] : [])], fields: situation.fields };
  return situation?.tags.includes('ofThings') === true ? null : situation;
}
