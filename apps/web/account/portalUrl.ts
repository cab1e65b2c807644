/**
 * The address the portal tab may go to, or null. Only HTTPS or this very origin; our own portal page is moved to this origin,
 * because the server may know itself by another name than the browser used.
 */
export function toPortalUrl(address: string, origin: string): string | null {
  try {
    const url = new URL(address, origin);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    if (url.username !== '' || url.password !== '') return null;
    if (url.pathname.startsWith('/billing/portal/')) return new URL(url.pathname + url.search, origin).href;
    return url.protocol === 'https:' || url.origin === origin ? url.href : null;
  } catch {
    return null;
  }
}
