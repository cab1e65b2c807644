import type { Factor } from '@coldcast/contract/insights';

type Verification = NonNullable<NonNullable<Factor['verifications']>[number]>;
export type EditedEmail = NonNullable<NonNullable<Factor['editedEmails']>[number]>;
export type Idea = { id: string; text: string; verification: Verification | null; editedEmail: EditedEmail | null };

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
