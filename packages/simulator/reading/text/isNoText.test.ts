import { describe, expect, it } from 'vitest';
import { isNoText } from './isNoText.ts';

const PROGRAM = [
  'import { send } from "./send.js";',
  'const rows = await readRows();',
  'for (const row of rows) {',
  '  if (!row.email) continue;',
  '  await send(row);',
  '}',
].join('\n');
const SCRIPT = ['def greet(row):', '    name = row.get("name")', '    if not name:', '        return None', '    print(name)'].join('\n');
/** Characters as they are shown if a picture is pasted as text. */
const BYTES = Array.from({ length: 600 }, (_, at) => String.fromCharCode(((at * at * 11 + at * 29) % 200) + 40)).join('');

describe('a text that is not a message', () => {
  it.each([
    ['a program', PROGRAM],
    ['a script without braces', SCRIPT],
    ['filler', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.'],
    ['images only', '\u{1f680}\u{1f680} \u{1f389}'],
    ['a mark', '.'],
    ['one word', 'Hello'],
    ['keys', 'asdf asdf zxcv'],
    ['marks', '!?'.repeat(300)],
    ['links only', 'https://one.example/a\nhttps://two.example/b'],
    ['a name over and over', 'Dana '.repeat(60)],
    ['a placeholder over and over', '{{company}} '.repeat(60)],
    ['the bytes of a file', BYTES],
    ['one endless word', 'x'.repeat(3000)],
  ])('is %s', (_, text) => {
    expect(isNoText(text)).toBe(true);
  });

  it.each([
    'Hi Dana,\n\nLet me know if this fits; we can start in May.\n\nErin',
    'Hi Dana,\n\nYour test prints {"error": "no dock"} on every third call; ours does not.\n\nErin',
    'Hi Dana,\n\nMost pages still say \u201clorem ipsum\u201d a week before launch. We write the copy.\n\nErin',
    'Hi Dana,\n\nThis line of yours leaks:\n\nconst rows = readRows();\n\nWant the fix?\n\nErin',
    'if you run trucks:\n\nwe wash them at night. ask for the price list:\n\nhttps://wash.example/list',
    'Dana, lunch?',
    'Ch\u00e0o anh, ch\u00fang t\u00f4i s\u1eeda m\u00e1y l\u1ea1nh cho kh\u00e1ch s\u1ea1n \u1edf \u0110\u00e0 N\u1eb5ng. Anh c\u00f3 mu\u1ed1n xem b\u1ea3ng gi\u00e1 kh\u00f4ng? '.repeat(
      4,
    ),
    '\u6211\u4eec\u4e3a\u98df\u54c1\u4f01\u4e1a\u63d0\u4f9b\u51b7\u85cf\u8fd0\u8f93\u670d\u52a1\u3002',
    'Hi Dana, w\u200be r\u200bep\u200bai\u200br d\u200bo\u200bck\u200bs a\u200bn\u200bd g\u200ba\u200bt\u200bes. '.repeat(12),
  ])('is not an email: %s', (text) => {
    expect(isNoText(text)).toBe(false);
  });
});
