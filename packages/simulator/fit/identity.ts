/** "Traymate is a tray return rack on wheels for canteens": a name that is no pronoun, and what it is. */
const IDENTITY =
  /^(?!(?:It|This|That|There|Here|He|She|What|Who|Our|My|Your|The)\b)\p{Lu}[\p{L}\d'’-]*(?: \p{Lu}[\p{L}\d'’-]*)? is an? (.+)/u;

/** What a sentence says that a named thing or person is, in lower case from the article on; null if it says none. */
export const findIdentity = (text: string): string | null => IDENTITY.exec(text.trim())?.[1]?.toLowerCase() ?? null;
