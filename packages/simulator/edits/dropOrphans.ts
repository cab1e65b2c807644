import { findDamage } from '../damage/findDamage.ts';
import { lettersOf } from '../damage/partText.ts';
import type { Email } from '../lead.ts';
import { chanceOf } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import { proseSentences, removeWhole } from './textOps.ts';

/** Roles of sentences that make sense on their own. */
const OWN: readonly Role[] = ['offer', 'benefit', 'proof', 'problem', 'opt_out'];
const IS_OWN = 0.5;
/** A figure or a name inside a sentence: it says something. */
const HOLDS_FACT = /\d|[$\u20ac\u00a3%]|(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{L}/u;
/** Another sentence may refer to one that is dropped. */
const MOST_ROUNDS = 3;
const LEAST_LEFT = 2;

/** The edited email without sentences that refer to a deleted one; undefined if such a sentence also says something of its own. */
export function dropOrphans({ lead }: EmailDraft, edited: Email): Email | undefined {
  let email = edited;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const damage = findDamage(lead.email, email);
    const orphans = new Set(damage.filter(({ kind }) => kind === 'orphan').map(({ text }) => lettersOf(text)));
    if (orphans.size === 0) return email;
    const draft = toEmailDraft({ ...lead, email }, { contactsAtCompany: 1, ownWords: [] });
    const sentences = proseSentences(draft);
    const cuts = sentences.filter(({ start, end }) => orphans.has(lettersOf(draft.body.raw.slice(start, end))));
    const isOwn = ({ start, end }: { start: number; end: number }) =>
      HOLDS_FACT.test(draft.body.raw.slice(start, end)) ||
      draft.readings.some((reading) => reading.start < end && start < reading.end && OWN.some((role) => chanceOf(reading, role) >= IS_OWN));
    if (cuts.length === 0 || sentences.length - cuts.length < LEAST_LEFT || cuts.some(isOwn)) return undefined;
    email = { ...email, body: removeWhole(draft.body.raw, cuts) };
  }
  return undefined;
}
