import { describe, expect, it } from 'vitest';
import { readMarkdown } from './readMarkdown.ts';
import { toProductAddress } from './markdownPages.ts';

const around = {
  toAddress: (address: string) => toProductAddress(address, 'metrics'),
  toPicture: (src: string, alt: string) => ({ src, alt, width: 2, height: 1 }),
};
const read = (body: string) => readMarkdown(`# Title\n\nThe lead.\n\n${body}`, around).sections;

describe('a page in Markdown', () => {
  it('keeps the anchor of a heading, and otherwise makes the one GitHub makes', () => {
    const sections = read('## <a id="list"></a>In the list\n\nText.\n\n### Why so?\n\nText.');
    expect(sections.map(({ id, title, level }) => [id, title, level])).toEqual([
      ['list', 'In the list', 2],
      ['why-so', 'Why so?', 3],
    ]);
  });

  it('folds a list or a table behind the line in front of it, and nothing else', () => {
    const [section] = read('## A\n\n<!-- fold: All of them -->\n- one\n- two\n\nText.');
    expect(section?.blocks.map((block) => ('fold' in block ? block.fold : null))).toEqual(['All of them', null]);
    expect(() => read('## A\n\n<!-- fold: All of them -->\n\nText.')).toThrow('can fold a list or a table');
  });

  it('reads emphasis, and turns links into addresses of the product', () => {
    const [section] = read('## A\n\nPress **Go**, `run` or [read](api.md#key)\nand [look](http://localhost:3000/app/billing).');
    expect(section?.blocks).toEqual([
      {
        kind: 'text',
        text: [
          { kind: 'words', words: 'Press ' },
          { kind: 'strong', words: 'Go' },
          { kind: 'words', words: ', ' },
          { kind: 'code', words: 'run' },
          { kind: 'words', words: ' or ' },
          { kind: 'link', words: 'read', address: '/docs/api#key' },
          { kind: 'words', words: ' and ' },
          { kind: 'link', words: 'look', address: '/app/billing' },
          { kind: 'words', words: '.' },
        ],
      },
    ]);
  });

  it('reads tables with their caption, code with its name, notes, pictures and slots', () => {
    const [section] = read(
      [
        '## A',
        '<!-- caption: Codes -->',
        '| Code | Means |\n|---|---|\n| 1 | a \\| b |',
        '```sh Start\nnpm start\n```',
        '> [!NOTE]\n> Wait.',
        '![A door](door.webp "The door")',
        '<!-- part: chat -->',
      ].join('\n\n'),
    );
    expect(section?.blocks).toEqual([
      {
        kind: 'table',
        caption: 'Codes',
        columns: ['Code', 'Means'],
        rows: [[[{ kind: 'words', words: '1' }], [{ kind: 'words', words: 'a | b' }]]],
      },
      { kind: 'code', name: 'Start', text: 'npm start' },
      { kind: 'note', text: [{ kind: 'words', words: 'Wait.' }] },
      { kind: 'picture', picture: { src: 'door.webp', alt: 'A door', width: 2, height: 1 }, caption: 'The door' },
      { kind: 'slot', name: 'chat' },
    ]);
  });

  it('drops the marks around what is generated', () => {
    const [section] = read(
      '## A\n\nAt <!-- from: defaultBucket -->40-50<!-- /from -->.\n\n<!-- from: limits -->\n- one\n<!-- /from -->\n- two',
    );
    expect(section?.blocks).toEqual([
      { kind: 'text', text: [{ kind: 'words', words: 'At 40-50.' }] },
      { kind: 'list', isNumbered: false, items: [[{ kind: 'words', words: 'one' }], [{ kind: 'words', words: 'two' }]] },
    ]);
  });

  it.each(['> quoted', '<b>bold</b>', '## A\n\n- one\n\n  two', '#### Deep'])('refuses %j, which no page can show', (body) => {
    expect(() => read(`## A\n\n${body}`)).toThrow(/cannot hold|must be a note|more than one text|heading of depth/);
  });

  it('refuses a link to a missing page', () => {
    expect(() => toProductAddress('../operations.md', 'metrics')).toThrow('leads to no page');
  });
});
