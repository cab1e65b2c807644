import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Name = Rolldown.CodeSplittingNameFunction;
type Graph = Parameters<Name>[1];

/** A file of the build: what these modules import, directly or through others. */
type OwnFile = {
  name: string;
  modules: readonly string[];
  /** Only what at least so many of them import; 1 if omitted. */
  sharedBy?: number;
  /** Nothing that these import, who would have to load all of it. */
  without?: readonly string[];
};

const inFolder = (folder: string, names: readonly string[]): string[] => names.map((name) => `${folder}/${name}.tsx`);

/** A campaign's page with the tabs that are loaded later. */
const campaignParts = inFolder('campaigns', ['CampaignPage', 'detail/PerformancePanel', 'leads/LeadListTab', 'inbox/InboxTab']);
const otherScreens = [
  ...inFolder('campaigns', ['shared/SharedCampaignPage', 'report/ReportPage']),
  ...inFolder('insights', ['InsightPage', 'BetterVersionPage']),
  ...inFolder('launch', ['LaunchDrawer', 'UploadPage']),
  ...inFolder('audience', ['AudiencePage', 'DraftAudiencePage']),
  ...inFolder('account', ['AccountPage', 'BillingPage', 'apiKeys/ApiKeysPage', 'webhooks/WebhooksPage']),
  ...inFolder('sends', ['SendsPage', 'TrackRecordPage']),
  'compare/ComparePage.tsx',
];
const screens = [...campaignParts, ...otherScreens];

/** What the drawer shows of an email and of a list; all of it is fetched at once. */
const drawerParts = inFolder('launch', [
  'about/AboutSection',
  'email/EmailPreview',
  'fit/AudienceLink',
  'forecast/DraftReasons',
  'leads/ColumnChecks',
  'leads/FileCounts',
  'leads/InvalidRows',
  'preflight/PreflightSection',
]);

/**
 * What every screen of the app needs, with the first of them; then what several show. Each file costs a request and start-up time, and each
 * module that a screen does not need costs bytes. What no file holds is divided by the screens that import it.
 */
export const PAGE_FILES: readonly OwnFile[] = [
  { name: 'frame', modules: ['shell/AppShell.tsx', 'campaigns/CampaignListPage.tsx', 'api/campaignListQuery.ts'] },
  { name: 'overlays', modules: inFolder('ui', ['Drawer', 'popups/DialogFrame', 'popups/MenuFrame', 'popups/PopoverFrame']), sharedBy: 2 },
  { name: 'errors', modules: ['../../packages/contract/errors.ts'] },
  { name: 'parts', modules: screens, sharedBy: 4 },
  {
    name: 'results',
    modules: inFolder('campaigns', ['CampaignPage', 'shared/SharedCampaignPage', 'report/ReportPage', '../insights/InsightPage']),
    sharedBy: 2,
  },
  { name: 'actions', modules: inFolder('campaigns', ['CampaignPage', 'actions/CampaignMenu']), sharedBy: 2 },
  { name: 'campaign', modules: ['campaigns/CampaignPage.tsx'], without: otherScreens },
  {
    name: 'launch',
    modules: inFolder('launch', ['LaunchDrawer', 'UploadPage', '../insights/BetterVersionPage', '../audience/DraftAudiencePage']),
    sharedBy: 2,
  },
  { name: 'drawerParts', modules: drawerParts, without: [...screens, 'ui/popups/PopoverFrame.tsx'] },
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

function findReached(module: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  addReached(normalizePath(join(import.meta.dirname, module)), graph, reached);
  return reached;
}

/** What a file holds, unless an earlier one does. What its modules import is in it too, so that files never import later ones. */
function findHeld({ modules, sharedBy = 1, without = [] }: OwnFile, graph: Graph): (id: string) => boolean {
  const wanted = modules.map((module) => findReached(module, graph));
  const unwanted = without.map((module) => findReached(module, graph));
  return (id) => wanted.filter((reached) => reached.has(id)).length >= sharedBy && !unwanted.some((reached) => reached.has(id));
}

/** The first of the files that holds the module. */
export function nameByFile(files: readonly OwnFile[]): Name {
  let known: { name: string; holds: (id: string) => boolean }[] | undefined;
  return (id, graph) => {
    known ??= files.map((file) => ({ name: file.name, holds: findHeld(file, graph) }));
    return known.find(({ holds }) => holds(id))?.name;
  };
}
