import { paths } from '../ui/paths.ts';
import type { DocumentPage } from './documentPage.ts';

/** A page of the documentation: its address, its place in the contents, and its text, fetched when it is wanted. */
export type DocumentEntry = {
  /** Empty for the start page. */
  slug: string;
  title: string;
  group: 'Start' | 'Numbers' | 'Use' | 'People';
  load: () => Promise<DocumentPage>;
};

/** Every page in reading order. */
export const DOCUMENTS: readonly DocumentEntry[] = [
  { slug: '', title: 'Start here', group: 'Start', load: async () => (await import('./pages/startPage.ts')).startPage },
  { slug: 'how-it-works', title: 'How it works', group: 'Start', load: async () => (await import('./pages/howItWorks.ts')).howItWorks },
  { slug: 'metrics', title: 'Rates and labels', group: 'Numbers', load: async () => (await import('./pages/metrics.ts')).metrics },
  { slug: 'methodology', title: 'Methodology', group: 'Numbers', load: async () => (await import('./pages/methodology.ts')).methodology },
  { slug: 'import', title: 'Import a lead list', group: 'Use', load: async () => (await import('./pages/importPage.ts')).importPage },
  { slug: 'plans', title: 'Plans and credits', group: 'Use', load: async () => (await import('./pages/plansPage.ts')).plansPage },
  { slug: 'api', title: 'API', group: 'Use', load: async () => (await import('./pages/apiPage.ts')).apiPage },
  {
    slug: 'api/reference',
    title: 'API reference',
    group: 'Use',
    load: async () => (await import('./pages/apiReference.ts')).apiReference,
  },
  { slug: 'webhooks', title: 'Webhooks', group: 'Use', load: async () => (await import('./pages/webhooksPage.ts')).webhooksPage },
  { slug: 'command-line', title: 'Command line', group: 'Use', load: async () => (await import('./pages/commandLine.ts')).commandLine },
  { slug: 'self-hosting', title: 'Self-hosting', group: 'Use', load: async () => (await import('./pages/selfHosting.ts')).selfHosting },
  { slug: 'community', title: 'Community', group: 'People', load: async () => (await import('./pages/community.ts')).community },
  { slug: 'talk-to-us', title: 'Talk to us', group: 'People', load: async () => (await import('./pages/talkToUs.ts')).talkToUs },
];

export const toDocumentPath = (slug: string): string => (slug === '' ? paths.documents : `${paths.documents}/${slug}`);

export const findDocument = (slug: string): DocumentEntry | undefined => DOCUMENTS.find((entry) => entry.slug === slug);
