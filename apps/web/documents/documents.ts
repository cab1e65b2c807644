import { paths } from '../ui/paths.ts';
import { fillSlots, type DocumentPage, type MarkdownPage } from './documentPage.ts';

/** A page of the documentation: its address, its place in the contents, and its text, loaded on demand. */
export type DocumentEntry = {
  /** Empty for the start page. */
  slug: string;
  title: string;
  group: 'Start' | 'Numbers' | 'Use' | 'People';
  load: () => Promise<DocumentPage>;
};

const readPage = async (module: Promise<{ page: MarkdownPage }>): Promise<DocumentPage> => fillSlots((await module).page);

/** Every page in reading order. */
export const DOCUMENTS: readonly DocumentEntry[] = [
  { slug: '', title: 'Start here', group: 'Start', load: () => readPage(import('../../../docs/guide/start.md')) },
  { slug: 'how-it-works', title: 'How it works', group: 'Start', load: () => readPage(import('../../../docs/guide/how-it-works.md')) },
  { slug: 'metrics', title: 'Rates and labels', group: 'Numbers', load: () => readPage(import('../../../docs/guide/metrics.md')) },
  {
    slug: 'methodology',
    title: 'Methodology',
    group: 'Numbers',
    load: async () => (await import('./methodology/methodology.ts')).methodology,
  },
  { slug: 'import', title: 'Import a lead list', group: 'Use', load: () => readPage(import('../../../docs/guide/import.md')) },
  {
    slug: 'who-to-send-to',
    title: 'Who to send to',
    group: 'Use',
    load: () => readPage(import('../../../docs/guide/who-to-send-to.md')),
  },
  { slug: 'plans', title: 'Plans and credits', group: 'Use', load: () => readPage(import('../../../docs/guide/plans.md')) },
  { slug: 'api', title: 'API', group: 'Use', load: () => readPage(import('../../../docs/guide/api.md')) },
  {
    slug: 'api/reference',
    title: 'API reference',
    group: 'Use',
    load: async () => (await import('./reference/apiReference.ts')).apiReference,
  },
  { slug: 'assistants', title: 'Assistants', group: 'Use', load: () => readPage(import('../../../docs/guide/assistants.md')) },
  { slug: 'automations', title: 'Automations', group: 'Use', load: () => readPage(import('../../../docs/guide/automations.md')) },
  { slug: 'webhooks', title: 'Webhooks', group: 'Use', load: () => readPage(import('../../../docs/guide/webhooks.md')) },
  { slug: 'command-line', title: 'Command line', group: 'Use', load: () => readPage(import('../../../docs/guide/command-line.md')) },
  { slug: 'self-hosting', title: 'Self-hosting', group: 'Use', load: () => readPage(import('../../../docs/guide/self-hosting.md')) },
  { slug: 'community', title: 'Community', group: 'People', load: async () => (await import('./parts/reachPages.ts')).community },
  { slug: 'talk-to-us', title: 'Talk to us', group: 'People', load: async () => (await import('./parts/reachPages.ts')).talkToUs },
];

export const toDocumentPath = (slug: string): string => (slug === '' ? paths.documents : `${paths.documents}/${slug}`);

export const findDocument = (slug: string): DocumentEntry | undefined => DOCUMENTS.find((entry) => entry.slug === slug);
