import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBuildersWords, findFaults, findLongSentences, findUnclosed } from './words/findFaults.ts';
import { readComments, readTexts } from './words/readTexts.ts';
import { renderSentences } from './words/renderSentences.ts';

const root = join(import.meta.dirname, '..');
const listFiles = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Words of other people that the engine reads, writes as they would, or is tested on. */
const OTHER_PEOPLES_WORDS =
  /\.(?:test|states)\.tsx?$|\/testing\/|\/gallery\/|\/demo\/|simulator\/(?:damage|fit|persona|reader|reading|reference|replies)\/|simulator\/signs\/(?:subject\/(?:shortenSubject|subjectText)|followUp\/threadWords)\.ts|leadFile\/roleNames\.ts|sampleLeads\.ts|sampleEmail\.ts|vite\.config/;

/** What people read in the product: screens, calls and their errors, the command line, the texts of rules and engine. */
const interfaceFiles = listFiles('apps/web/*.ts', 'apps/web/*.tsx', 'apps/cli/*.ts', 'packages/*.ts').filter(
  (path) => !OTHER_PEOPLES_WORDS.test(path),
);
const documents = listFiles('*.md').filter((path) => !path.startsWith('e2e/'));

/** Pages that stand in the product too. */
const isGuide = (path: string): boolean => path.startsWith('docs/guide/');

const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|https?:\S+/g, '`code`');

describe('the words of the product', () => {
  it('are plain American English in the interface', () => {
    const texts = interfaceFiles.flatMap((path) => readTexts(path, read(path)).map((one) => ({ path, ...one })));
    expect(texts.length).toBeGreaterThan(1500);
    const faults = texts.flatMap(({ path, line, text }) =>
      [...findFaults(text), ...findBuildersWords(text), ...findLongSentences(text)].map((fault) => ({ at: `${path}:${line}`, ...fault })),
    );
    expect(faults).toEqual([]);
  });

  it('are plain American English in the documents', () => {
    expect(documents.length).toBeGreaterThan(25);
    const faults = documents.flatMap((path) => {
      const text = withoutCode(read(path));
      return [...findFaults(text), ...(isGuide(path) ? findBuildersWords(text) : [])].map((fault) => ({ path, ...fault }));
    });
    expect(faults).toEqual([]);
  });

  it('say email and 80% in the comments of the code', () => {
    const paths = listFiles('apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'scripts/*.ts').filter((path) => !/replies\/stock\//.test(path));
    expect(paths.length).toBeGreaterThan(1000);
    const faults = paths.flatMap((path) =>
      readComments(path, read(path))
        .flatMap((text) => findFaults(withoutCode(text)))
        .filter(({ rule }) => rule === 'no blank before %' || rule === 'an email, never a mail')
        .map((fault) => ({ path, ...fault })),
    );
    expect(faults).toEqual([]);
  });

  it('are plain American English in the sentences of the engine, whatever they are filled with', () => {
    const sentences = renderSentences();
    expect(sentences.length).toBeGreaterThan(400);
    const faults = sentences.flatMap(({ place, filled }) =>
      filled.flatMap((text) => {
        const ownWords = text.replaceAll(/“[^”]*”/g, '“quoted”');
        return [...findFaults(ownWords), ...findBuildersWords(ownWords), ...findLongSentences(ownWords), ...findUnclosed(text)].map(
          (fault) => ({
            place,
            text,
            ...fault,
          }),
        );
      }),
    );
    expect(faults).toEqual([]);
    expect(
      sentences.filter(({ filled }) => filled.some((text) => /<\w+>|\(not said\)/.test(text.replaceAll(/“[^”]*”/g, '')))),
      'a fact is missing',
    ).toEqual([]);
  });

  it.each([
    ['about 4 % of them', 'no blank before %'],
    ['Send a mail to each', 'an email, never a mail'],
    ['Choose a colour', 'American spelling'],
    ['1 leads opened', 'a number with its plural'],
    ['Open the the email', 'no word twice'],
    ['Two  blanks', 'one blank between words'],
    ['An email , sent', 'no blank before a stop'],
  ])('has faults such as %j found', (text, rule) => {
    expect(findFaults(text).map((fault) => fault.rule)).toEqual([rule]);
    expect(findBuildersWords('It could be luck')).toHaveLength(1);
    expect(findUnclosed('about 4.5 in 100 (1.8 to 11')).toHaveLength(1);
    expect(findLongSentences(`${'word '.repeat(31)}.`)).toHaveLength(1);
  });

  it('are read from literals, templates and the text between tags, not from queries', () => {
    const source = 'const a = `Sent to ${n} leads`; const b = <p title="Two words">One thing</p>; const q = sql`select x from y`;';
    expect(readTexts('a.tsx', source).map(({ text }) => text)).toEqual(['Sent to ¤ leads', 'Two words', 'One thing']);
  });
});
