import { keyedUniform } from '../draws.ts';
import { COMPANY_FIRST, COMPANY_LAST, FIRST_NAMES, GENERAL, LAST_NAMES, OFFERS, type Offer } from './parts.ts';

/** A neutral cold email with its invented recipient; `ownWords` are the words written only for this person. */
export type ReferenceEmail = { name: string; company: string; subject: string; body: string; ownWords: readonly string[] };

const COUNT = 200;
const SEED = 'reference 2026.1';

/** Choices of one email, each from its own keyed draw. */
type Chooser = {
  pick: <Choice>(purpose: string, choices: readonly Choice[]) => Choice;
  chance: (purpose: string, share: number) => boolean;
};

function chooserOf(index: number): Chooser {
  const draw = (purpose: string) => keyedUniform(SEED, String(index), purpose);
  return {
    pick: (purpose, choices) => {
      const choice = choices[Math.floor(draw(purpose) * choices.length)];
      if (choice === undefined) throw new Error(`Nothing to choose for ${purpose}.`);
      return choice;
    },
    chance: (purpose, share) => draw(purpose) < share,
  };
}

/** Some of the choices in their order, `count` of them. */
function take(choices: readonly string[], count: number, from: Chooser): string[] {
  const start = choices.indexOf(from.pick('details', choices));
  return Array.from({ length: count }, (_, step) => choices[(start + step) % choices.length] ?? '');
}

/** An email of this length contains every part. */
const LONG = 7;

/** How much an email says: from a few lines to a page, as in cold email. */
const lengthOf = ({ pick }: Chooser): number => pick('length', [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 7]);

const isFilled = (part: string | null): part is string => part !== null && part !== '';

function composeAsk(offer: Offer, { pick, chance }: Chooser): string {
  const kind = pick('ask', ['interest', 'interest', 'interest', 'meeting', 'meeting', 'meeting', 'meeting', 'both', 'none'] as const);
  const [interest, meeting] = [pick('interest', offer.interest), pick('meeting', offer.meeting)];
  const calendar = chance('calendar', 0.12) ? pick('calendars', GENERAL.calendars) : null;
  const asks = { interest, meeting, both: `${interest} ${meeting}`, none: 'I look forward to hearing from you.' };
  return [asks[kind], kind === 'interest' ? null : calendar].filter(isFilled).join(' ');
}

type Register = 'plain' | 'joined' | 'formal';

const firstWord = /^[A-Za-z]+/;

/** Joins two sentences into one, as informal writers do. A name at the start keeps its capital. */
function joinSentences(sentences: readonly string[], offer: Offer): string[] {
  const names = new Set(['I', ...offer.sender.split(' ')]);
  const joined: string[] = [];
  for (let index = 0; index < sentences.length; index += 2) {
    const [one = '', other] = [sentences[index], sentences[index + 1]];
    const word = firstWord.exec(other ?? '')?.[0] ?? '';
    if (other === undefined || !one.endsWith('.') || word === '') joined.push(...[one, other].filter((part) => part !== undefined));
    else joined.push(`${one.slice(0, -1)}, and ${names.has(word) ? other : (other[0] ?? '').toLowerCase() + other.slice(1)}`);
  }
  return joined;
}

function composeParagraphs(offer: Offer, from: Chooser, trigger: string | null): string[] {
  const { pick, chance } = from;
  const length = lengthOf(from);
  const register: Register = pick('register', ['plain', 'plain', 'joined', 'joined', 'joined', 'formal', 'formal']);
  const formal = (purpose: string) => (register === 'formal' ? pick(purpose, GENERAL.formal) : null);
  const start = [
    chance('opener', 0.35) ? pick('openers', GENERAL.openers) : null,
    trigger ?? (chance('observation', 0.55) && length < LONG ? pick('observations', offer.observations) : null),
    ...(length < LONG ? [] : offer.observations),
    chance('formal start', 0.5) ? formal('formal opening') : null,
    chance('introduction', 0.25) ? pick('introductions', GENERAL.introductions) : null,
  ];
  const middle = [
    ...(length < LONG ? [pick('problems', offer.problems), pick('pitches', offer.pitches)] : [...offer.problems, ...offer.pitches]),
    ...take(offer.details, Math.min(length, offer.details.length), from),
    length > 2 && length < LONG ? pick('fillers', GENERAL.fillers) : null,
    formal('formal middle'),
    chance('boast', 0.12) ? pick('boasts', GENERAL.boasts) : null,
  ];
  const end = [
    chance('proof', 0.5) ? pick('proofs', offer.proofs) : null,
    ...(length < LONG ? [] : GENERAL.fillers.slice(0, 3)),
    chance('link', 0.3) ? pick('links', GENERAL.links) : null,
  ];
  const say = (sentences: readonly string[]) => (register === 'plain' ? sentences : joinSentences(sentences, offer)).join(' ');
  const paragraphs = [start, middle, end].map((sentences) => say(sentences.filter(isFilled))).filter(isFilled);
  const ask = composeAsk(offer, from);
  const all = chance('nudge', 0.03) ? [...paragraphs, GENERAL.nudges[0], ask] : [...paragraphs, ask];
  return chance('block', 0.12) ? [all.join(' ')] : all;
}

const buzzSubjects = ['Unlock savings at {company}', 'A game changer for {company}!', 'Boost your team with {firm}'];

function composeEmail(index: number): ReferenceEmail {
  const from = chooserOf(index);
  const { pick, chance } = from;
  const offer = OFFERS[index % OFFERS.length] ?? pick('offer', OFFERS);
  const trigger = chance('trigger', 0.12) ? pick('triggers', GENERAL.triggers) : null;
  const sender = pick('people', offer.people);
  const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const name = `${firstName} ${pick('last name', LAST_NAMES)}`;
  const company = `${COMPANY_FIRST[index % COMPANY_FIRST.length]} ${COMPANY_LAST[Math.floor(index / COMPANY_FIRST.length) % COMPANY_LAST.length]}`;
  const subject = chance('buzz', 0.08) ? pick('buzz subject', buzzSubjects) : pick('subject', offer.subjects);
  const fill = (text: string) =>
    text
      .replaceAll('{company}', company)
      .replaceAll('{name}', firstName)
      .replaceAll('{sender}', sender.split(' ')[0] ?? '')
      .replaceAll('{firm}', offer.sender)
      .replaceAll('{domain}', offer.sender.toLowerCase().replaceAll(' ', ''));
  const body = [
    pick('greeting', GENERAL.greetings),
    ...composeParagraphs(offer, from, trigger?.[0] ?? null),
    `${pick('closing', GENERAL.closings)}\n${sender}${chance('firm', 0.6) ? `\n${offer.sender}` : ''}`,
    chance('opt out', 0.2) ? pick('opt-outs', GENERAL.optOuts) : null,
  ];
  return {
    name,
    company,
    subject: (chance('fake reply', 0.02) ? 'Re: ' : '') + fill(subject),
    body: fill(body.filter(isFilled).join('\n\n')),
    ownWords: trigger?.[1] ?? [],
  };
}

/** The 200 reference emails, the same on every run. Average cold email: mostly short, often with a proof and a link, rarely with deep personalization. */
export const composeReference = (): ReferenceEmail[] => Array.from({ length: COUNT }, (_, index) => composeEmail(index));
