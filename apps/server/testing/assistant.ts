import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

type ConnectOptions = { token: string; mode?: 'legacy' | 'auto'; headers?: Record<string, string> };

/** Connects an assistant's client to an address of the product. */
export async function connectAssistant(address: string, { token, mode = 'legacy', headers }: ConnectOptions): Promise<Client> {
  const client = new Client({ name: 'test assistant', version: '1.0.0' }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${token}`, ...headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit }));
  return client;
}

export type ToolAnswer = { text: string; data: Record<string, unknown>; isError: boolean };

/** A tool with its input, and a callback for progress. */
export type ToolCall = { name: string; args?: Record<string, unknown>; onProgress?: (done: number) => void };

/** Calls a tool and returns its text and its structured answer. */
export async function watchTool(client: Client, { name, args = {}, onProgress }: ToolCall): Promise<ToolAnswer> {
  const options = onProgress === undefined ? {} : { onprogress: ({ progress }: { progress: number }) => onProgress(progress) };
  const answer = await client.callTool({ name, arguments: args }, options);
  const blocks = Array.isArray(answer.content) ? answer.content : [];
  const text = blocks.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
  return { text, data: { ...Object(answer.structuredContent) }, isError: answer.isError === true };
}

export const askTool = (client: Client, name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer> =>
  watchTool(client, { name, args });
