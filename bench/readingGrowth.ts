import { performance } from 'node:perf_hooks';
import { findDamage } from '../packages/simulator/damage/findDamage.ts';
import { findAdditions } from '../packages/simulator/edits/additions.ts';
import { EDITS } from '../packages/simulator/edits/edits.ts';
import type { Lead, LeadInList } from '../packages/simulator/lead.ts';
import { READ_CHARACTERS, toEmailDraft, type EmailDraft } from '../packages/simulator/reading/draft.ts';
import { readEmail } from '../packages/simulator/reading/readEmail.ts';
import { FEATURES, FEATURE_SOURCES } from '../packages/simulator/signs/features.ts';
import { adviseDraft } from '../packages/simulator/adviseDraft.ts';
import { findBetterVersion } from '../packages/simulator/advice/version/findBetterVersion.ts';
import { compareEmails } from '../packages/simulator/compareEmails.ts';
import { explain, explainLead } from '../packages/simulator/explain.ts';
import { forecast } from '../packages/simulator/forecast.ts';
import { readListOffer } from '../packages/simulator/listOffer.ts';
import { readCampaign } from '../packages/simulator/readCampaign.ts';
import { readList } from '../packages/simulator/readList.ts';

/**
 * Prints how the time of every reading step and every edit grows with the length of the email: the exponent between a quarter of the
 * allowed characters and all of them, for the worst text found for the step. A time proportional to the text has exponent 1; with exponent
 * 2, twice the text takes four times as long. Exits with 1 if a step is slow and grows faster than the limit. Texts repeat one or two
 * pieces, which makes a search restart again and again: `node bench/readingGrowth.ts [pieces] [seed]`.
 *
 * Readers get only the characters that are read; edits and comparisons of two emails get all that a campaign may send. A text longer than a
 * step's limit would hide how the step grows. Takes two minutes on an idle machine: every step is timed once on every text, and again if it
 * is slow.
 */
const ALLOWED_CHARACTERS = 20_000;
const SHORTER = 4;
/** An exponent is reported if the long text takes the first time, and counts from the second on. Below that, it is noise. */
const [REPORTED_FROM_MS, COUNTED_FROM_MS] = [4, 10];
const MAX_EXPONENT = 1.5;
const RUNS = 5;
/**
 * A step above the limit is measured again before it is reported, by the processor time of many runs, because a busy machine interrupts
 * each of them.
 */
const CPU_MS = 150;
/** The number of worst texts on which whole readings are measured. */
const HARDEST = 8;

const SIGNS = [...'{}[]<>()|%$#*_&/\\-–—:;,.!?\'"“”«» \n\t\u00a0\0@=+~^`'];
const WORD_GROUPS = [
  [
    'a',
    'A',
    'Ab',
    'AB',
    '1',
    '1,',
    '1.',
    '9%',
    '$1',
    'x',
    'we',
    'you',
    'I',
    'the',
    'and',
    'to',
    'is',
    'at',
    'at ',
    'name',
    'first ',
    'company_',
  ],
  [
    '{{a ',
    '{{',
    '}}',
    '{{a}}',
    '{a|',
    '{a',
    '{%',
    '%}',
    '*|',
    '|*',
    '%a',
    '<<a',
    '[[a',
    '[first',
    '[name]',
    '<name',
    '${',
    '{!',
    'first_name',
    '[Name](',
    '«',
    '«first ',
  ],
  [
    '<a ',
    '<a href=',
    '<a href=x>',
    '</a>',
    '<!--',
    '-->',
    '<style>',
    '<style',
    '</style',
    '<head ',
    '<p>',
    '<br>',
    '<b ',
    '<img ',
    '<img src=x>',
    '![',
    '![a](',
    '](',
    '&nbsp;',
    '&#1',
  ],
  ['http://', 'https://a', 'www.', 'www.a.', 'a.com/', 'a.co.', 'a-', 'x.y@', 'cid:', '[image:', 'bit.ly/a ', 'calendly.com/a '],
  [
    '\n\n',
    '\r\n',
    ' \n',
    '\n ',
    '. ',
    '.\n',
    '? ',
    '! ',
    '... ',
    '; ',
    ', ',
    ', and we ',
    ' – ',
    'e.g. ',
    'U.S. ',
    '\u200b',
    '👋',
    '👋 ',
    'é',
    'ё',
    '日',
    '\u2026',
    '\ufe0f',
  ],
  [
    'Hi ',
    'Hi Jane,\n',
    'Dear ',
    'Best,\n',
    'Thanks, ',
    '-- \n',
    'Re: ',
    'Jane',
    'Jane ',
    'Acme ',
    'Acme',
    'Jane, ',
    'VP of ',
    'Director of Sales ',
  ],
  [
    'are you open to a call? ',
    'worth a look? ',
    'do you have 15 minutes? ',
    'would ',
    'can we meet ',
    'when are you free ',
    'your team ',
    'you lose ',
  ],
  [
    'we help companies like ',
    'revolutionary, ',
    'amazing ',
    '100% free!! ',
    'click here ',
    'I hope this email finds you well. ',
    'my name is ',
    'Sorry to bother you. ',
  ],
  [
    'utilize ',
    'in order to ',
    'attached is ',
    'unsubscribe ',
    'increase sales by 30% ',
    'loved your post ',
    'saw that you ',
    'THE BEST ',
    'FREE ',
    'our platform helps you ',
  ],
  'We build software that chases open invoices for carriers and writes a report. ',
  'Do they book, and who can they ask to plan or set it up? ',
];
const PIECES = [...SIGNS, ...WORD_GROUPS.flat()];
const OPENINGS = ['', 'Hi Jane,\n\n', 'Hello ', 'http://', '<a href=x>', '<p', 'Jane'];

