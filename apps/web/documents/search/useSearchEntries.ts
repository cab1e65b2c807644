import { useQuery } from '@tanstack/react-query';
import { DOCUMENTS } from '../documents.ts';
import { toSearchEntries } from './searchDocuments.ts';

const loadEntries = async () => {
  const pages = await Promise.all(DOCUMENTS.map(async ({ slug, load }) => toSearchEntries(slug, await load())));
  return pages.flat();
};

/** The text of all pages, loaded when someone first searches. */
export const useSearchEntries = (isWanted: boolean) =>
  useQuery({ queryKey: ['document-search'], queryFn: loadEntries, enabled: isWanted, staleTime: Infinity });
