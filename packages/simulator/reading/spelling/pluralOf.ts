/** Nouns whose plural ends in -ies: "companys". Other words in -ys may be names. */
const NOUNS =
  'company facility property party city county country agency enquiry inquiry delivery battery category factory family supply industry library salary charity baby lady lorry brewery bakery dairy nursery surgery entry query policy penalty warranty laboratory gallery directory activity opportunity community university story secretary technology strategy ability priority responsibility utility quality speciality pharmacy cemetery distillery winery difficulty hobby colony puppy ferry trophy body study copy reply berry cherry pony allergy duty baby jelly army beauty bounty canopy charity cavity curry daisy fairy fantasy ivy jury luxury melody memory necessity pantry party pastry poppy proxy quantity quarry sanctuary signatory subsidy summary tragedy treaty variety victory vacancy tenancy identity intermediary itinerary nursery anniversary';
const ENDINGS = new Set(NOUNS.split(' '));

/** A noun whose plural takes -es, written with -s alone: fishs, boxs. */
const SIBILANT = /\p{L}{2}(?:sh|tch|x|ss)s$/u;

/** The right plural of a noun that was written with -s alone. */
export function pluralOf(word: string): string | undefined {
  if (SIBILANT.test(word)) return `${word.slice(0, -1)}es`;
  return word.endsWith('ys') && ENDINGS.has(word.slice(0, -1)) ? `${word.slice(0, -2)}ies` : undefined;
}
