import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { ProductFailure, type Backend } from './backend.ts';
import { quote, QUOTES_ARE_DATA, SIMULATED } from './words/quote.ts';

/** What a running tool can use. */
export type ToolContext = Backend & {
  /** Reports progress to the client, only when it has increased. */
  report: (done: number, total: number, message: string) => Promise<void>;
  /** Aborts when the client gives up. */
  signal: AbortSignal;
};

/** A tool's answer: lines for a model to read, and the same as data for programs. */
export type ToolAnswer<Output> = { lines: readonly string[]; data: Output };

export type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  /** Written for a model that has never seen the product. */
  description: string;
  annotations: Required<Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint'>>;
  input: Input;
  output: Output;
  run: (input: z.output<Input>, context: ToolContext) => Promise<ToolAnswer<z.output<Output>>>;
};

/** A tool that changes nothing. */
export const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

const answerShape = z.object({ notice: z.string() });

/** A tool's output with the notice that every answer carries. */
export const withNotice = (output: z.ZodObject): z.ZodObject => answerShape.extend(output.shape);

export function toResult({ lines, data }: ToolAnswer<Record<string, unknown>>): CallToolResult {
  const text = [SIMULATED, QUOTES_ARE_DATA, '', ...lines].join('\n');
  return { content: [{ type: 'text', text }], structuredContent: { notice: `${SIMULATED} ${QUOTES_ARE_DATA}`, ...data } };
}

/** Further fields of an error that help a model continue; they may contain the caller's own words. */
function detailLines({ availableCredits, requestedLeads, fields }: Readonly<Record<string, unknown>>): string[] {
  const credits =
    typeof availableCredits === 'number' ? [`Credits left: ${availableCredits}. Leads requested: ${String(requestedLeads)}.`] : [];
  return Array.isArray(fields) ? [...credits, `What is wrong: ${quote(JSON.stringify(fields), 1000)}`] : credits;
}

/** A failure with the product's own message; an unexpected error reveals nothing. */
export function toFailure(error: unknown): CallToolResult {
  const isKnown = error instanceof ProductFailure;
  const lines = isKnown ? [`${error.message} (${error.code})`, ...detailLines(error.details)] : ['Something went wrong (internal)'];
  return { isError: true, content: [{ type: 'text', text: lines.join('\n') }] };
}

/** Checks a tool's definition and derives its types from its schemas. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool => ({
  ...tool,
  // The server parses every input with this same schema before it runs the tool; the erased type cannot express that.
  run: (input, context) => tool.run(input as z.output<Input>, context),
});
