export type ParsedAddress = { ok: true; url: URL } | { ok: false; problem: 'no_address' | 'not_http' | 'credentials' };

/** Parses an untrusted address for us to call: http or https, without user name and password. */
export const parseOutgoingUrl = (text: string): ParsedAddress => {
  const url = URL.parse(text.trim());
  if (url === null) return { ok: false, problem: 'no_address' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { ok: false, problem: 'not_http' };
  if (url.username !== '' || url.password !== '') return { ok: false, problem: 'credentials' };
  url.hash = '';
  return { ok: true, url };
};
