import type { Plugin, Rolldown } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that import each other, directly or through others; empty if every file can run after all that it imports. */
export function findCycle(imports: Imports): readonly string[] {
  const done = new Set<string>();
  const follow = (file: string, above: readonly string[]): readonly string[] => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const imported of imports.get(file) ?? []) {
      const cycle = follow(imported, [...above, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  return [...imports.keys()].map((file) => follow(file, [])).find(({ length }) => length > 0) ?? [];
}

const isChunk = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): output is Rolldown.OutputChunk => output.type === 'chunk';

/** Stops a build whose files import each other: a module could run before what it needs. */
export const checkCycles: Plugin = {
  name: 'check-cycles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(isChunk);
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle.length > 0) this.error(`These files import each other; give what they share a file in codeGroups.ts: ${cycle.join(' > ')}`);
  },
};
