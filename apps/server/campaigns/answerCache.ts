/** Memory the cached answers of one process may take, in UTF-16 code units. */
const LIMIT = 32 * 1024 * 1024;

export type AnswerCache = {
  find: (key: string) => string | undefined;
  keep: (key: string, text: string) => void;
  /** Drops everything. */
  forget: () => void;
};

/** Keeps the texts used last, up to a limit on their length together. */
export function createAnswerCache(limit: number = LIMIT): AnswerCache {
  const texts = new Map<string, string>();
  let length = 0;
  const drop = (key: string): void => {
    length -= texts.get(key)?.length ?? 0;
    texts.delete(key);
  };
  return {
    find: (key) => {
      const text = texts.get(key);
      if (text === undefined) return undefined;
      // A Map keeps the order of insertion: what is used moves to its end, what is old is in front.
      texts.delete(key);
      texts.set(key, text);
      return text;
    },
    forget: () => {
      texts.clear();
      length = 0;
    },
    keep: (key, text) => {
      drop(key);
      if (text.length > limit / 4) return;
      texts.set(key, text);
      length += text.length;
      for (const oldest of texts.keys()) {
        if (length <= limit) break;
        drop(oldest);
      }
    },
  };
}
