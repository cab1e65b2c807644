import type { CallExample } from '@coldcast/contract/callExample';
import type { Access, Endpoint } from '@coldcast/contract/endpoint';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Names of the variables that the commands expect; the page says so. */
const ADDRESS_VARIABLE = 'COLDCAST_URL';
const TOKEN_VARIABLES: Record<Access, string | null> = { public: null, session: 'COLDCAST_API_KEY', person: 'TOKEN' };

function toAddress(path: string, { params, query }: CallExample): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name));
  const search = new URLSearchParams(query);
  return `"$${ADDRESS_VARIABLE}${filled}${search.size === 0 ? '' : `?${search}`}"`;
}

function toBodyParts({ bodyKind }: Endpoint, { body = {} }: CallExample): string[] {
  if (bodyKind === 'json' || bodyKind === 'either') return [`-H 'content-type: application/json'`, `-d ${quote(JSON.stringify(body))}`];
  if (bodyKind === 'none') return [];
  const fields = Object.entries(body).map(([name, value]) => `-F ${quote(`${name}=${String(value)}`)}`);
  return [`-H 'Idempotency-Key: spring-outreach-1'`, '-F file=@campaign.csv', ...fields];
}

/** The call as a command for a shell. */
export function writeCurl(endpoint: Endpoint, example: CallExample): string {
  const token = TOKEN_VARIABLES[endpoint.access];
  const isNamed = endpoint.method !== 'GET' && !(endpoint.method === 'POST' && endpoint.bodyKind !== 'none');
  const first = ['curl -s', isNamed ? `-X ${endpoint.method}` : '', toAddress(endpoint.path, example)].filter(Boolean).join(' ');
  return [first, ...(token === null ? [] : [`-H "x-api-key: $${token}"`]), ...toBodyParts(endpoint, example)].join(' \\\n  ');
}
