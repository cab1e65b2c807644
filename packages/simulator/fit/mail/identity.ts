/** "Traymate is a tray return rack on wheels for canteens": a name that is no pronoun, and what it is. */
const IDENTITY =
  /^(?!(?:It|This|That|There|Here|He|She|What|Who|Our|My|Your|The)\b)\p{Lu}[\p{L}\d'’-]*(?: \p{Lu}[\p{L}\d'’-]*)? is an? (.+)/u;

/** What a sentence says that a named thing or person is, in lower case from the article on; null if it says none. */
export const findIdentity = (text: string): string | null => IDENTITY.exec(text.trim())?.[1]?.toLowerCase() ?? null;

/** "Clockline is time tracking for agencies", "It's called earned wage access": the same without an article, also of "it". */
const SELF =
  /^(?:(?:It|This)(?:['\u2019]s| is)|(?!(?:There|Here|He|She|What|Who|That|Our|My|Your|The)\b)\p{Lu}[\p{L}\d'\u2019-]*(?: \p{Lu}[\p{L}\d'\u2019-]*)? is)(?: called)?(?: an?)? (.+)/u;

/** What a sentence says that a named thing or "it" is, in lower case; null if it says none. */
export const findSelf = (text: string): string | null => SELF.exec(text.trim())?.[1]?.toLowerCase() ?? null;
