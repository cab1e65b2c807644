/** A fact that an email may already contain, and the words of a reply that asks for it. */
export type Told = { inEmail: RegExp; asked: RegExp };
