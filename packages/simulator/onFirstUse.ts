/** A table that is built when it is first asked for, so that a program that never asks starts without it. */
export function onFirstUse<Table extends object>(build: () => Table): () => Table {
  let table: Table | undefined;
  return () => (table ??= build());
}
