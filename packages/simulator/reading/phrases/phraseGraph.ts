import type { PhraseStock, StockName } from './phraseStock.ts';

/** The phrase that ends at a node. */
type PhraseEnding = { stock: StockName; isGuard: boolean; isQuestion: boolean };

/** A node of the phrase graph: where the next word, any number, a number with its unit or any word leads, and which phrases end here. */
export type PhraseNode = {
  next: Map<string, PhraseNode[]>;
  afterNumber: PhraseNode[];
  afterMinutes: PhraseNode[];
  afterAny: PhraseNode[];
  endings: PhraseEnding[];
};

const toPhraseNode = (): PhraseNode => ({ next: new Map(), afterNumber: [], afterMinutes: [], afterAny: [], endings: [] });

/** The nodes one word of a phrase leads to. */
function targetsOf(source: PhraseNode, word: string): PhraseNode[] {
  if (word === '#') return source.afterNumber;
  if (word === '#min') return source.afterMinutes;
  if (word === '*') return source.afterAny;
  const known = source.next.get(word) ?? [];
  source.next.set(word, known);
  return known;
}

type Parser = { text: string; at: number };

function stepAll(sources: readonly PhraseNode[], word: string): PhraseNode[] {
  const target = toPhraseNode();
  for (const source of sources) targetsOf(source, word).push(target);
  return [target];
}

/** Reads `a|b c|d` up to a closing bracket or the end. Every alternative starts from the same nodes. */
function readChoices(parser: Parser, sources: readonly PhraseNode[]): PhraseNode[] {
  const ends = readSequence(parser, sources);
  while (parser.text[parser.at] === '|') {
    parser.at += 1;
    ends.push(...readSequence(parser, sources));
  }
  return ends;
}

function readSequence(parser: Parser, sources: readonly PhraseNode[]): PhraseNode[] {
  let nodes = [...sources];
  for (;;) {
    while (parser.text[parser.at] === ' ') parser.at += 1;
    const sign = parser.text[parser.at];
    if (sign === undefined || sign === '|' || sign === ')' || sign === ']') return nodes;
    if (sign !== '(' && sign !== '[') nodes = stepAll(nodes, readWord(parser));
    else {
      parser.at += 1;
      const ends = readChoices(parser, nodes);
      parser.at += 1;
      nodes = sign === '[' ? [...new Set([...nodes, ...ends])] : ends;
    }
  }
}

function readWord(parser: Parser): string {
  const start = parser.at;
  while (parser.at < parser.text.length && !' |()[]'.includes(parser.text.charAt(parser.at))) parser.at += 1;
  return parser.text.slice(start, parser.at);
}

/** Adds one phrase to the graph; see `PhraseStock` for the notation. */
function addPhrase(root: PhraseNode, phrase: string, ending: Omit<PhraseEnding, 'isQuestion'>): void {
  const isQuestion = phrase.endsWith(' ?');
  const ends = readChoices({ text: isQuestion ? phrase.slice(0, -2) : phrase, at: 0 }, [root]);
  for (const end of ends) if (end !== root) end.endings.push({ ...ending, isQuestion });
}

/** The graph of all phrases of some groups. */
export function toPhraseGraph(stocks: readonly PhraseStock[]): PhraseNode {
  const root = toPhraseNode();
  for (const { name, phrases, guards } of stocks) {
    for (const phrase of phrases) addPhrase(root, phrase, { stock: name, isGuard: false });
    for (const phrase of guards) addPhrase(root, phrase, { stock: name, isGuard: true });
  }
  return root;
}
