/** What somebody who buys wants of the reader, as the subject of "promised" and after a verb: many things are "them". */
export function nameStock(tags: ReadonlySet<string>, topic: string | null): readonly (readonly [string, string])[] {
  if (!tags.has('purchases')) return [];
  const isMany = (tags.has('askMany') && !tags.has('measured')) || /(?:[^s]s|people)$/.test(topic ?? '');
  const [verb, goods] = isMany ? ['are', 'them'] : ['is', 'it'];
  return [
    ['ours', `ours ${verb}`],
    ['mine', `mine ${verb}`],
    ['goods', goods],
  ];
}
