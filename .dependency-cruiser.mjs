/**
 * The arrows of the house. Whatever is not allowed here fails `npm run arrows`; a folder that no rule names fails as well.
 */
const anyTest = '\\.(test|states)\\.tsx?$|/testing/|vitest\\.config|vite\\.config';

/** Features of one side, leftmost first: each may import itself and what stands left of it. */
const serverOrder = ['users', 'billing', 'sends', 'campaigns', 'insights', 'webhooks', 'mcp'];
const webFeatures = ['launch', 'campaigns', 'compare', 'insights', 'sends', 'audience', 'account', 'documents'];

/** Modules of the web app that only its workers load. */
const engineInWorkers =
  '^apps/web/(compare/worker/|audience/worker/|launch/(forecast/(adviseSample|adviseFollowUps|draftList|draftSample|draftForecast)|fit/(draftFit|withoutWords)|email/measureEmail|preflight/checkFilled)\\.ts$)';

const serverGround = ['app', 'clock', 'config', 'errors', 'database', 'http', 'jobs', 'language', 'operations'];

const onlyLeftward = serverOrder.map((feature, index) => ({
  name: `server-${feature}-imports-leftward`,
  comment: `apps/server/${feature} may import only ${serverOrder.slice(0, index + 1).join(', ')} and the ground.`,
  severity: 'error',
  from: { path: `^apps/server/${feature}/`, pathNot: anyTest },
  to: { path: `^apps/server/(${serverOrder.slice(index + 1).join('|') || 'nothing-stands-right'})/` },
}));

const webFeaturesApart = webFeatures.map((feature) => ({
  name: `web-${feature}-imports-no-other-feature`,
  comment: 'Screens compose ui, api and session; one feature never reaches into another.',
  severity: 'error',
  from: { path: `^apps/web/${feature}/`, pathNot: anyTest },
  to: { path: `^apps/web/(${webFeatures.filter((other) => other !== feature).join('|')}|shell|App)(/|\\.)` },
}));

const webLower = [
  ['ui', 'api|session|shell|App'],
  ['api', 'session|shell|App'],
  ['session', 'shell|App'],
].map(([folder, above]) => ({
  name: `web-${folder}-imports-nothing-above`,
  severity: 'error',
  from: { path: `^apps/web/${folder}/`, pathNot: anyTest },
  to: { path: `^apps/web/(${above}|${webFeatures.join('|')})(/|\\.)` },
}));

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { pathNot: '^packages/simulator/signs/' }, to: { circular: true } },
    {
      name: 'no-cycles-among-signs',
      comment: 'The ids of signs are types derived from their list, which every sign names: a circle of types alone. None may load.',
      severity: 'error',
      from: { path: '^packages/simulator/signs/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/rules/', pathNot: anyTest },
      to: { path: '^(packages/(contract|simulator|mcp)|apps)/' },
    },
    {
      name: 'simulator-imports-nothing',
      severity: 'error',
      from: { path: '^packages/simulator/', pathNot: anyTest },
      to: { pathNot: '^packages/simulator/' },
    },
    {
      name: 'contract-imports-rules',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages/(simulator|mcp)|apps)/' },
    },
    {
      name: 'mcp-imports-contract-and-rules',
      comment: 'The tools for assistants reach the product by its calls alone, whichever way they are made.',
      severity: 'error',
      from: { path: '^packages/mcp/' },
      to: { path: '^(packages/simulator|apps)/' },
    },
    { name: 'apps-stay-apart-server', severity: 'error', from: { path: '^apps/server/' }, to: { path: '^apps/(web|cli)/' } },
    { name: 'apps-stay-apart-web', severity: 'error', from: { path: '^apps/web/' }, to: { path: '^(apps/(server|cli)|packages/mcp)/' } },
    {
      name: 'cli-uses-the-api-only',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^(apps/(server|web)|packages/simulator)/' },
    },
    ...onlyLeftward,
    ...webFeaturesApart,
    ...webLower,
    {
      name: 'ground-imports-no-feature',
      comment: 'The ground of the server knows no feature; features are handed to it.',
      severity: 'error',
      from: { path: `^apps/server/(${serverGround.join('|')})(/|\\.ts$)`, pathNot: anyTest },
      to: { path: `^apps/server/(${serverOrder.join('|')})/` },
    },
    {
      name: 'routes-only-by-the-api-builder',
      severity: 'error',
      from: { pathNot: `^apps/server/(endpoints|main)\\.ts$|${anyTest}` },
      to: { path: '^apps/server/.*\\.routes\\.ts$' },
    },
    {
      name: 'handlers-only-by-job-lists',
      comment: "Who wants the work done enqueues the job (`*.job.ts`); only the list of a feature's jobs binds it to its handler.",
      severity: 'error',
      from: { path: '^apps/server/', pathNot: `\\.jobs\\.ts$|${anyTest}` },
      to: { path: '\\.handler\\.ts$' },
    },
    {
      name: 'engine-only-in-workers',
      comment: 'What computes runs in a Web Worker: here stand the modules that the workers load. Others take its types alone.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: `${engineInWorkers}|^apps/web/documents/|${anyTest}` },
      to: { path: '^packages/simulator/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'documents-read-tables-alone',
      comment: 'The pages of the model print its tables; they compute nothing with it.',
      severity: 'error',
      from: { path: '^apps/web/documents/', pathNot: anyTest },
      to: {
        path: '^packages/simulator/',
        pathNot: '^packages/simulator/(outcome|priors)\\.ts$|\\.json$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-testing-code-in-the-product',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^apps/web/gallery/|${anyTest}` },
      to: { path: '/testing/' },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'drizzle and pg belong to stores, the database and the queue.',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: `\\.store\\.ts$|^apps/server/(database|jobs|operations|app\\.ts|app/)|${anyTest}` },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'a-new-folder-needs-an-arrow',
      comment: 'Name the folder in this file before anything imports it.',
      severity: 'error',
      from: {},
      to: {
        path: '^(apps|packages)/',
        pathNot: [
          '^packages/(rules|contract|simulator|mcp)/',
          '^apps/cli/',
          `^apps/server/(${[...serverGround, ...serverOrder, 'testing', 'main', 'endpoints', 'boundJobs', 'worker', 'services'].join('|')})(/|\\.ts$)`,
          `^apps/web/(${['ui', 'api', 'session', 'shell', 'App', 'main', 'prefetchScreen', 'codeGroups', 'checkCycles', 'withoutNames', 'testing', 'gallery', 'worker', ...webFeatures].join('|')})(/|\\.tsx?$)`,
        ],
      },
    },
    { name: 'every-import-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|/migrations/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
