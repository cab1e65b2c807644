import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Name = Rolldown.CodeSplittingNameFunction;
type Graph = Parameters<Name>[1];

/** In the order of a visit: each file holds what its screens import and no earlier file has. */
const SCREENS: readonly { name: string; modules: readonly string[] }[] = [
  { name: 'frame', modules: ['shell/AppShell.tsx', 'campaigns/CampaignListPage.tsx', 'api/campaignQueries.ts'] },
];

/** A package's list of its own modules: whoever imports it would seem to need them all. */
const isPackageIndex = (id: string): boolean => /\/node_modules\/.+\/(index|external)\.m?js$/.test(id);

function addReached(id: string, graph: Graph, reached: Set<string>): void {
  if (reached.has(id) || isPackageIndex(id)) return;
  reached.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) addReached(imported, graph, reached);
}

/** The file of a module that one of the screens imports, directly or through others. */
export function nameByScreen(): Name {
  let files: { name: string; reached: ReadonlySet<string> }[] | undefined;
  return (id, graph) => {
    files ??= SCREENS.map(({ name, modules }) => {
      const reached = new Set<string>();
      for (const module of modules) addReached(normalizePath(join(import.meta.dirname, module)), graph, reached);
      return { name, reached };
    });
    return files.find(({ reached }) => reached.has(id))?.name;
  };
}

/** The engine with everything that imports it: megabytes, which no screen may wait for. */
export function nameEngine(): Name {
  const known = new Map<string, boolean>();
  const needsEngine = (id: string, graph: Graph): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Until it is known: modules may import each other.
    known.set(id, false);
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const needs = id.includes('/packages/simulator/') || imported.some((next) => needsEngine(next, graph));
    known.set(id, needs);
    return needs;
  };
  return (id, graph) => (needsEngine(id, graph) ? 'engine' : undefined);
}
