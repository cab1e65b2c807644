import type { Factor } from '@coldcast/contract/insights';

type Verification = NonNullable<NonNullable<Factor['verifications']>[number]>;
export type EditedEmail = NonNullable<NonNullable<Factor['editedEmails']>[number]>;
type ListChange = NonNullable<NonNullable<Factor['lists']>[number]>;
/** `cost` is what the factor behind it costs, in points; `list` is set if the advice is about whom to write to. */
export type Idea = {
  id: string;
  text: string;
  verification: Verification | null;
  editedEmail: EditedEmail | null;
  list: ListChange | null;
  cost: number;
};
export type VerifiedIdea = Idea & { verification: Verification };

/** A factor's recommendations with the simulation's result for each; null if unverified. */
export const toIdeas = ({
  factor_id: factorId,
  recommendations = [],
  verifications = [],
  editedEmails = [],
  lists = [],
  deltaPoints = 0,
}: Factor): Idea[] =>
  recommendations.map((text, index) => {
    const verification = verifications[index];
    return {
      id: `${factorId}:${text}`,
      text,
      verification: verification?.verified ? verification : null,
      editedEmail: editedEmails[index] ?? null,
      list: lists[index] ?? null,
      cost: Math.max(0, -deltaPoints),
    };
  });

const isVerified = (idea: Idea): idea is VerifiedIdea => idea.verification !== null;

/** Advice on the list that costs little, or gives up much of the replies. */
const comesLast = ({ list }: Idea): boolean => list?.mayLead === false;

/**
 * What to do first: the verified ideas of several factors, largest gain first, without repeats; advice on the list leads if the list costs
 * more, and comes last if it must not lead.
 */
export function verifiedIdeas(factors: readonly Factor[]): VerifiedIdea[] {
  const once = new Map<string, VerifiedIdea>();
  for (const idea of factors.flatMap(toIdeas).filter(isVerified)) {
    const known = once.get(idea.text);
    // Two factors may give the same advice: the one that can show the email represents both.
    if (known === undefined || (known.editedEmail === null && idea.editedEmail !== null)) once.set(idea.text, idea);
  }
  const ideas = [...once.values()].toSorted((a, b) => b.verification.deltaPoints - a.verification.deltaPoints);
  const dearest = Math.max(0, ...ideas.filter(({ list }) => list === null).map(({ cost }) => cost));
  const leads = (idea: VerifiedIdea) => idea.list !== null && idea.cost >= dearest && !comesLast(idea);
  const others = ideas.filter((idea) => !leads(idea));
  return [...ideas.filter(leads), ...others.filter((idea) => !comesLast(idea)), ...others.filter(comesLast)];
}
