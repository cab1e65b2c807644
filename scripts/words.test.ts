import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toLabel } from '../apps/web/documents/methodology/toLabel.ts';
import { PRIORS } from '../packages/simulator/priors.ts';
import { findCapitals } from './words/findCapitals.ts';
import { findBuildersWords, findFaults, findLongLines, findLongSentences, findUnclosed } from './words/findFaults.ts';
import { findCurlyQuotes, findStraightQuotes } from './words/findQuotes.ts';
import { findUncounted } from './words/findUncounted.ts';
import { readMarkdown } from './words/readMarkdown.ts';
import { readTestNames } from './words/readTestNames.ts';
import { readComments, readTexts } from './words/readTexts.ts';
import { renderSentences } from './words/renderSentences.ts';

const root = join(import.meta.dirname, '..');
const listFiles = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Other people's words, which the engine reads, imitates or is tested on. */
const OTHER_PEOPLES_WORDS =
  /\.(?:test|states)\.tsx?$|\/testing\/|\/gallery\/|\/demo\/|simulator\/(?:damage|persona|reader|reading|reference|replies)\/|simulator\/fit\/(?!explainFit\.ts)|simulator\/signs\/(?:subject\/(?:shortenSubject|subjectText)|followUp\/threadWords)\.ts|leadFile\/roleNames\.ts|sampleLeads\.ts|sampleEmail\.ts|vite\.config/;

/** What people read in the product: screens, calls and their errors, the command line, and the texts of rules and engine. */
const interfaceFiles = listFiles(
  'apps/web/*.ts',
  'apps/web/*.tsx',
  'apps/cli/*.ts',
  'apps/server/billing/portal/*.ts',
  'packages/*.ts',
).filter((path) => !OTHER_PEOPLES_WORDS.test(path));
const interfaceTexts = interfaceFiles.flatMap((path) => readTexts(path, read(path)).map((one) => ({ path, ...one })));
const documents = listFiles('*.md').filter((path) => !path.startsWith('e2e/'));

const RULES_OF_COMMENTS = new Set(['no space before %', 'an email, never a mail', 'American spelling']);

/** Pages that are also in the product. */
const isGuide = (path: string): boolean => path.startsWith('docs/guide/');

/** Names of people, companies and jobs in examples, spelled as their owners do. */
const SAMPLES =
  /contract\/examples\.ts|rules\/campaignCsv\.ts|simulator\/(?:typicalList|sequence\/standIn|calibration\/solveFollowUps)\.ts/;

/** Texts for the model document and for assistants, and build errors: they appear next to code, with straight quotes. */
const BESIDE_CODE = /^packages\/(?:mcp|simulator)\/|^apps\/web\/documents\//;

/** Counts that are never 1: limits, rates, sums over follow-ups, lists that are always long, ranges such as "0 to 2". */
const NEVER_ONE = new Set([
  'apps/cli/commands/results.ts ¤ emails',
  'apps/cli/commands/trackRecord.ts ¤ results',
  'apps/server/billing/portal/confirmPage.ts ¤ priority credits',
  'apps/server/billing/portal/portalPage.ts ¤ leads',
  'apps/server/billing/portal/portalPage.ts ¤ mock credits',
  'apps/server/billing/portal/portalPage.ts ¤ priority credits',
  'apps/web/account/SubscriptionCard.tsx ¤ mock credits',
  'apps/web/audience/BudgetCard.tsx ¤ emails',
  'apps/web/audience/CompanyTurnsCard.tsx ¤ companies',
  'apps/web/audience/GroupCards.tsx ¤ interested replies',
  'apps/web/campaigns/byEmail/byEmailView.ts ¤ emails',
  'apps/web/campaigns/detail/CampaignHeader.tsx ¤ emails',
  'apps/web/campaigns/leads/answerText.ts ¤ emails',
  'apps/web/campaigns/performance/MetricPanel.tsx ¤ emails',
  'apps/web/compare/RateTable.tsx ¤ emails',
  'apps/web/compare/twoEmails/EmailSide.tsx ¤ emails',
  'apps/web/compare/twoEmails/TwoEmailsResult.tsx ¤ replies',
  'apps/web/launch/forecast/forecastView.ts ¤ leads',
  'apps/web/launch/forecast/forecastView.ts ¤ replies',
  'apps/web/launch/leads/ColumnChecks.tsx ¤ cells',
  'apps/web/launch/leads/countsText.ts ¤ emails',
  'apps/web/launch/preflight/FindingItem.tsx ¤ rows',
  'apps/web/launch/submit/InsufficientCreditsDialog.tsx ¤ leads',
  'apps/web/launch/submit/launchFailure.ts ¤ leads',
  'apps/web/sends/LevelCard.tsx ¤ replies',
  'apps/web/sends/TrackRecordPage.tsx ¤ results',
  'apps/web/session/PriceLine.tsx ¤ leads',
  'packages/contract/errors.ts ¤ leads',
  'packages/mcp/tools/forecastDraft.ts ¤ emails',
  'packages/mcp/tools/forecastDraft.ts ¤ replies',
  'packages/mcp/tools/getTrackRecord.ts ¤ replies',
  'packages/rules/audienceWords.ts ¤ interested replies',
  'packages/rules/leadFile/checkFollowUps.ts ¤ emails',
  'packages/rules/leadFile/readCsv.ts ¤ columns',
  'packages/rules/leadFile/readCsv.ts ¤ rows',
  'packages/rules/preflight/checkRows.ts ¤ emails',
  'packages/simulator/advice/list/tryShorterList.ts ¤ leads',
  // "1.0 replies": it has a decimal below ten.
  'packages/simulator/advice/list/tryShorterList.ts ¤ replies',
  'packages/simulator/signs/readers/contactsPerCompany.ts ¤ leads',
]);

