import * as z from 'zod/mini';
import type { MarkedText } from './readMarks.ts';

/** One field of a body or an answer: its name, its depth, and what it is. A nested field follows its parent. */
export type Field = { name: string; depth: number; type: MarkedText; isOptional: boolean };

type Opened = { inner: z.core.$ZodType; isOptional: boolean; isNullable: boolean };

function open(schema: z.core.$ZodType): Opened {
  if (schema instanceof z.core.$ZodOptional) return { ...open(schema._zod.def.innerType), isOptional: true };
  if (schema instanceof z.core.$ZodNullable) return { ...open(schema._zod.def.innerType), isNullable: true };
  if (schema instanceof z.core.$ZodCatch || schema instanceof z.core.$ZodDefault) return open(schema._zod.def.innerType);
  return { inner: schema, isOptional: false, isNullable: false };
}

const quote = (values: Iterable<unknown>): string => [...values].map((value) => `\`${String(value)}\``).join(', ');

/** The kind of a value in words. */
export function toTypeWords(schema: z.core.$ZodType): MarkedText {
  const { inner, isNullable } = open(schema);
  return isNullable ? `${toKind(inner)}, or \`null\`` : toKind(inner);
}

const isWhole = (schema: z.core.$ZodNumber): boolean => z.toJSONSchema(schema).type === 'integer';

const toTupleWords = (items: readonly z.core.$ZodType[]): MarkedText => `${items.length} values: ${items.map(toTypeWords).join(', ')}`;

function toKind(schema: z.core.$ZodType): MarkedText {
  if (schema instanceof z.core.$ZodISODateTime) return 'moment, ISO 8601';
  if (schema instanceof z.core.$ZodString) return 'text';
  if (schema instanceof z.core.$ZodNumber) return isWhole(schema) ? 'whole number' : 'number';
  if (schema instanceof z.core.$ZodBoolean) return 'true or false';
  if (schema instanceof z.core.$ZodEnum) return `one of ${quote(Object.values(schema._zod.def.entries))}`;
  if (schema instanceof z.core.$ZodLiteral) return quote(schema._zod.def.values);
  if (schema instanceof z.core.$ZodArray) return toListWords(schema);
  if (schema instanceof z.core.$ZodTuple) return toTupleWords(schema._zod.def.items);
  if (schema instanceof z.core.$ZodRecord) return `for each ${keyWords(schema)}: ${toTypeWords(schema._zod.def.valueType)}`;
  return schema instanceof z.core.$ZodObject ? 'object' : 'value';
}

function toListWords(list: z.core.$ZodArray): MarkedText {
  const lengths = (list._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'length' in def && typeof def.length === 'number' ? [def.length] : [],
  );
  const words = lengths[0] === undefined ? 'list' : `list of ${lengths[0]}`;
  return open(list._zod.def.element).inner instanceof z.core.$ZodObject ? words : `${words}: ${toTypeWords(list._zod.def.element)}`;
}

const keyWords = ({ _zod: { def } }: z.core.$ZodRecord): MarkedText =>
  def.keyType instanceof z.core.$ZodEnum ? `of ${quote(Object.values(def.keyType._zod.def.entries))}` : 'name';

/** Fields of a value: of an object, or of each entry of a list of objects. */
function objectBelow(schema: z.core.$ZodType): z.core.$ZodObject | null {
  const { inner } = open(schema);
  const object = inner instanceof z.core.$ZodArray ? open(inner._zod.def.element).inner : inner;
  return object instanceof z.core.$ZodObject ? object : null;
}

/** Every field of a shape, nested ones after their parent. A shape that was already listed is referred to. */
export function listFields(schema: z.core.$ZodType): Field[] {
  const listed = new Map<z.core.$ZodObject, string>();
  const walk = (object: z.core.$ZodObject, depth: number): Field[] =>
    Object.entries(object._zod.def.shape).flatMap(([name, value]): Field[] => {
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
