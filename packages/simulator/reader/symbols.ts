/** Symbols that need no escaping in a TypeScript string. */
export const SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,-./:;<=>?@[]^_{|}~';
/** The symbol of a weight of 0 units. */
export const MIDDLE = (SYMBOLS.length - 1) / 2;
/** The largest digit of a distance; it means that the distance continues in the next symbol. */
export const DIGITS = SYMBOLS.length - 1;

const NUMBERS = new Uint8Array(128);
for (let at = 0; at < SYMBOLS.length; at += 1) NUMBERS[SYMBOLS.charCodeAt(at)] = at;
/** The number of the symbol at a place. */
export const numberAt = (text: string, at: number): number => NUMBERS[text.charCodeAt(at)] ?? 0;

/** Stored feature hashes are cut to this many bits. */
export const HASH_BITS = 20;
export const toFeature = (hash: number): number => hash >>> (32 - HASH_BITS);