/** Texts specified with straight quotes, and JSON to copy. */
const GIVEN_STRAIGHT = /^(?:Why recipients |View detailed insights why users |You don't have a subscription yet$)|\{"name": 0/;

const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|https?:\S+/g, '`code`');

describe("the product's texts", () => {
  it('are plain American English in the interface', () => {
    expect(interfaceTexts.length).toBeGreaterThan(1500);
    const faults = interfaceTexts.flatMap(({ path, line, text }) =>
      [...findFaults(text), ...findBuildersWords(text), ...findLongLines(text)].map((fault) => ({ at: `${path}:${line}`, ...fault })),
    );
    expect(faults).toEqual([]);
  });

  it('use the right plural for one lead and for two', () => {
    const faults = interfaceFiles.flatMap((path) =>
      findUncounted(path, read(path))
        .map(({ found }) => `${path} ${found}`)
        .filter((fault) => !NEVER_ONE.has(fault)),
    );
    expect(faults).toEqual([]);
    expect(findUncounted('a.ts', 'const a = `Sent to ${n} leads`; const b = n === 1 ? "1 lead" : `${n} leads`;')).toEqual([
      { line: 1, found: '¤ leads' },
    ]);
    expect(findUncounted('a.tsx', 'const a = <p><b>{n}</b> leads and {n === 1 ? <>{n} lead</> : <>{n} leads</>}</p>;')).toHaveLength(1);
  });

  it('are in sentence case except for names, in headings, buttons, labels and sentences', () => {
    const faults = interfaceTexts
      .filter(({ path }) => !SAMPLES.test(path))
      .flatMap(({ path, line, text }) => findCapitals(text).map((fault) => ({ at: `${path}:${line}`, text, ...fault })));
    expect(faults).toEqual([]);
    const headings = documents.flatMap((path) => readMarkdown(read(path)).headings.map((text) => ({ path, text })));
    expect(headings.length).toBeGreaterThan(150);
    expect(headings.flatMap(({ path, text }) => findCapitals(text).map((fault) => ({ path, text, ...fault })))).toEqual([]);
  });

  it('have typographic marks on screen and straight ones in documents', () => {
    const faults = interfaceTexts
      .filter(({ path, text }) => !BESIDE_CODE.test(path) && !GIVEN_STRAIGHT.test(text))
      .flatMap(({ path, line, text }) => findStraightQuotes(text).map((fault) => ({ at: `${path}:${line}`, text, ...fault })));
    expect(faults).toEqual([]);
    expect(documents.flatMap((path) => findCurlyQuotes(withoutCode(read(path))).map((fault) => ({ path, ...fault })))).toEqual([]);
  });

  it('are plain American English in responses, logs and printed lines', () => {
    const paths = listFiles('apps/server/*.ts', 'scripts/*.ts', 'bench/*.ts').filter(
      (path) =>
        !OTHER_PEOPLES_WORDS.test(path) &&
        !/^scripts\/(?:words|planted|reader)|occupations\/|^bench\/(?:kinds|worstTexts|readingGrowth)|commonPasswords|\.store\.ts$/.test(
          path,
        ),
    );
    expect(paths.length).toBeGreaterThan(300);
    const faults = paths.flatMap((path) =>
      readTexts(path, read(path)).flatMap(({ text, line }) =>
        [...findFaults(text), ...(/^apps\/server\/(?!language\/)/.test(path) ? findLongSentences(text) : [])].map((fault) => ({
          at: `${path}:${line}`,
          ...fault,
        })),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('are plain American English in the documents', () => {
    expect(documents.length).toBeGreaterThan(25);
    const faults = documents.flatMap((path) => {
      const text = withoutCode(read(path));
      const long = readMarkdown(read(path)).passages.flatMap(findLongSentences);
      return [...findFaults(text), ...(isGuide(path) ? findBuildersWords(text.replaceAll(/<[^>]*>/g, '')) : []), ...long].map((fault) => ({
        path,
        ...fault,
      }));
    });
    expect(faults).toEqual([]);
  });

  it('say email, 80% and color in the comments of the code', () => {
    const paths = listFiles('apps/*.ts', 'apps/*.tsx', 'apps/*.css', 'bench/*.ts', 'e2e/*.ts', 'packages/*.ts', 'scripts/*.ts').filter(
      (path) => !/replies\/stock\//.test(path),
    );
    expect(paths.length).toBeGreaterThan(1000);
    const faults = paths.flatMap((path) =>
      readComments(path, read(path))
        .flatMap((text) => findFaults(withoutCode(text)))
        .filter(({ rule }) => RULES_OF_COMMENTS.has(rule))
        .map((fault) => ({ path, ...fault })),
    );
    expect(faults).toEqual([]);
  });

  it('are plain American English in the names of coefficients', () => {
    const faults = PRIORS.flatMap((row) => {
      const text = toLabel(row);
      return [...findFaults(text), ...findBuildersWords(text)].map((fault) => ({ row: row.name, text, ...fault }));
    });
    expect(faults).toEqual([]);
  });

  it('are plain American English in the comments of settings, containers and checks', () => {
    const faults = ['.env.example', '.ci/run', 'compose.yaml', 'Dockerfile', 'Caddyfile'].flatMap((path) => {
      const comments = [...read(path).matchAll(/(?:^|\s)#(?!!)[-\s]*(.*)/gm)].map(([, text = '']) => text);
      expect(comments.length, path).toBeGreaterThan(0);
      return comments.flatMap((text) => findFaults(withoutCode(text)).map((fault) => ({ path, text, ...fault })));
    });
    expect(faults).toEqual([]);
  });

  it('say email, 80% and color in the names of tests', () => {
    const names = listFiles('*.test.ts', '*.test.tsx', '*.spec.ts').flatMap((path) =>
      readTestNames(path, read(path)).map((text) => ({ path, text })),
    );
    expect(names.length).toBeGreaterThan(3000);
    const faults = names.flatMap(({ path, text }) =>
      findFaults(text)
        .filter(({ rule }) => RULES_OF_COMMENTS.has(rule))
        .map((fault) => ({ path, ...fault })),
    );
    expect(faults).toEqual([]);
  });

  it("are plain American English in the engine's sentences, whatever their values", () => {
    const sentences = renderSentences();
    expect(sentences.length).toBeGreaterThan(400);
    expect(sentences.filter(({ filled }) => filled.length === 0)).toEqual([]);
    const faults = sentences.flatMap(({ place, filled }) =>
      filled.flatMap((text) => {
        const ownWords = text.replaceAll(/“[^”]*”/g, '“quoted”');
        return [
          ...[findFaults, findBuildersWords, findLongLines, findStraightQuotes].flatMap((find) => find(ownWords)),
          ...findUnclosed(text),
        ].map((fault) => ({
          place,
          text,
          ...fault,
        }));
      }),
    );
    expect(faults).toEqual([]);
    expect(
      sentences.filter(({ filled }) => filled.some((text) => /<\w+>|\(not said\)/.test(text.replaceAll(/“[^”]*”/g, '')))),
      'a fact is missing',
    ).toEqual([]);
  });

  it.each([
    ['about 4 % of them', 'no space before %'],
    ['Send a mail to each', 'an email, never a mail'],
    ['Choose a colour', 'American spelling'],
    ['We prioritise what was learnt', 'American spelling'],
    ['The centre of a cancelled order', 'American spelling'],
    ['1 leads opened', 'a number with its plural'],
    ['Open the the email', 'no word twice'],
    ['Two  spaces', 'one space between words'],
    ['Replies were to be expected. Opens are what was to be expected', 'no clumsy phrase'],
    ['Heaviest of all weighs the list', 'no clumsy phrase'],
    ['It is in another language than English', 'no clumsy phrase'],
    ['Leads who decide on what you offer', 'no clumsy phrase'],
    ['20 unless told', 'no clumsy phrase'],
    ['Readers know such pressure from ads', 'no clumsy phrase'],
    ['A list which is long, which is rare', 'one relative "which" a sentence'],
    ['It opens. And it replies', 'no sentence that begins with "And"'],
    ['Launched with 3 lead(s)', 'no plural in brackets'],
    ['An email , sent', 'no space before punctuation'],
    ['Between 4–5 in 100', 'a range says "to"'],
  ])('has faults such as %j found', (text, rule) => {
    expect(findFaults(text).map((fault) => fault.rule)).toEqual([rule]);
    for (const word of ['It could be luck', 'In the priority lane', 'Emails at a desk', 'Version of the priors'])
      expect(findBuildersWords(word)).toHaveLength(1);
    expect(findUnclosed('about 4.5 in 100 (1.8 to 11')).toHaveLength(1);
    expect(findLongSentences(`${'word '.repeat(31)}.`)).toHaveLength(1);
    expect(findLongLines(`${'word '.repeat(26)}.`)).toHaveLength(1);
  });

  it.each([
    ['Create a New webhook', 'New'],
    ['Copy Link', 'Link'],
    ['Ask for interest, Not a meeting', 'Not'],
    ['Share of Leads that open', 'Leads'],
  ])('have the capital in %j found', (text, found) => {
    expect(findCapitals(text)).toEqual([{ rule: 'sentence case', found }]);
  });

  it.each([
    'Open Upload CSV in Coldcast',
    'Press Ctrl-C. Then wait',
    'Read by the API and useSession',
    'A “New campaign”',
    'Export from Sales Navigator',
  ])('may hold the names of %j', (text) => expect(findCapitals(text)).toEqual([]));

  it('have wrong quotation marks found', () => {
    expect(findStraightQuotes("the lead's name")).toHaveLength(1);
    expect(findStraightQuotes('the scope "read".')).toHaveLength(1);
    expect(findStraightQuotes('the lead’s “name”')).toEqual([]);
    expect(findCurlyQuotes('the lead’s name')).toHaveLength(1);
    expect(findCurlyQuotes('the lead\'s "name"')).toEqual([]);
  });

  it('are read from documents without code, by table cell and list entry', () => {
    const source =
      '# A `code` Heading\n\nOne **bold**\n[link](a.md).\n\n- First\n- Second\n\n| A | B |\n|---|---|\n| c | d |\n\n```sh\nnpm\n```\n';
    expect(readMarkdown(source)).toEqual({
      headings: ['A code Heading'],
      passages: ['One bold link.', 'First', 'Second', 'A', 'B', 'c', 'd'],
    });
    expect(readMarkdown(`- ${'word '.repeat(31)}.`).passages.flatMap(findLongSentences)).toHaveLength(1);
  });

  it('are read from literals, templates and the text between tags, not from queries', () => {
    const source =
      'const a = `Sent to ${n} leads`; const b = <p title="Two">Thing</p>; const q = sql`select x from y`; const h = html`<p>Pay ${n} now</p><b>Two words</b>`;';
    expect(readTexts('a.tsx', source).map(({ text }) => text)).toEqual(['Sent to ¤ leads', 'Two', 'Thing', 'Pay ¤ now', 'Two words']);
  });

  it('are read from the names of tests and of their groups', () => {
    const source = "describe('a', () => { it.each([1])('b %s', () => run('c')); test.describe(`d ${e}`, () => {}); }); expect('f');";
    expect(readTestNames('a.test.ts', source)).toEqual(['a', 'b %s', 'd x']);
  });
});
