import type { IncomingHttpHeaders } from 'node:http';

export type Dialect = 'openai-compatible' | 'openai' | 'anthropic' | 'google' | 'embeddings';

/** A request in the server's terms, for any kind of endpoint. */
export type ModelCall = {
  dialect: Dialect;
  instructions: string;
  prompt: string;
  /** Whether the request asks for an answer in a given shape. */
  isStructured: boolean;
  /** Whether tools were offered, which the product never does. */
  hasTools: boolean;
  /** Texts of an embedding request. */
  texts: string[];
  headers: IncomingHttpHeaders;
};

export type WrittenAnswer = { text: string; isCut: boolean };

type Loose = Record<string, unknown>;
const objectAt = (value: unknown, name: string): Loose => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'object' && found !== null ? (found as Loose) : {};
};

/** All text inside a value, joined. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, content, parts } = value as Loose;
  return textOf(text ?? content ?? parts ?? '');
}

const ofRole = (messages: unknown, roles: readonly string[]): string =>
  (Array.isArray(messages) ? messages : [])
    .filter((message) => roles.includes(String(Reflect.get(Object(message), 'role'))))
    .map(textOf)
    .join('\n');

const dialectOf = (path: string): Dialect => {
  if (path.endsWith('/embeddings') || path.includes(':batchEmbedContents') || path.includes(':embedContent')) return 'embeddings';
  if (path.endsWith('/chat/completions')) return 'openai-compatible';
  if (path.endsWith('/responses')) return 'openai';
  return path.endsWith('/messages') ? 'anthropic' : 'google';
};

/** Parses the request of any of the SDK's providers. */
export function readCall(url: string, headers: IncomingHttpHeaders, text: string): ModelCall {
  const body = JSON.parse(text) as Loose;
  const dialect = dialectOf(url.split('?')[0] ?? '/');
  const messages = body['messages'] ?? body['input'] ?? body['contents'];
  const instructions = textOf(body['system'] ?? body['systemInstruction']) || ofRole(messages, ['system', 'developer']);
  const isStructured =
    'response_format' in body ||
    'format' in objectAt(body, 'text') ||
    'format' in objectAt(body, 'output_config') ||
    'responseJsonSchema' in objectAt(body, 'generationConfig');
  const { input } = body;
  return {
    dialect,
    instructions,
    prompt: ofRole(messages, ['user']),
    isStructured,
    hasTools: 'tools' in body,
    texts: dialect === 'embeddings' && Array.isArray(input) ? input.map(String) : [],
    headers,
  };
}

const usage = { input: 1200, output: 300 };

/** Letter counts as a vector: texts that share words are close. */
function embed(text: string): number[] {
  const vector = Array.from({ length: 32 }, () => 0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const place = [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 32, 7);
    vector[place] = (vector[place] ?? 0) + 1;
  }
  return vector;
}

/** Writes an answer in the format of the endpoint that was called. */
export function answerAs({ dialect, texts }: ModelCall, { text, isCut }: WrittenAnswer): string {
  switch (dialect) {
    case 'openai-compatible':
      return JSON.stringify({
        id: 'answer',
        object: 'chat.completion',
        created: 1,
        model: 'test',
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: isCut ? 'length' : 'stop' }],
        usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output },
      });
    case 'openai':
      return JSON.stringify({
        id: 'answer',
        created_at: 1,
        model: 'test',
        output: [{ type: 'message', role: 'assistant', id: 'message', content: [{ type: 'output_text', text, annotations: [] }] }],
        incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
        usage: { input_tokens: usage.input, output_tokens: usage.output },
      });
    case 'anthropic':
      return JSON.stringify({
        type: 'message',
        id: 'answer',
        model: 'test',
        content: [{ type: 'text', text }],
        stop_reason: isCut ? 'max_tokens' : 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: usage.input, output_tokens: usage.output },
      });
    case 'google':
      return JSON.stringify({
        candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason: isCut ? 'MAX_TOKENS' : 'STOP' }],
        usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output, totalTokenCount: usage.input + usage.output },
      });
    case 'embeddings':
      return JSON.stringify({
        object: 'list',
        model: 'test',
        data: texts.map((one, index) => ({ object: 'embedding', index, embedding: embed(one) })),
        usage: { prompt_tokens: usage.input, total_tokens: usage.input },
      });
  }
}