let state = Number(process.argv[3] ?? 1);
const draw = (count: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
};
const pick = <Item>(items: readonly Item[]): Item | undefined => items[draw(items.length)];

type Recipe = { opening: string; piece: string; ending: string };
/** Whole pieces only: a text that ends within a piece can take another path than a shorter one, which hides how the time grows. */
const write = ({ opening, piece, ending }: Recipe, length: number): string =>
  opening + piece.repeat(Math.floor((length - opening.length - ending.length) / piece.length)) + ending;

const leadOf = (subject: string, body: string): LeadInList => {
  const lead: Lead = {
    leadKey: 'jane',
    slug: 'jane-acme',
    name: 'Jane Alder',
    firstName: 'Jane',
    company: 'Acme',
    title: 'Director of Sales',
    companySize: '12',
    industry: 'software',
    email: { subject, body },
  };
  return { ...lead, context: { contactsAtCompany: 1, ownWords: ['acme', 'report'] } };
};

const CAMPAIGN = { seed: 'growth', leadCount: 1 };

const cutMiddle = (text: string): string => text.slice(0, text.length / 2) + text.slice(text.length / 2 + 60);
/** Edits as different from each other as edits can be. */
const CHANGES: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ['a cut', cutMiddle],
  ['an addition', (text) => `${text}\n\nWould you be open to a short look?`],
  ['another order', (text) => text.split(' ').toReversed().join(' ')],
];

/** `upTo`: the most characters the step gets. */
type Step = { name: string; upTo: number; run: (draft: EmailDraft) => unknown };
const toReader = (name: string, run: Step['run']): Step => ({ name, upTo: READ_CHARACTERS, run });
const toWhole = (name: string, run: Step['run']): Step => ({ name, upTo: ALLOWED_CHARACTERS, run });
const steps: Step[] = [
  toReader('take apart', ({ lead, context }) => toEmailDraft(lead, context)),
  toWhole('words of the list', ({ lead }) => readList([lead, lead])),
  ...FEATURES.flatMap((feature) => {
    const { find, read } = FEATURE_SOURCES[feature].reader;
    return [toReader(`find ${feature}`, find), ...(read === undefined ? [] : [toReader(`read ${feature}`, read)])];
  }),
  ...EDITS.flatMap(({ id, apply }) => [toReader(`edit ${id}`, apply), toWhole(`edit ${id} of a long email`, apply)]),
  toWhole('additions', ({ lead }) => findAdditions({ subject: '', body: '' }, lead.email, lead)),
  ...CHANGES.map(([name, change]) =>
    toWhole(`damage of ${name}`, ({ lead: { email } }) => findDamage(email, { subject: change(email.subject), body: change(email.body) })),
  ),
  // Readings are cached with their draft, so these steps read each email again.
  toReader('read the email', ({ lead, context }) => readEmail(lead, context)),
  toReader('offer of the list', ({ lead, context }) => readListOffer([{ ...lead, context }])),
  toReader('kind of the campaign', ({ lead, context }) => readCampaign(CAMPAIGN, [{ ...lead, context }])),
];

const runThrough = (search: Iterator<unknown>): void => {
  while (search.next().done !== true);
};
/** Whole readings, which combine many steps: measured on the worst texts of the steps above. */
const WHOLES: readonly Step[] = (
  [
    ['forecast', (lead) => forecast(CAMPAIGN, [lead])],
    ['reasons of a lead', (lead) => explainLead(CAMPAIGN, lead)],
    ['insights', (lead) => explain(CAMPAIGN, [lead])],
    ['advice on a draft', (lead) => runThrough(adviseDraft(CAMPAIGN, [lead]))],
    ['better version', (lead) => runThrough(findBetterVersion(CAMPAIGN, [lead]))],
    [
      'comparison',
      (lead) =>
        compareEmails(
          ({ email }) => email,
          ({ email }) => ({ ...email, body: cutMiddle(email.body) }),
          { campaign: CAMPAIGN, leads: [lead] },
        ),
    ],
  ] satisfies [string, (lead: LeadInList) => unknown][]
).flatMap(([name, run]) => {
  const again: Step['run'] = ({ lead, context }) => run({ ...lead, context });
  return [toReader(name, again), toWhole(`${name}, long email`, again)];
});

