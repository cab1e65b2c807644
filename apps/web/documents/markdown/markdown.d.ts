declare module '*.md' {
  import type { MarkdownPage } from '../documentPage.ts';

  export const page: MarkdownPage;
}
