import { describe, expect, it } from 'vitest';
import { EDITS, type Edit } from '../edits/edits.ts';
import type { Email } from '../lead.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { readEmail } from '../reading/readEmail.ts';
import { buildLead } from '../testing/buildLead.ts';
import { BODIES, SUBJECTS } from './corpus.ts';
import { findDamage } from './findDamage.ts';

const lead = buildLead({ name: 'Dana Whitcombe', company: 'Harlow Freight', title: 'CFO' });
const context = { contactsAtCompany: 1, ownWords: [] };
const body = 'Hi Dana,\n\nTrucks wait at the dock.\n\nBest,\nErin';
const subject = 'Dock slots';

/** An email with everything edits need, read once. */
function read(email: Email) {
  const own = { ...lead, email };
  return { email, values: readEmail(own, context).values, draft: toEmailDraft(own, context) };
}

const apply = (edit: Edit, { email, values, draft }: ReturnType<typeof read>): Email => (edit.when(values) ? edit.apply(draft) : email);

const isChanged = (before: Email, after: Email) => before.subject !== after.subject || before.body !== after.body;
const objections = (before: Email, after: Email, edits: readonly Edit[]) => {
  const allowed = edits.flatMap(({ mayChange }) => mayChange ?? []);
  return findDamage(before, after).filter(({ kind }) => !allowed.includes(kind));
};

/** Every edit of every email, and every second edit of some of the results. */
function tryAll(emails: readonly Email[], pairEvery: number) {
  const found: unknown[] = [];
  const counts = { single: 0, pairs: 0 };
  emails.forEach((before, index) => {
    const reading = read(before);
    const triedAgain = new Set<string>();
    for (const edit of EDITS) {
      const once = apply(edit, reading);
      if (!isChanged(before, once)) continue;
      counts.single += 1;
      found.push(...objections(before, once, [edit]).map((one) => ({ ...one, id: edit.id, before, once })));
      // Several edits may write the same email, and a second edit finds the same in it.
      const text = JSON.stringify(once);
      if (index % pairEvery !== 0 || triedAgain.has(text)) continue;
      triedAgain.add(text);
      const again = read(once);
      for (const other of EDITS) {
        const twice = apply(other, again);
        if (!isChanged(once, twice)) continue;
        counts.pairs += 1;
        found.push(...objections(once, twice, [other]).map((one) => ({ ...one, id: other.id, before: once, once: twice })));
      }
    }
  });
  return { found, counts };
}

/** About twenty thousand edits. */
const PATIENCE_MS = 240_000;

describe('no edit damages an email', () => {
  it(
    'in any of 2,000 everyday subjects, alone or after another',
    () => {
      const { found, counts } = tryAll(
        SUBJECTS.map((one) => ({ subject: one, body })),
        8,
      );
      expect(new Set(SUBJECTS).size).toBeGreaterThanOrEqual(2000);
      expect(counts.single).toBeGreaterThan(1000);
      expect(counts.pairs).toBeGreaterThan(200);
      expect(found.slice(0, 5)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'in any of 500 everyday bodies, alone or after another',
    () => {
      const { found, counts } = tryAll(
        BODIES.map((one) => ({ subject, body: one })),
        20,
      );
      expect(new Set(BODIES).size).toBeGreaterThanOrEqual(500);
      expect(counts.single).toBeGreaterThan(1000);
      expect(counts.pairs).toBeGreaterThan(200);
      expect(found.slice(0, 5)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
