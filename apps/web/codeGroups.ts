import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Name = Rolldown.CodeSplittingNameFunction;
type Graph = Parameters<Name>[1];

/** A file of the build: what these modules import, directly or through others. */
type OwnFile = { name: string; modules: readonly string[] };

/** What every screen of the app needs, with the first of them. */
export const PAGE_FILES: readonly OwnFile[] = [
  { name: 'frame', modules: ['shell/AppShell.tsx', 'campaigns/CampaignListPage.tsx', 'api/campaignQueries.ts'] },
];

/** In the order in which a person who writes an email needs them; what all need comes first, so that each file imports earlier ones alone. */
export const WORKER_FILES: readonly OwnFile[] = [
  { name: 'leadFiles', modules: ['worker/parts.ts', 'launch/leads/leadFileProcessor.ts'] },
  { name: 'reading', modules: ['launch/email/draftReader.ts'] },
  { name: 'engine', modules: ['draftProcessor', 'draftList', 'draftForecast', 'draftSample'].map((name) => `launch/forecast/${name}.ts`) },
  { name: 'checks', modules: ['launch/preflight/checkFilled.ts'] },
];

/** A package's list of its own modules: whoever imports it would seem to need them all. */
const isPackageIndex = (id: string): boolean => /\/node_modules\/.+\/(index|external)\.m?js$/.test(id);

function addReached(id: string, graph: Graph, reached: Set<string>): void {
  if (reached.has(id) || isPackageIndex(id)) return;
  reached.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) addReached(imported, graph, reached);
}

/** The first of the files whose modules import this one. */
export function nameByFile(files: readonly OwnFile[]): Name {
  let known: { name: string; reached: ReadonlySet<string> }[] | undefined;
  return (id, graph) => {
    known ??= files.map(({ name, modules }) => {
      const reached = new Set<string>();
      for (const module of modules) addReached(normalizePath(join(import.meta.dirname, module)), graph, reached);
      return { name, reached };
    });
    return known.find(({ reached }) => reached.has(id))?.name;
  };
}
