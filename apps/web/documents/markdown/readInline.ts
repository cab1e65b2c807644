import type { Token } from 'marked';
import type { Prose, ProsePiece } from '../documentPage.ts';

/** Where a link in a document leads in the product. */
export type ToAddress = (address: string) => string;

const wordsOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? String(token.text) : '')).join('');

function toPieces(token: Token, toAddress: ToAddress): ProsePiece[] {
  switch (token.type) {
    case 'text':
      if ('tokens' in token && token.tokens) return token.tokens.flatMap((inner) => toPieces(inner, toAddress));
      return [{ kind: 'words', words: String(token.text).replaceAll('\n', ' ') }];
    case 'escape':
      return [{ kind: 'words', words: String(token.text) }];
    case 'codespan':
      return [{ kind: 'code', words: String(token.text) }];
    case 'strong':
      return [{ kind: 'strong', words: wordsOf(token.tokens ?? []) }];
    case 'link':
      return [{ kind: 'link', words: wordsOf(token.tokens ?? []), address: toAddress(String(token.href)) }];
    default:
      throw new Error(`A document cannot hold "${token.raw}" (${token.type}) inside a text.`);
  }
}

/** The pieces of a text; adjacent words are one piece. Throws for Markdown the pages do not support. */
export function readInline(tokens: readonly Token[], toAddress: ToAddress): Prose {
  return tokens
    .flatMap((token) => toPieces(token, toAddress))
    .reduce<ProsePiece[]>((pieces, piece) => {
      const last = pieces.at(-1);
      if (last?.kind !== 'words' || piece.kind !== 'words') return [...pieces, piece];
      return [...pieces.slice(0, -1), { kind: 'words', words: last.words + piece.words }];
    }, []);
}
