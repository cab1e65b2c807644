import { writeFileSync } from 'node:fs';
import { composeReference } from '../packages/simulator/reference/compose.ts';

const target = new URL('../packages/simulator/reference/emails.ts', import.meta.url);

writeFileSync(
  target,
  `/** A neutral cold email with the invented person it was written to; \`ownWords\` are the words written for this person only. */
export type ReferenceEmail = { name: string; company: string; subject: string; body: string; ownWords: readonly string[] };

/** Version 2026.1, written by \`scripts/composeReference.ts\`. All people and companies are invented. */
export const REFERENCE_EMAILS: readonly ReferenceEmail[] = ${JSON.stringify(composeReference(), null, 2)};
`,
);
