import type { Offer } from '../offer.ts';
import { listStems } from '../stems.ts';
import type { TradeShare } from '../titles/titleTrades.ts';

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;

/** Kinds of businesses within a line of work that have little use for each other's things, by the first letters of their words. */
const SUBKINDS = `
beauty: tattoo piercing | nail manicur | spa massag | barber hair salon
leisure: museum galler exhibit | zoo aquari | golf | bowl | rink skat | theat playhous opera concert cinema | ski | stadium arena
librarian: museum exhibit curat | librar
farmer: dairy cattl cow milk | poultr hen egg chicken | vineyard wine grape | orchard appl | stabl hors equestrian livery | fish salmon
store: florist flower | book | butcher meat | hardwar | jewel | furnitur | wine liquor | toy | supermarket grocer
`;

const KINDS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  SUBKINDS.trim()
    .split('\n')
    .map((line) => {
      const [trade = '', kinds = ''] = line.split(': ');
      return [trade, kinds.split(' | ').map((kind) => kind.split(' '))] as const;
    }),
);

const names = (stems: readonly string[], kind: readonly string[]): boolean =>
  kind.some((word) => stems.some((stem) => stem.startsWith(word)));

type Named = { title: string; company: string | null; industryText: string | null };

function isOther({ named = [], readers, phrase }: Offer, trade: string, { title, company, industryText }: Named): boolean {
  const kinds = KINDS.get(trade);
  if (kinds === undefined) return false;
  const told = [...named, ...listStems([phrase ?? '', ...(readers?.places ?? [])].join(' '))];
  const own = listStems(`${title} ${company ?? ''} ${industryText ?? ''}`);
  const theirs = kinds.filter((kind) => names(own, kind));
  return theirs.length > 0 && kinds.some((kind) => names(told, kind)) && !theirs.some((kind) => names(told, kind));
}

/**
 * Whether somebody's business is of another kind within its line of work than the one an email speaks of: a tattoo artist for a spa's scents, a
 * library for the display cases of museums.
 */
export const isOfOtherSubkind = (offer: Offer, trades: readonly TradeShare[], named: Named): boolean =>
  trades.some(({ trade, share }) => share >= OWN_SHARE && isOther(offer, trade, named));