const timeOf = (step: Step, draft: EmailDraft): number => {
  const start = performance.now();
  step.run(draft);
  return performance.now() - start;
};
/** The fastest of several runs: compilation and garbage collection interrupt some of them. */
function bestOf(step: Step, draft: EmailDraft, known: number): number {
  let best = known;
  for (let run = 1; run < RUNS; run += 1) best = Math.min(best, timeOf(step, draft));
  return best;
}

/** The processor clock ticks only every few milliseconds, so many runs are measured together. */
function cpuPerRun(step: Step, draft: EmailDraft): number {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    step.run(draft);
    const { user, system } = process.threadCpuUsage(start);
    const usedMs = (user + system) / 1000;
    if (usedMs >= CPU_MS) return usedMs / runs;
  }
}

type Finding = { exponent: number; ms: number; recipe: Recipe };
const worst = new Map<string, Finding>();
const isBad = ({ exponent, ms }: Finding): boolean => exponent > MAX_EXPONENT && ms > COUNTED_FROM_MS;
const weigh = ({ exponent, ms }: Finding): number => exponent * ms;

function draftsOf(recipe: Recipe): (length: number) => EmailDraft {
  const drafts = new Map<number, EmailDraft>();
  return (length) => {
    const lead = leadOf('Quick question about invoices', write(recipe, length));
    const draft = drafts.get(length) ?? toEmailDraft(lead, lead.context);
    drafts.set(length, draft);
    return draft;
  };
}

function measure(recipe: Recipe, measured: readonly Step[] = steps): void {
  const draftOf = draftsOf(recipe);
  for (const step of measured) {
    const [short, long] = [draftOf(step.upTo / SHORTER), draftOf(step.upTo)];
    const shortMs = Math.max(0.05, timeOf(step, short));
    const longMs = timeOf(step, long);
    const toFinding = (from: number, ms: number): Finding => ({ exponent: Math.log(ms / from) / Math.log(SHORTER), ms, recipe });
    const known = worst.get(step.name);
    // A pause may have doubled the time of the short text.
    if (longMs < REPORTED_FROM_MS || (known !== undefined && weigh(toFinding(shortMs / 2, longMs)) <= weigh(known))) continue;
    let found = toFinding(Math.max(0.05, bestOf(step, short, shortMs)), bestOf(step, long, longMs));
    if (isBad(found)) found = toFinding(cpuPerRun(step, short), cpuPerRun(step, long));
    // Work that starts only above a certain length is not growth: growth must also show between half and all of the text.
    if (isBad(found)) {
      const halfMs = cpuPerRun(step, draftOf(step.upTo / 2));
      found = { ...found, exponent: Math.min(found.exponent, Math.log2(found.ms / halfMs)) };
    }
    if (found.ms >= REPORTED_FROM_MS && (known === undefined || weigh(found) > weigh(known))) worst.set(step.name, found);
  }
}

const count = Number(process.argv[2] ?? 100);
measure({ opening: 'Hi Jane,\n\n', piece: 'We chase open invoices for carriers. ', ending: '' }, [...steps, ...WHOLES]);
worst.clear();
for (const piece of PIECES) measure({ opening: pick(OPENINGS) ?? '', piece, ending: '' });
for (let index = 0; index < count; index += 1) {
  const piece = Array.from({ length: 2 + draw(3) }, () => pick(PIECES) ?? '').join('');
  measure({ opening: pick(OPENINGS) ?? '', piece, ending: draw(2) === 0 ? '' : (pick(PIECES) ?? '') });
}
const hardest = [...worst.values()].toSorted((one, other) => weigh(other) - weigh(one)).map(({ recipe }) => recipe);
for (const recipe of [...new Map(hardest.map((one) => [JSON.stringify(one), one])).values()].slice(0, HARDEST)) measure(recipe, WHOLES);

for (const [name, found] of [...worst].toSorted(([, one], [, other]) => other.ms - one.ms))
  console.log(
    `${isBad(found) ? 'FAST ' : '     '}${found.exponent.toFixed(2)}  ${found.ms.toFixed(0).padStart(6)} ms  ${name.padEnd(44)} ${JSON.stringify(found.recipe)}`,
  );
console.log(
  `${worst.size} of ${steps.length + WHOLES.length} steps took ${REPORTED_FROM_MS} ms or more; ${[...worst.values()].filter(isBad).length} grow faster than the limit of ${MAX_EXPONENT}. ${(performance.now() / 1000).toFixed(0)} s`,
);
if ([...worst.values()].some(isBad)) process.exitCode = 1;
