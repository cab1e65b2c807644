import { findAdWording } from './adWording.ts';
import { findStrayCharacters } from './characters.ts';
import { findFakeReply } from './fakeReply.ts';
import { FINDING_KINDS, isOfWording, WEAK_KINDS, type CheckedEmail, type Finding, type FindingKind, type Sighting } from './finding.ts';
import { findLeftovers, findNothingWords, isOwnName } from './leftovers.ts';
import { findMixedScripts } from './mixedScripts.ts';
import { findMojibake } from './mojibake.ts';
import { oncePerText } from './oncePerText.ts';
import { findNoCompanies } from './noCompany.ts';
import { findOneReader } from './oneReader.ts';
import { findOtherCompanies } from './otherCompany.ts';
import { findPasted } from './pastedText.ts';
import { findRepetition, findSameBodies } from './sameBody.ts';
import { findScares } from './scares.ts';
import { findSharedGreeting } from './sharedGreeting.ts';
import { findJobGreeting, findTitledFirstName } from './titledFirstName.ts';
import { findLeftVariables } from './variables.ts';
import { findOfferFaults, findWeakEmail } from './weak/findWeakEmail.ts';
import type { WeakReaders } from './weak/findWeakWording.ts';
import { describe } from './words.ts';

export type CheckOptions = WeakReaders & {
  /** Columns of the file; null without a header row. */
  headers: readonly string[] | null;
  /** Whether each row has its own email, so that bodies may differ on purpose. */
  isOwnEmails: boolean;
  /** Returns the greeted name if the lead has a different name. Passed in, because it needs a list of names. */
  findStranger: (email: CheckedEmail) => { greeted: string; known: string } | undefined;
  /** Whether the text in place of a company names none: "Self-employed". Passed in, because the engine has that list. */
  namesNoEmployer?: (company: string) => boolean;
  /** Whether the emails ask for private data or money: only their mistakes are listed then. Asked only if there is something else to list. */
  isScam?: () => boolean;
  /** Whether the emails may be written to others than strangers, who need no reason: what is weak about them is not listed then. */
  isToOthers?: () => boolean;
};

type Seen = { rowNumber: number; sighting: Sighting };

/** One email of a sequence, with the lead's earlier emails. */
type StepEmail = CheckedEmail & { before: readonly { subject: string; body: string }[] };

/** The emails by step, first emails first; a lead is in as many steps as it gets emails. */
function toSteps(emails: readonly CheckedEmail[]): StepEmail[][] {
  const most = emails.reduce((count, { followUps = [] }) => Math.max(count, followUps.length), 0);
  return Array.from({ length: most + 1 }, (_, step) =>
    emails.flatMap((email): StepEmail[] => {
      const all = [{ subject: email.subject, body: email.body }, ...(email.followUps ?? [])];
      const text = all[step];
      return text === undefined ? [] : [{ ...email, ...text, before: all.slice(0, step) }];
    }),
  );
}

const BEYOND_ASCII = /[^\t\n\r -~]/;

/** Findings that depend on one text alone. Plain ASCII text, which is most text, skips the character checks. */
function findInText(text: string, { headers, isSubject }: { headers: readonly string[] | null; isSubject: boolean }): Sighting[] {
  const variables = findLeftVariables(text, headers);
  return [
    ...variables,
    ...findLeftovers(text, { isSubject }).filter((sighting) => !variables.some((variable) => variable.text.includes(sighting.text))),
    ...findAdWording(text),
    ...(BEYOND_ASCII.test(text) ? [...findMojibake(text), ...findMixedScripts(text), ...findStrayCharacters(text)] : []),
  ];
}

/** A finding with the line of the body in which its text first occurs. */
function placeInBody(body: string, sighting: Sighting): Sighting {
  // A long quotation ends with an ellipsis.
  const at = body.indexOf(sighting.text.replace(/\u2026$/u, ''));
  return at < 0 ? sighting : { ...sighting, place: `line ${body.slice(0, at).split('\n').length}` };
}

/** Each sighting once, however often its text occurs. */
function distinct(sightings: readonly Sighting[]): Sighting[] {
  const seen = new Set<string>();
  return sightings.filter(({ kind, text }) => {
    const size = seen.size;
    seen.add(`${kind} ${text}`);
    return seen.size > size;
  });
}

type TextReaders = { readSubject: (subject: string) => Sighting[]; readBody: (body: string) => Sighting[] };

const createTextReaders = ({ headers }: CheckOptions): TextReaders => ({
  readSubject: oncePerText((subject) =>
    distinct(findInText(subject, { headers, isSubject: true })).map((sighting) => ({ ...sighting, place: 'the subject' })),
  ),
  readBody: oncePerText((body) => distinct(findInText(body, { headers, isSubject: false })).map((sighting) => placeInBody(body, sighting))),
});

/** What is weak about a first email: the later ones can refer to it. */
const findWeak = (email: StepEmail, options: CheckOptions): Sighting[] =>
  email.before.length > 0
    ? []
    : findWeakEmail(email, options).map((sighting) => (sighting.place === undefined ? placeInBody(email.body, sighting) : sighting));

