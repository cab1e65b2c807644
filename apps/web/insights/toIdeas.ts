import type { Factor } from '@coldcast/contract/insights';

type Verification = NonNullable<NonNullable<Factor['verifications']>[number]>;
export type EditedEmail = NonNullable<NonNullable<Factor['editedEmails']>[number]>;
export type Idea = { id: string; text: string; verification: Verification | null; editedEmail: EditedEmail | null };
export type VerifiedIdea = Idea & { verification: Verification };

/** A factor's recommendations with what the simulation found of each; an unverified one carries null. */
export const toIdeas = ({ factor_id: factorId, recommendations = [], verifications = [], editedEmails = [] }: Factor): Idea[] =>
  recommendations.map((text, index) => {
    const verification = verifications[index];
    return {
      id: `${factorId}:${text}`,
      text,
      verification: verification?.verified ? verification : null,
      editedEmail: editedEmails[index] ?? null,
    };
  });

const isVerified = (idea: Idea): idea is VerifiedIdea => idea.verification !== null;

/** What to do first: the verified ideas of several factors, worth most first, each once; advice on the list leads where the list costs more. */
export function verifiedIdeas(factors: readonly Factor[]): VerifiedIdea[] {
  const once = new Map<string, VerifiedIdea>();
  for (const idea of factors.flatMap(toIdeas).filter(isVerified)) {
    const known = once.get(idea.text);
    // The same advice may follow from two factors: the one that can show the email stands for both.
    if (known === undefined || (known.editedEmail === null && idea.editedEmail !== null)) once.set(idea.text, idea);
  }
  return [...once.values()].toSorted((a, b) => b.verification.deltaPoints - a.verification.deltaPoints);
}
