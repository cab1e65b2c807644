import { queryOptions } from '@tanstack/react-query';
import type { DocumentEntry } from '../documents.ts';

/** A page's text, fetched once. */
export const toPageQuery = ({ slug, load }: DocumentEntry) =>
  queryOptions({ queryKey: ['document', slug], queryFn: load, staleTime: Infinity });
