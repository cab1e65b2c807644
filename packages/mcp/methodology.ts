/** The methodology page as Markdown, without the marks it is written by; what its parts draw is in the documentation alone. */
export const toMethodology = (page: string): string =>
  page
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
