/** A person's slug found in another kind of link, still percent-encoded, and the kind of link. */
export type ProfileUrlFix = { slug: string; reason: string };

const memberSlug = /^[\w-]+/;

/** Finds the person in a country, mobile, email, old public or Sales Navigator link. */
export function findFix(url: URL): ProfileUrlFix | undefined {
  const host = /^(?:(?:www\.)?([a-z0-9-]+)\.)?linkedin\.com$/.exec(url.hostname);
  const hostReason = host === null ? undefined : nameSubdomain(host[1] ?? '');
  if (hostReason === undefined) return undefined;
  const path = findPathFix(url.pathname.split('/').filter((segment) => segment !== ''));
  if (path === undefined) return undefined;
  return { slug: path.slug, reason: hostReason || path.reason || 'address in capitals' };
}

/** Empty for the main host, undefined for a subdomain without profiles. */
function nameSubdomain(subdomain: string): string | undefined {
  if (subdomain === '' || subdomain === 'www') return '';
  if (subdomain === 'm' || subdomain === 'touch' || subdomain === 'mobile') return 'mobile link';
  return /^[a-z]{2}$/.test(subdomain) ? 'country link' : undefined;
}

function findPathFix(segments: readonly string[]): ProfileUrlFix | undefined {
  const [first = '', second = '', ...more] = segments;
  const place = first.toLowerCase();
  if (place === 'in' && second !== '') return { slug: second, reason: '' };
  if (place === 'mwlite' || place === 'comm') {
    const rest = second.toLowerCase() === 'profile' ? more : segments.slice(1);
    const [marker = '', slug = ''] = rest;
    if (marker.toLowerCase() !== 'in' || slug === '') return undefined;
    return { slug, reason: place === 'comm' ? 'email link' : 'mobile link' };
  }
  if (place === 'pub') return findPublicFix(second, more);
  if (place === 'sales' && ['lead', 'people'].includes(second.toLowerCase())) {
    const slug = memberSlug.exec(more[0] ?? '')?.[0];
    return slug === undefined ? undefined : { slug, reason: 'Sales Navigator' };
  }
  return undefined;
}

/** Old public links contain a hexadecimal number in three groups, lowest group last; the slug contains it in one piece. */
function findPublicFix(name: string, groups: readonly string[]): ProfileUrlFix | undefined {
  const [high = '', middle = '', low = ''] = groups;
  const isNumber = [high, middle, low].every((group) => /^[0-9a-f]{1,3}$/i.test(group));
  if (!isNumber || name === '' || name === 'dir') return undefined;
  return { slug: `${name}-${low.padStart(3, '0')}${middle.padStart(3, '0')}${high}`, reason: 'old public link' };
}

const placeNames = new Map([
  ['company', 'company page'],
  ['showcase', 'company page'],
  ['school', 'school page'],
  ['edu', 'school page'],
  ['posts', 'post'],
  ['pulse', 'article'],
  ['feed', 'post'],
  ['jobs', 'job page'],
  ['groups', 'group page'],
  ['events', 'event page'],
  ['search', 'search page'],
  ['profile', 'old profile link without a name'],
  ['pub', 'old public link without a number'],
  ['sales', 'Sales Navigator page, not a person'],
  ['talent', 'Recruiter link'],
  ['recruiter', 'Recruiter link'],
]);

/** Names the kind of a link on the network that does not identify a person; undefined for links elsewhere. */
export function nameWrongLink(url: URL): string | undefined {
  if (url.hostname === 'lnkd.in') return 'short link';
  if (url.hostname !== 'linkedin.com' && !url.hostname.endsWith('.linkedin.com')) return undefined;
  if (/^\/in(?:\/(?:%20)*)?$/.test(url.pathname)) return 'profile link without a name';
  return placeNames.get(url.pathname.split('/')[1]?.toLowerCase() ?? '');
}
