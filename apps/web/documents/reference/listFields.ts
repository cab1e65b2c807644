import { z } from 'zod';
import type { MarkedText } from './readMarks.ts';

/** One field of a body or an answer: its own name, how deep it lies, and what it is. A nested field follows the one it belongs to. */
export type Field = { name: string; depth: number; type: MarkedText; isOptional: boolean };

type Opened = { inner: z.core.$ZodType; isOptional: boolean; isNullable: boolean };

function open(schema: z.core.$ZodType): Opened {
  if (schema instanceof z.ZodOptional) return { ...open(schema.def.innerType), isOptional: true };
  if (schema instanceof z.ZodNullable) return { ...open(schema.def.innerType), isNullable: true };
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodDefault) return open(schema.def.innerType);
  return { inner: schema, isOptional: false, isNullable: false };
}

const quote = (values: Iterable<unknown>): string => [...values].map((value) => `\`${String(value)}\``).join(', ');

/** The kind of a value in words. */
export function toTypeWords(schema: z.core.$ZodType): MarkedText {
  const { inner, isNullable } = open(schema);
  return isNullable ? `${toKind(inner)}, or \`null\`` : toKind(inner);
}

function toKind(schema: z.core.$ZodType): MarkedText {
  if (schema instanceof z.ZodISODateTime) return 'moment, ISO 8601';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'text';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'whole number' : 'number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodEnum) return `one of ${quote(schema.options)}`;
  if (schema instanceof z.ZodLiteral) return quote(schema.values);
  if (schema instanceof z.ZodArray) return toListWords(schema);
  if (schema instanceof z.ZodTuple) return `${schema.def.items.length} values: ${schema.def.items.map(toTypeWords).join(', ')}`;
  if (schema instanceof z.ZodRecord) return `for each ${keyWords(schema)}: ${toTypeWords(schema.valueType)}`;
  return schema instanceof z.ZodObject ? 'object' : 'value';
}

function toListWords(list: z.ZodArray): MarkedText {
  const lengths = (list.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'length' in def && typeof def.length === 'number' ? [def.length] : [],
  );
  const words = lengths[0] === undefined ? 'list' : `list of ${lengths[0]}`;
  return open(list.element).inner instanceof z.ZodObject ? words : `${words}: ${toTypeWords(list.element)}`;
}

const keyWords = ({ keyType }: z.ZodRecord): MarkedText => (keyType instanceof z.ZodEnum ? `of ${quote(keyType.options)}` : 'name');

/** Fields below a value: of an object, or of each entry of a list of objects. */
function objectBelow(schema: z.core.$ZodType): z.ZodObject | null {
  const { inner } = open(schema);
  const object = inner instanceof z.ZodArray ? open(inner.element).inner : inner;
  return object instanceof z.ZodObject ? object : null;
}

/** Every field of a shape, nested ones after the one they belong to. What was listed once is referred to the second time. */
export function listFields(schema: z.core.$ZodType): Field[] {
  const listed = new Map<z.ZodObject, string>();
  const walk = (object: z.ZodObject, depth: number): Field[] =>
    Object.entries(object.shape).flatMap(([name, value]): Field[] => {
      const field = { name, depth, type: toTypeWords(value), isOptional: open(value).isOptional };
      const below = objectBelow(value);
      if (below === null) return [field];
      const before = listed.get(below);
      if (before !== undefined) return [{ ...field, type: `as \`${before}\`` }];
      listed.set(below, name);
      return [field, ...walk(below, depth + 1)];
    });
  const top = objectBelow(schema);
  return top === null ? [] : walk(top, 0);
}
