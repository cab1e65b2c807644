import type { Role } from '../reader/roles.ts';
import type { EmailDraft } from '../reading/draft.ts';

type Read = { draft: EmailDraft; sentences: readonly { text: string; isQuestion: boolean; chances: (role: Role) => number }[] };

/** Where the question ends that only leads up to the offer: "Do you want more revenue?" asks for no answer. `sure` is the chance from which on it is one. */
function endOfOpening({ draft: { body }, sentences: [first] }: Read, sure: number): number {
  const isOpening = first !== undefined && first.isQuestion && first.chances('question') >= sure;
  return isOpening ? body.raw.indexOf(first.text) + first.text.length : 0;
}

/** How strongly a body asks for something after its opening question. */
export function strongestRequest(body: Read, sure: number): number {
  const end = endOfOpening(body, sure);
  return Math.max(0, ...body.draft.requests.filter(({ start }) => start >= end).map(({ strength }) => strength));
}
