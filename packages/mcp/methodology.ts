/** The methodology page as Markdown, without its own markup; its interactive parts are only in the documentation. */
export const toMethodology = (page: string): string =>
  page
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
