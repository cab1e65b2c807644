import { TRADE_BY_ID } from './trades.ts';

/** Families of trades that work in one building or on one project, so neither is far from what the other buys. */
const KIN_TEXT = `
supply vehicles | buying supply | buying factory | buying finance | supply factory | factory engineering | factory safety | factory buildings | buildings property | buildings construction | buildings safety | construction property | construction land
marketing commerce | marketing media | marketing customers | marketing sales | marketing events | sales customers | sales commerce | commerce shop | commerce supply | people safety | people finance | legal finance | legal people
money finance | money insurance | money property | care doctors | care clinic | doctors clinic | doctors therapy | clinic dental | clinic therapy | clinic pharmacy | clinic eyes | doctors pharmacy | care therapy | laboratory doctors
school university | school childcare | university library | church charity | charity social | food lodging | food service | service lodging | service guarding | buildings guarding | guarding shop | guarding public safety | lodging travel | lodging events
events food | food land | public public safety | public construction | energy buildings | energy factory | mining energy | media arts | design technology | design marketing | design media | design arts | design engineering | design commerce | fitness beauty | fitness therapy | leisure fitness | leisure food | leisure lodging | engineering laboratory | technology engineering | management finance | office people | office buildings
`;

const KIN: ReadonlySet<string> = new Set(
  KIN_TEXT.trim()
    .split(/[|\n]/)
    .flatMap((pair) => {
      const [one = '', ...rest] = pair.trim().split(' ');
      const other = rest.join(' ');
      return [`${one}|${other}`, `${other}|${one}`];
    }),
);

const familyOf = (trade: string): string => TRADE_BY_ID.get(trade)?.family ?? trade;

/** Whether two trades work side by side: `same` in one family, `kin` in families that meet, else `none`. */
export function compareTrades(one: string, other: string): 'same' | 'kin' | 'none' {
  const [first, second] = [familyOf(one), familyOf(other)];
  if (first === second) return 'same';
  return KIN.has(`${first}|${second}`) ? 'kin' : 'none';
}
