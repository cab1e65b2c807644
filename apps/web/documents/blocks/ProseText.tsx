import { Link } from 'react-router';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import type { Prose, ProsePiece } from '../documentPage.ts';

/** Addresses the server serves itself; the router has no page for them. */
const isServed = (address: string): boolean => address === '/openapi.json';

function Piece({ piece }: { piece: ProsePiece }) {
  if (piece.kind !== 'link') {
    if (piece.kind === 'words') return piece.words;
    return piece.kind === 'code' ? <code>{piece.words}</code> : <strong>{piece.words}</strong>;
  }
  if (isServed(piece.address)) return <a href={piece.address}>{piece.words}</a>;
  if (piece.address.startsWith('/')) return <Link to={piece.address}>{piece.words}</Link>;
  return <ExternalLink href={piece.address}>{piece.words}</ExternalLink>;
}

export function ProseText({ prose }: { prose: Prose }) {
  // The pieces never change, so their indexes are good keys.
  return prose.map((piece, place) => <Piece key={place} piece={piece} />);
}