function findInEmail(email: StepEmail, { readSubject, readBody }: TextReaders, options: CheckOptions): Sighting[] {
  const { subject, body, before, company } = email;
  const found = [
    ...findFakeReply(
      subject,
      before.map((earlier) => earlier.subject),
      body,
    ),
    ...readSubject(subject),
    ...readBody(body).filter((sighting) => !isOwnName(sighting, email)),
    ...findScares(subject, company).map((sighting) => ({ ...sighting, place: 'the subject' })),
    ...findScares(body, company).map((sighting) => placeInBody(body, sighting)),
    ...findTitledFirstName(email),
    ...findJobGreeting(body, email.firstName),
    ...findPasted(email).map((sighting) => placeInBody(body, sighting)),
    ...findRepetition(body, before),
    ...findWeak(email, options),
  ];
  const stranger = options.findStranger(email);
  return stranger === undefined
    ? found
    : [...found, { kind: 'wrong_name', text: stranger.greeted, instead: stranger.known || null, fix: null }];
}

/** If most emails use the word, it is their topic. */
function findRareNothing(emails: readonly CheckedEmail[]): Seen[] {
  const nothingIn = oncePerText(findNothingWords);
  const seen = emails.flatMap(({ rowNumber, subject, body }) =>
    nothingIn(`${subject}\n${body}`).map((sighting) => ({ rowNumber, sighting })),
  );
  return seen.length > 0 && seen.length * 2 < emails.length ? seen : [];
}

/** What is the same fault of every row, though each shows it with its own name. */
const OF_MANY: ReadonlySet<FindingKind> = new Set<FindingKind>(['titled_first_name', 'job_title_greeting', ...WEAK_KINDS]);

/** One finding per kind and text, with all its rows and emails; for a greeted name or a company, the first lead's is quoted. */
function group(steps: readonly (readonly Seen[])[], options: CheckOptions): Finding[] {
  const findings = new Map<string, { sighting: Sighting; places: Set<string>; rows: Set<number>; emailNumbers: Set<number> }>();
  for (const [step, seen] of steps.entries()) {
    for (const { rowNumber, sighting } of seen) {
      const key = OF_MANY.has(sighting.kind) ? sighting.kind : `${sighting.kind} ${sighting.text}`;
      const known = findings.get(key) ?? { sighting, places: new Set(), rows: new Set(), emailNumbers: new Set() };
      findings.set(key, known);
      known.places.add(sighting.place ?? '');
      known.rows.add(rowNumber);
      known.emailNumbers.add(step + 1);
    }
  }
  const rank = ({ kind }: Finding) => FINDING_KINDS.indexOf(kind);
  return [...findings.values()]
    .map(({ sighting: { place, ...sighting }, places, rows, emailNumbers }): Finding => ({
      ...sighting,
      ...(place !== undefined && places.size === 1 ? { place } : {}),
      rowNumbers: [...rows].sort((one, other) => one - other),
      ...(steps.length > 1 ? { emailNumbers: [...emailNumbers] } : {}),
      ...describe(sighting, options),
    }))
    .toSorted((one, other) => rank(one) - rank(other) || other.rowNumbers.length - one.rowNumbers.length);
}

/** That the offer of a template comes late or nothing backs it up, unless its sentence is quoted for something else. */
function findOfOffer(emails: readonly StepEmail[], found: readonly Seen[], options: CheckOptions): Seen[] {
  const [first] = emails;
  if (first === undefined || first.before.length > 0 || options.isOwnEmails) return [];
  return findOfferFaults(first, options)
    .filter(({ text }) => !found.some(({ sighting }) => sighting.text === text))
    .flatMap((fault) => {
      const sighting = placeInBody(first.body, fault);
      return emails.map(({ rowNumber }) => ({ rowNumber, sighting }));
    });
}

function findInStep(emails: readonly StepEmail[], options: CheckOptions): Seen[] {
  const readers = createTextReaders(options);
  const own: Seen[] = emails.flatMap((email) =>
    findInEmail(email, readers, options).map((sighting) => ({ rowNumber: email.rowNumber, sighting })),
  );
  const isNone = oncePerText((company) => options.namesNoEmployer?.(company) === true);
  const keyOf = ({ rowNumber, sighting }: Seen) => `${rowNumber} ${sighting.text}`;
  const known = new Set(own.map(keyOf));
  // Those whose own names are known already have the name they should have.
  const isNamed = own.some(({ sighting }) => sighting.kind === 'wrong_name');
  return [
    ...own,
    ...findOfOffer(emails, own, options),
    ...findRareNothing(emails).filter((seen) => !known.has(keyOf(seen))),
    ...(isNamed ? [] : findSharedGreeting(emails)),
    ...findNoCompanies(emails, isNone).map(({ email: { rowNumber }, sighting }) => ({ rowNumber, sighting })),
    ...findOneReader(emails),
    ...findOtherCompanies(emails.filter(({ company }) => company === null || !isNone(company.trim()))),
    ...(options.isOwnEmails ? findSameBodies(emails) : []),
  ];
}

/**
 * What stands out in filled emails before they are sent: wrong names and companies, placeholders, leftovers of an email merge, stray
 * characters, follow-ups that repeat an email. It only warns, and stays silent if uncertain. Findings come most important first, rows in
 * order. Pure.
 */
export function checkEmails(emails: readonly CheckedEmail[], options: CheckOptions): Finding[] {
  const findings = group(
    toSteps(emails).map((step) => findInStep(step, options)),
    options,
  );
  const isWeak = ({ kind }: Finding): boolean => WEAK_KINDS.some((weak) => weak === kind);
  const told = findings.some(isOfWording) && options.isScam?.() === true ? findings.filter((finding) => !isOfWording(finding)) : findings;
  return told.some(isWeak) && options.isToOthers?.() === true ? told.filter((finding) => !isWeak(finding)) : told;
}
