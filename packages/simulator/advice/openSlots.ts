import type { Email } from '../lead.ts';
import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import { kindIndex, type EmailKind } from '../reader/kinds.ts';
import type { FeatureValues } from '../signs/features.ts';
import { presenceOf } from './claims.ts';
import { claimFactsOfEmail } from './readClaims.ts';
import type { Trial } from './searchEdits.ts';

/** A piece of the email that only the sender can write: `[what is missing]` stands for it until then. A subject takes the place of the one there. */
export type OpenSlot = {
  about: 'subject' | 'proof' | 'occasion' | 'customer' | 'figure' | 'signature';
  text: string;
  asksFor: string;
  /** The sentence it belongs behind. */
  after?: string;
};

const SUBJECT: OpenSlot = { about: 'subject', text: '[the topic in 2 to 4 plain words]', asksFor: 'a plain subject' };
const LINES: readonly (OpenSlot & { about: 'proof' | 'occasion' })[] = [
  { about: 'proof', text: '[a customer like them] already does this with us.', asksFor: 'a customer like them' },
  { about: 'occasion', text: 'I saw that [what happened at their company].', asksFor: 'a reason to write now' },
];

const CUSTOMER = {
  about: 'customer',
  text: '[the name of a customer like them] is one of them.',
  asksFor: 'the name of one customer',
} as const;
const FIGURE = { about: 'figure', text: 'It saved them [how much time or money].', asksFor: 'one figure' } as const;
const SIGNATURE: OpenSlot = { about: 'signature', text: '[your company name]', asksFor: 'your company' };

/** From this chance on a sentence is a proof. */
const PROVES = 0.5;
const HOLDS_A_FIGURE =
  /[\d%]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|third|quarter|twice|double[ds]?|every|all)\b/iu;
/** A name inside a sentence, or two that open it. */
const NAMES_ONE = /(?<=[\p{Ll},;:] )(?!I\b)\p{Lu}[\p{L}&]+|^\p{Lu}[\p{L}&]+ (?:and |& )?\p{Lu}\p{L}+/u;
/** Customers as a group. */
const OF_CUSTOMERS =
  /\b(?:our |the )?(?:customers|clients|companies|firms|practices|clinics|teams|schools|brands|agencies|businesses|shops|stores|restaurants|plants|manufacturers)\b/i;

type Proof = { text: string };

function listProofs(readings: readonly SentenceReading[] | null, body: string): Proof[] {
  return (readings ?? []).flatMap((reading) => {
    const text = body.slice(reading.start, reading.end).trim();
    return chanceOf(reading, 'proof') >= PROVES ? [{ text }] : [];
  });
}

/** What a proof lacks: a customer's name, or a figure. It is asked for behind the proof itself. */
function slotOfProof(readings: readonly SentenceReading[] | null, { body }: Email, filled: Email): OpenSlot | undefined {
  const proofs = listProofs(readings, filled.body).filter(({ text }) => body.includes(text) && !text.endsWith('?') && !text.includes('\n'));
  const [first] = proofs;
  if (first === undefined) return undefined;
  const named = proofs.find(({ text }) => NAMES_ONE.test(text));
  const group = proofs.find(({ text }) => OF_CUSTOMERS.test(text));
  if (named === undefined) return group === undefined ? undefined : { ...CUSTOMER, after: group.text };
  return proofs.some(({ text }) => HOLDS_A_FIGURE.test(text)) ? undefined : { ...FIGURE, after: named.text };
}

const SIGN_OFF =
  /^(?:(?:best|kind|warm|many|with)?\s*(?:regards|wishes|thanks)|all the best|best|cheers|thanks|thank you|warmly|yours|sincerely|yours sincerely|respectfully)[,!.]?$/i;
const PERSON = /^\p{Lu}[\p{L}.'\u2019-]*(?:(?: (?:&|and))? \p{Lu}[\p{L}.'\u2019-]*){0,2}$/u;

/** Whether an email is signed with a person's name alone, and names its sender's company nowhere. */
function isSignedAlone(body: string): boolean {
  const paragraphs = body.trim().split(/\n{2,}/);
  const last = paragraphs.at(-1) ?? '';
  const lines = last.split('\n').map((line) => line.trim());
  const [name, ...more] = SIGN_OFF.test(lines[0] ?? '') ? lines.slice(1) : lines;
  if (name === undefined || more.length > 0 || !PERSON.test(name) || paragraphs.length < 3) return false;
  // Somebody who works alone has no company to name.
  if (!/\b(?:we|our|us)\b/i.test(body) || /\bI (?:run|write|own|make)\b|\bI(?:'m|\u2019m| am) an? /u.test(body)) return false;
  // "At Fernweh we ..." and "Fernweh helps ..." name it.
  return !/\b(?:[Aa]t|[Ff]rom|[Ww]ith) \p{Lu}\p{L}+,? (?:we|you)\b|\b\p{Lu}\p{L}+ (?:is (?:a|an|the)|helps|provides|makes|lets|automates|offers|supplies|sells|builds|runs)\b/u.test(
    body,
  );
}

/** Faults in a subject that no edit could remove. */
const isBlamed = ({ subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply }: FeatureValues): boolean =>
  [subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply].some((value) => (value ?? 0) > 0);

/** Kinds of email that sell something. */
const SELLS: readonly EmailKind[] = ['sales', 'partnership', 'advert'];
const LEAST_SELLING = 0.5;

/** What opens an email well: a line about what happened would only stand in its way. */
const GOOD_OPENINGS: readonly Role[] = ['problem', 'observation', 'question', 'proof', 'reference', 'thanks'];
const OPENS_WELL = 0.3;

function opensWell(readings: readonly SentenceReading[] | null, body: string): boolean {
  const opening = (readings ?? []).find((reading) => chanceOf(reading, 'greeting') < 0.5);
  if (opening === undefined) return true;
  const isAboutReader = /^\W*(?:your?|\p{L}+ of your)\b/iu.test(body.slice(opening.start, opening.end));
  return isAboutReader || GOOD_OPENINGS.some((role) => chanceOf(opening, role) >= OPENS_WELL);
}

/** The line that would help and needs what only the sender knows, where an email that sells surely has none of it; and a subject that must go. */
export function openSlots({ sample, shared }: Trial, email: Email): OpenSlot[] {
  const [first] = sample;
  if (first === undefined) return [];
  const filled = shared.fill(email, first.row.lead);
  const facts = claimFactsOfEmail(first.row, filled);
  const sells = SELLS.reduce((sum, kind) => sum + (first.draft.kind[kindIndex(kind)] ?? 0), 0) >= LEAST_SELLING;
  const isPlain = !/<\/?[a-z][^<>]*>/i.test(email.body);
  const lines =
    sells && isPlain
      ? LINES.filter(
          ({ about }) => presenceOf(about, facts) === 'absent' && (about !== 'occasion' || !opensWell(facts.readings, filled.body)),
        ).slice(0, 1)
      : [];
  const ofProof = sells && isPlain && lines.length === 0 ? slotOfProof(facts.readings, email, filled) : undefined;
  const ofSignature = sells && isPlain && isSignedAlone(email.body) ? [SIGNATURE] : [];
  const isRuledOut = /\b(?:no|not|never)\b/i.test(email.subject);
  return [
    ...(isBlamed(facts.values) && !isRuledOut ? [SUBJECT] : []),
    ...lines,
    ...(ofProof === undefined ? [] : [ofProof]),
    ...ofSignature,
  ];
}
