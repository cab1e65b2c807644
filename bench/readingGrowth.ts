import { performance } from 'node:perf_hooks';
import { findDamage } from '../packages/simulator/damage/findDamage.ts';
import { findAdditions } from '../packages/simulator/edits/additions.ts';
import { EDITS } from '../packages/simulator/edits/edits.ts';
import type { Lead, LeadInList } from '../packages/simulator/lead.ts';
import { toEmailDraft, type EmailDraft } from '../packages/simulator/reading/draft.ts';
import { readEmail } from '../packages/simulator/reading/readEmail.ts';
import { FEATURES, FEATURE_SOURCES } from '../packages/simulator/signs/features.ts';
import { adviseDraft } from '../packages/simulator/adviseDraft.ts';
import { findBetterVersion } from '../packages/simulator/advice/findBetterVersion.ts';
import { compareEmails } from '../packages/simulator/compareEmails.ts';
import { explain, explainLead } from '../packages/simulator/explain.ts';
import { forecast } from '../packages/simulator/forecast.ts';
import { readListOffer } from '../packages/simulator/listOffer.ts';
import { readCampaign } from '../packages/simulator/readCampaign.ts';
import { readList } from '../packages/simulator/readList.ts';

/**
 * Prints, for every step of reading and every edit, how its time grows with the length of the email: the exponent between two lengths, for the
 * worst text that was found for it. A step that takes time in proportion to the text has 1; one with 2 takes four times as long for twice the
 * text. Ends with 1 where a step is slow and grows faster than its limit. Texts repeat one or two pieces, which is what makes a search start over
 * and over: `node bench/readingGrowth.ts [pieces] [seed]`.
 */
const SHORT = 4000;
const LONG = 16_000;
/** An exponent is told where the long text takes this long, and counts from the second on: below, it is noise. */
const [TOLD_FROM_MS, COUNTED_FROM_MS] = [4, 10];
const MOST_EXPONENT = 1.5;
const RUNS = 5;
/** Texts that what puts many readings together is measured on. */
const HARDEST = 12;

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
const write = ({ opening, piece, ending }: Recipe, length: number): string =>
  `${opening}${piece.repeat(Math.ceil((length - opening.length - ending.length) / piece.length))}`.slice(0, length - ending.length) +
  ending;

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
/** Edits as wide apart as an edit can be. */
const CHANGES: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ['a cut', cutMiddle],
  ['an addition', (text) => `${text}\n\nWould you be open to a short look?`],
  ['another order', (text) => text.split(' ').toReversed().join(' ')],
];

type Step = { name: string; run: (draft: EmailDraft) => unknown };
const toStep = (name: string, run: Step['run']): Step => ({ name, run });
const steps: Step[] = [
  toStep('take apart', ({ lead, context }) => toEmailDraft(lead, context)),
  toStep('words of the list', ({ lead }) => readList([lead, lead])),
  ...FEATURES.flatMap((feature) => {
    const { find, read } = FEATURE_SOURCES[feature].reader;
    return [toStep(`find ${feature}`, find), ...(read === undefined ? [] : [toStep(`read ${feature}`, read)])];
  }),
  ...EDITS.map(({ id, apply }) => toStep(`edit ${id}`, apply)),
  toStep('additions', ({ lead }) => findAdditions({ subject: '', body: '' }, lead.email, lead)),
  ...CHANGES.map(([name, change]) =>
    toStep(`damage of ${name}`, ({ lead: { email } }) => findDamage(email, { subject: change(email.subject), body: change(email.body) })),
  ),
  // What was read of a draft is kept with it: these read each email anew.
  toStep('read the email', ({ lead, context }) => readEmail(lead, context)),
  toStep('offer of the list', ({ lead, context }) => readListOffer([{ ...lead, context }])),
  toStep('kind of the campaign', ({ lead, context }) => readCampaign(CAMPAIGN, [{ ...lead, context }])),
];

const runThrough = (search: Iterator<unknown>): void => {
  while (search.next().done !== true);
};
/** What puts many readings together: measured on the texts that were the worst for one of the steps above. */
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
).map(([name, run]) => toStep(name, ({ lead, context }) => run({ ...lead, context })));

const timeOf = (step: Step, draft: EmailDraft): number => {
  const start = performance.now();
  step.run(draft);
  return performance.now() - start;
};
/** Other work of the machine, and the engine's own, comes between: what is told was measured several times. */
const bestOf = (step: Step, draft: EmailDraft): number => {
  let best = timeOf(step, draft);
  for (let run = 1; run < RUNS && best > TOLD_FROM_MS / 8; run += 1) best = Math.min(best, timeOf(step, draft));
  return best;
};

type Finding = { exponent: number; ms: number; recipe: Recipe };
const worst = new Map<string, Finding>();
let slowest: { ms: number; recipe: Recipe } | undefined;

function measure(recipe: Recipe, measured: readonly Step[] = steps): void {
  const [short, long] = [SHORT, LONG].map((length) => leadOf('Quick question about invoices', write(recipe, length)));
  if (short === undefined || long === undefined) return;
  const begun = performance.now();
  const [shortDraft, longDraft] = [toEmailDraft(short, short.context), toEmailDraft(long, long.context)];
  for (const step of measured) {
    const ms = bestOf(step, longDraft);
    if (ms < TOLD_FROM_MS) continue;
    const exponent = Math.log(ms / Math.max(0.05, bestOf(step, shortDraft))) / Math.log(LONG / SHORT);
    const known = worst.get(step.name);
    if (known === undefined || exponent * ms > known.exponent * known.ms) worst.set(step.name, { exponent, ms, recipe });
  }
  const ms = performance.now() - begun;
  if (slowest === undefined || ms > slowest.ms) slowest = { ms, recipe };
}

const count = Number(process.argv[2] ?? 300);
for (const piece of PIECES) for (const opening of OPENINGS.slice(0, 2)) measure({ opening, piece, ending: '' });
for (let index = 0; index < count; index += 1) {
  const piece = Array.from({ length: 2 + draw(3) }, () => pick(PIECES) ?? '').join('');
  measure({ opening: pick(OPENINGS) ?? '', piece, ending: draw(2) === 0 ? '' : (pick(PIECES) ?? '') });
}

const hardest = [...worst.values()].toSorted((one, other) => other.exponent * other.ms - one.exponent * one.ms).map(({ recipe }) => recipe);
for (const recipe of [...new Map(hardest.map((one) => [JSON.stringify(one), one])).values()].slice(0, HARDEST)) measure(recipe, WHOLES);

const isBad = ({ exponent, ms }: Finding): boolean => exponent > MOST_EXPONENT && ms > COUNTED_FROM_MS;
for (const [name, { exponent, ms, recipe }] of [...worst].toSorted(([, one], [, other]) => other.ms - one.ms))
  console.log(
    `${isBad({ exponent, ms, recipe }) ? 'FAST ' : '     '}${exponent.toFixed(2)}  ${ms.toFixed(0).padStart(6)} ms  ${name.padEnd(28)} ${JSON.stringify(recipe)}`,
  );
console.log(
  `${worst.size} of ${steps.length + WHOLES.length} steps took ${TOLD_FROM_MS} ms or more on ${LONG} characters; the slowest text: ${JSON.stringify(slowest)}`,
);
if ([...worst.values()].some(isBad)) process.exitCode = 1;
