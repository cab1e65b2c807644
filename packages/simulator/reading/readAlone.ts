import { readBody } from '../reader/readBody.ts';
import { chanceOf } from '../reader/readSentences.ts';
import { ROLES, type Role } from '../reader/roles.ts';

/** The email in which every sentence is read: a greeting, who writes, the sentence, a question, the sign-off and a name. */
const [BEFORE, AFTER] = [
  ['Hi Ann,', 'My name is Ruth.'],
  ['Would you like to know more?', 'Best regards,', 'Ruth'],
];
const GAP = '\n\n';

export type RoleChances = Readonly<Partial<Record<Role, number>>>;

/** Sentences repeat over a list and its edits, so their roles are cached, up to a limit. */
const known = new Map<string, RoleChances>();
const MOST_TEXTS = 4000;

function readSentence(raw: string, visible: string): RoleChances {
  const texts = [...BEFORE, raw, ...AFTER];
  let end = -GAP.length;
  const sentences = texts.map((text) => {
    const start = end + GAP.length;
    end = start + text.length;
    return { start, end };
  });
  const body = {
    raw: texts.join(GAP),
    visible: [...BEFORE, visible, ...AFTER].join(GAP),
    greetingEnd: sentences[0]?.end ?? 0,
    sentences,
    signatureStart: sentences.at(-2)?.start ?? 0,
    marks: [],
  };
  const reading = readBody(body).readings[BEFORE.length];
  return reading === undefined ? {} : Object.fromEntries(ROLES.map((role) => [role, chanceOf(reading, role)]));
}

/**
 * What a sentence does, as far as it tells that itself: the same wherever it stands and whatever else the email says. `visible` is the text as readers
 * see it, of the same length.
 */
export function readAlone(raw: string, visible: string): RoleChances {
  const met = known.get(raw);
  if (met !== undefined) return met;
  const roles = readSentence(raw, visible);
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(raw, roles);
  return roles;
}
