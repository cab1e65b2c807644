/** Maximum table places tried for a key. Keys that find no place, such as keys made to collide, go to a set, so the cost stays bounded. */
const MAX_STEPS = 32;

/**
 * Counts how often each key occurred, for at most `mostKeys` keys. A `Set` of strings takes a third of the time needed to judge a file; this
 * table compares a key only with keys of the same hash.
 */
export function createOccurrenceCounter(mostKeys: number): (key: string) => number {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, mostKeys * 2)));
  // The number of the key at each place, counted from 1; 0 if the place is empty.
  const places = new Int32Array(size);
  const hashes: number[] = [];
  const keys: string[] = [];
  const crowded = new Set<string>();
  const repeated = new Map<string, number>();
  const repeat = (key: string) => {
    const occurrence = (repeated.get(key) ?? 1) + 1;
    repeated.set(key, occurrence);
    return occurrence;
  };
  return (key) => {
    const hash = hashOf(key);
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const place = (hash + step) & (size - 1);
      const number = places[place] ?? 0;
      if (number === 0) {
        places[place] = keys.push(key);
        hashes.push(hash);
        return 1;
      }
      if (hashes[number - 1] === hash && keys[number - 1] === key) return repeat(key);
    }
    if (crowded.has(key)) return repeat(key);
    crowded.add(key);
    return 1;
  };
}

/** FNV-1a over the key's UTF-16 code units, with the high bits mixed into the low ones. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
