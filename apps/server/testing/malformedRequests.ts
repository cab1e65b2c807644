import type { Endpoint } from '@coldcast/contract/endpoint';

export type RawRequest = { method: string; path: string; headers: Record<string, string>; body: string | undefined };

type Draw = () => number;

const NAUGHTY = [
  '',
  ' ',
  'null',
  '0',
  '-1',
  '1e309',
  'NaN',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '%',
  '\u0000',
  '\u202Etxt.exe',
  'x'.repeat(5000),
  '<script>alert(1)</script>',
  '=1+1',
  '{{first_name}}',
  '00000000-0000-4000-8000-000000000000',
  'ﷺ'.repeat(50),
  '\ud800',
];
const VALUES: readonly unknown[] = [...NAUGHTY, null, true, 0, -1, 1e300, [], {}, [[]], { toString: 1 }, ['a'], { $gt: '' }];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{}',
  '{"a":}',
  '{"__proto__":{"isDemo":true}}',
  '{"constructor":{"prototype":{}}}',
  '[[[[[[',
  '\uFEFF{}',
];
const MEDIA_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=XX',
  'multipart/form-data; boundary=',
  'image/png',
  'x',
  '',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const pick = <Item>(draw: Draw, items: readonly Item[]): Item => {
  const item = items[Math.floor(draw() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

const toQuery = (draw: Draw): string => {
  const names = ['bucket', 'mockDeliveryRate', 'primary_action', 'campaignId', 'unknown', 'bucket[]', '__proto__'];
  const pairs = Array.from(
    { length: Math.floor(draw() * 4) },
    () => `${pick(draw, names)}=${encodeURIComponent(pick(draw, NAUGHTY).toWellFormed())}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const toMultipart = (draw: Draw): string =>
  Array.from({ length: Math.floor(draw() * 4) }, () => {
    const name = pick(draw, ['file', 'campaignName', 'mockOpenRate', 'priority', 'orgId', 'x', '']);
    const fileName = draw() < 0.5 ? `; filename="${pick(draw, ['a.csv', 'a.zip', '', '..\\a.csv', 'a.csv\0'])}"` : '';
    return `--XX\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n${pick(draw, NAUGHTY)}\r\n`;
  }).join('') + (draw() < 0.7 ? '--XX--\r\n' : '');

const toBody = (draw: Draw, fields: readonly string[]): string => {
  const chance = draw();
  if (chance < 0.3) return pick(draw, BODIES);
  if (chance < 0.5) return toMultipart(draw);
  return JSON.stringify(Object.fromEntries(fields.filter(() => draw() < 0.8).map((field) => [field, pick(draw, VALUES)])));
};

/** A request to an endpoint with one fault, several, or none. */
export const drawRequest = (draw: Draw, endpoints: readonly Endpoint[], token: string): RawRequest => {
  const endpoint = pick(draw, endpoints);
  const method = draw() < 0.8 ? endpoint.method : pick(draw, METHODS);
  const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent(pick(draw, NAUGHTY).toWellFormed()) || 'x');
  const fields = [...Object.keys('shape' in endpoint.body ? Object(endpoint.body.shape) : {}), 'unknown'];
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers: Record<string, string> = draw() < 0.8 ? { 'x-api-key': draw() < 0.9 ? token : 'garbage' } : {};
  if (draw() < 0.9 && hasBody) headers['content-type'] = pick(draw, MEDIA_TYPES);
  if (draw() < 0.1) headers['idempotency-key'] = 'k'.repeat(Math.floor(draw() * 300));
  return { method, path: `${path}${toQuery(draw)}`, headers, body: hasBody ? toBody(draw, fields) : undefined };
};
