import { INTENTS, type Intent } from '../outcome.ts';

/** One way to answer: what must be known (`needs`) or must not apply (`lacks`), and whether a closing sentence may follow. */
export type StockLine = { text: string; needs: readonly string[]; lacks: readonly string[]; isOpen: boolean; variants: number };
/** All ways to express one intent. Every closing sentence fits every open line. */
export type StockCell = { lines: readonly StockLine[]; closes: readonly StockLine[] };
export type Stock = Readonly<Record<Intent, StockCell>>;

/** Number of texts a phrase can expand to, including nested choices. */
export function countVariants(text: string): number {
  const counts: number[][] = [[1]];
  for (const character of text) {
    const choices = counts.at(-1);
    if (choices === undefined) break;
    if (character === '[') counts.push([1]);
    else if (character === '|' && counts.length > 1) choices.push(1);
    else if (character === ']') {
      counts.pop();
      const outer = counts.at(-1);
      if (outer !== undefined) outer.push((outer.pop() ?? 1) * choices.reduce((sum, count) => sum + count, 0));
    }
  }
  return counts[0]?.[0] ?? 1;
}

function readLine(line: string): StockLine {
  const [head = '', rest] = line.replace(/^[*+] /, '').split(/ > (.*)/);
  const tags = rest === undefined ? [] : head.split(' ').filter((tag) => tag !== '*');
  const text = rest ?? head;
  return {
    text,
    needs: tags.filter((tag) => !tag.startsWith('!')),
    lacks: tags.filter((tag) => tag.startsWith('!')).map((tag) => tag.slice(1)),
    isOpen: line.startsWith('* ') || (rest !== undefined && head.endsWith(' *')),
    variants: countVariants(text),
  };
}

/**
 * Parses a stock: `# intent` starts a cell, or continues it; `tag !tag > text` says when a line fits; `* ` (after the tags, if any) marks a line that a
 * closing sentence may follow, `+ ` a closing sentence. In a text, `[a|b|]` is a choice and `<field>` quotes the email or the lead's row.
 */
export function readStock(text: string): Stock {
  const cells = new Map<string, string[]>();
  let cell: string[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('# ')) {
      const intent = line.slice(2);
      cell = cells.get(intent) ?? [];
      cells.set(intent, cell);
    } else if (line !== '') cell.push(line);
  }
  const toCell = (intent: Intent): StockCell => {
    const lines = cells.get(intent) ?? [];
    return {
      lines: lines.filter((line) => !line.startsWith('+ ')).map(readLine),
      closes: lines.filter((line) => line.startsWith('+ ')).map(readLine),
    };
  };
  const entries = INTENTS.map((intent) => [intent, toCell(intent)] as const);
  return Object.fromEntries(entries) as Record<Intent, StockCell>;
}
