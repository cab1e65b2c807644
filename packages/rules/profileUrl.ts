import { findFix, nameWrongLink } from './profileUrlFixes.ts';

/**
 * What a cell says about a lead's profile. `url` is always rebuilt from the slug, so it is safe to link; reasons are short phrases for
 * people.
 */
export type ProfileUrlReading =
  | {
      verdict: 'valid';
      /** `https://www.linkedin.com/in/` and the percent-encoded slug, without query or further path. */
      url: string;
      /** Decoded, in NFC, in its original case. */
      slug: string;
      /** Identifies the person: the slug in lower case, or unchanged if it is a member id. Never contains `#`. */
      leadKey: string;
    }
  | { verdict: 'fixable'; reason: string; fixedUrl: string }
  | { verdict: 'invalid'; reason: string }
  | { verdict: 'empty' };

const NOT_A_PROFILE = 'not a profile link';
const PROFILE_DOMAIN = 'linkedin.com';

const PROFILE_PREFIX = 'https://www.linkedin.com/in/';
/** Member ids, unlike chosen slugs, are case-sensitive. */
const memberId = /^A[CE][a-zA-Z]AA[\w-]+$/;
/** Chosen slugs have at most 100 characters; a member id is shorter. */
const MAX_SLUG_LENGTH = 200;
/** Longer cells are prose, not links, and are not searched for one. */
const MAX_LINK_LENGTH = 4000;
// The common case, decided without a URL parser; the slow path accepts everything it accepts, with the same answer.
const plainProfile = /^(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[a-zA-Z0-9-]{1,200}\/?$/;
// Matches the domain, unless it is the end of another host's name: without it, no cell is valid.
const mainHost = /(?:^|[^a-z0-9.-]|www\.)linkedin\.com/i;
const capital = /[A-Z]/;

/**
 * Reads a cell as a profile link: valid if the host is linkedin.com, with or without www, and the path starts with /in/ and a slug. A
 * missing scheme, a query, a further path, and surrounding quotes or spaces do not matter. Other links that identify a person are
 * `fixable`: they stay invalid until the user accepts `fixedUrl`. Never throws.
 */
export function readProfileUrl(text: string): ProfileUrlReading {
  if (plainProfile.test(text)) return readPlainProfile(text);
  if (text.length > MAX_LINK_LENGTH) return text.trim() === '' ? { verdict: 'empty' } : { verdict: 'invalid', reason: NOT_A_PROFILE };
  const link = trimAround(text);
  if (link === '') return { verdict: 'empty' };
  if (countLinks(link) > 1) return { verdict: 'invalid', reason: 'more than one link' };
  const fromFormula = /^=\s*hyperlink\s*\(\s*["“]([^"”]+)/i.exec(link)?.[1];
  if (fromFormula !== undefined) return readFormula(fromFormula);
  const url = toWebUrl(link);
  if (url === undefined) return { verdict: 'invalid', reason: NOT_A_PROFILE };
  if (isMainHost(url.hostname) && url.pathname.startsWith('/in/')) {
    const reading = readSlug(url.pathname.split('/').find((segment, index) => index > 1 && segment !== ''));
    if (reading !== undefined) return reading;
  }
  const fix = findFix(url);
  if (fix !== undefined) {
    const fixed = readSlug(fix.slug);
    if (fixed?.verdict === 'valid') return { verdict: 'fixable', reason: `${fix.reason}, use Fix`, fixedUrl: fixed.url };
  }
  return { verdict: 'invalid', reason: nameWrongLink(url) ?? NOT_A_PROFILE };
}

function readPlainProfile(text: string): ProfileUrlReading {
  const slug = text.slice(text.indexOf('/in/') + 4, text.endsWith('/') ? -1 : undefined);
  if (capital.test(slug)) return toValidReading(slug, PROFILE_PREFIX + slug);
  return { verdict: 'valid', url: PROFILE_PREFIX + slug, slug, leadKey: slug };
}

/** `readProfileUrl` without the answer's details. */
export const isProfileUrl = (text: string): boolean =>
  plainProfile.test(text) || (mainHost.test(text) && readProfileUrl(text).verdict === 'valid');

/** Whether a cell is a link that identifies a person, valid or fixable. */
export const isPersonLink = (text: string): boolean =>
  plainProfile.test(text) || (text.length <= MAX_LINK_LENGTH && hasProfileDomain(text) && namesPerson(readProfileUrl(text)));

const namesPerson = ({ verdict }: ProfileUrlReading): boolean => verdict === 'valid' || verdict === 'fixable';

/** Whether a text contains the network's domain in any form. */
export const hasProfileDomain = (text: string): boolean => text.toLowerCase().includes(PROFILE_DOMAIN);

const isMainHost = (host: string): boolean => host === 'linkedin.com' || host === 'www.linkedin.com';

const around = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"'“”„‘’‚«»\`]`;
const leading = new RegExp(`^(?:${around}|<)+`);
const lastOutside = new RegExp(`${around}|>`);

function trimAround(text: string): string {
  const withoutStart = text.replace(leading, '');
  let end = withoutStart.length;
  while (end > 0 && lastOutside.test(withoutStart.charAt(end - 1))) end -= 1;
  return withoutStart.slice(0, end);
}

function countLinks(text: string): number {
  const beforeQuery = text.split(/[?#]/, 1)[0] ?? '';
  const pieces = text.split(/[\s,;|]+/).filter((piece) => piece.includes('://') || hasProfileDomain(piece));
  return Math.max(pieces.length, beforeQuery.split('://').length - 1);
}

function readFormula(inner: string): ProfileUrlReading {
  const reading = readProfileUrl(inner);
  if (reading.verdict === 'valid') return { verdict: 'fixable', reason: 'formula, use Fix', fixedUrl: reading.url };
  return reading.verdict === 'empty' ? { verdict: 'invalid', reason: NOT_A_PROFILE } : reading;
}

/** A web address whose host is written in plain letters: no user name, no unusual port, no look-alike letters, no spaces. */
function toWebUrl(link: string): URL | undefined {
  const [, scheme = 'https:', authority = '', rest = ''] = /^(?:(https?:)?\/\/)?([a-z0-9.-]+(?::\d+)?)(?![^/?#\\])(.*)$/is.exec(link) ?? [];
  if (authority === '' || !authority.includes('.') || /\s/.test(rest)) return undefined;
  const address = `${scheme.toLowerCase()}//${authority}${rest}`;
  try {
    const url = new URL(address);
    return url.port === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

function readSlug(segment: string | undefined): (ProfileUrlReading & { verdict: 'valid' }) | undefined {
  if (segment === undefined) return undefined;
  const slug = decodeSlug(segment);
  if (slug === undefined) return toSafeReading(escapeLastQuotes(segment), PROFILE_PREFIX + escapeLastQuotes(segment));
  return slug.trim() === '' ? undefined : toSafeReading(slug, PROFILE_PREFIX + escapeLastQuotes(encodeURIComponent(slug)));
}

/** Quotes at the end of a cell belong to the cell: those of a slug are escaped, so that its link parses back to itself. */
const escapeLastQuotes = (segment: string): string => segment.replace(/'+$/, (quotes) => '%27'.repeat(quotes.length));

/** Undefined if the percent signs are not valid UTF-8; such a slug stays as written. */
function decodeSlug(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return undefined;
  }
}

const control = /\p{Cc}/u;

const toSafeReading = (slug: string, url: string) =>
  slug.length > MAX_SLUG_LENGTH || control.test(slug) ? undefined : toValidReading(slug, url);

function toValidReading(slug: string, url: string): ProfileUrlReading & { verdict: 'valid' } {
  const key = slug.startsWith('A') && memberId.test(slug) ? slug : slug.toLowerCase();
  return { verdict: 'valid', url, slug, leadKey: key.includes('#') || key.includes('%') ? escapeKey(key) : key };
}

/** Reserves `#` for numbering repeated profiles. */
const escapeKey = (key: string): string => key.replaceAll('%', '%25').replaceAll('#', '%23');
