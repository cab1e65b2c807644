/** PostgreSQL keeps no NUL, and half a surrogate pair would come back as another character. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
