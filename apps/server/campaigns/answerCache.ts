/** Memory limit for the cached answers of one process, in UTF-16 code units. */
const LIMIT = 32 * 1024 * 1024;

export type AnswerCache = {
  find: (key: string) => string | undefined;
  keep: (key: string, text: string) => void;
  /** Drops everything. */
  forget: () => void;
};

/** Caches the most recently used texts, up to a limit on their total length. */
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
      // A Map keeps insertion order: used entries move to the end, so the oldest come first.
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
