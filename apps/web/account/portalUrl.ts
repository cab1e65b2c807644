import type { PlanName } from '@coldcast/rules/plans';

const isStripe = ({ protocol, hostname }: URL): boolean => protocol === 'https:' && /(^|\.)stripe\.com$/.test(hostname);

/**
 * The address the portal tab may open, or null: this same origin, or the payment provider over HTTPS. Our own portal page is moved to this
 * origin, because the server may know itself by a different name than the browser uses. It opens with the wanted plan selected.
 */
export function toPortalUrl(address: string, origin: string, planName?: PlanName): string | null {
  try {
    const url = new URL(address, origin);
    if (url.username !== '' || url.password !== '') return null;
    if (url.pathname.startsWith('/billing/portal/')) {
      const own = new URL(url.pathname + url.search, origin);
      if (planName !== undefined) own.searchParams.set('plan', planName);
      return own.href;
    }
    return isStripe(url) || url.origin === origin ? url.href : null;
  } catch {
    return null;
  }
}
