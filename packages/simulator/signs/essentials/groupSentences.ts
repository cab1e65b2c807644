import type { Use } from './readUse.ts';
import type { UsedSentence } from './readUses.ts';

const LIST_ITEM = /^[ \t]*(?:[-*\u2022\u2013\u00b7\u2713\u2705]|[-=]>|\u2192|\d{1,2}[.)])[ \t]+\S/u;
const lineAt = (raw: string, at: number): string => {
  const from = raw.lastIndexOf('\n', at - 1) + 1;
  const end = raw.indexOf('\n', at);
  return raw.slice(from, end < 0 ? raw.length : end);
};

/** What a list is: the reader may need any list that asks nothing and threatens nobody. */
function readListUse(list: readonly UsedSentence[]): Use {
  if (list.some(({ use, isHostile }) => use === 'asks' || use === 'easy' || isHostile)) return 'other';
  return list.some(({ use }) => use === 'offer' || use === 'jargon' || use === 'fact') ? 'list' : 'fact';
}

/** The sentences with those of a list, and the line that announces it, in one use: a list stays or goes as a whole. */
export function withLists(raw: string, sentences: readonly UsedSentence[]): UsedSentence[] {
  const isItem = ({ start, text }: UsedSentence): boolean => LIST_ITEM.test(lineAt(raw, start)) || LIST_ITEM.test(text);
  const read = [...sentences];
  for (let at = 0; at < read.length; at += 1) {
    const head = read[at];
    if (head === undefined || !(isItem(head) || head.text.endsWith(':'))) continue;
    let end = at + 1;
    for (let next = read[end]; next !== undefined && isItem(next); next = read[end]) end += 1;
    const list = read.slice(at, end);
    if (list.length < 2) continue;
    const use = readListUse(list);
    list.forEach((one, index) => (read[at + index] = { ...one, use }));
    at = end - 1;
  }
  return read;
}

/** Ends in an initial, a title or a comma: the sentence goes on. */
const GOES_ON = /(?:(?:^|\s)(?:\p{Lu}|Mr|Mrs|Ms|Mx|Dr|Prof|St|No|vs|approx|e\.g|i\.e)\.|[,;]\s*\.?)$/u;

/** The sentences with the halves of one that was split at "Dr." or ".NET" in one use: both stay or go. */
export function joinTorn(raw: string, sentences: readonly UsedSentence[]): UsedSentence[] {
  const read = [...sentences];
  for (let at = 1; at < read.length; at += 1) {
    const [above, one] = [read[at - 1], read[at]];
    if (above === undefined || one === undefined || one.use === above.use) continue;
    if (/\s/.test(raw[one.start - 1] ?? ' ') && !GOES_ON.test(above.text)) continue;
    const isHostile = above.isHostile || one.isHostile;
    const use = isHostile ? 'blamed' : [above.use, one.use].some((each) => each === 'fact' || each === 'offer') ? 'fact' : above.use;
    [read[at - 1], read[at]] = [
      { ...above, use, isHostile },
      { ...one, use, isHostile },
    ];
  }
  return read;
}
