/** What a seller's email says for certain, as tags and as words that a reply may quote. */
export type SellerFacts = { tags: readonly string[]; fields: readonly (readonly [string, string])[] };
