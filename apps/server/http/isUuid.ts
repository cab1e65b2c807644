const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** Whether a text can be one of our ids. Any other text is answered like an id that does not exist. */
export const isUuid = (text: string): boolean => UUID.test(text);
