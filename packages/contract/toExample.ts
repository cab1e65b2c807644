import { z } from 'zod';

const MOMENT = '2026-03-18T09:30:00.000Z';

const stringExample = (schema: z.ZodType, name: string): string => {
  if (schema instanceof z.ZodISODateTime) return MOMENT;
  if (schema instanceof z.ZodISODate) return MOMENT.slice(0, 10);
  if (/url$/i.test(name)) return 'https://example.com';
  if (/email$/i.test(name)) return 'ines@calderfinch.example';
  return name === '' ? 'text' : name;
};

/**
 * A value that a schema takes, made from its shape alone: the first choice of each enumeration, one entry in each list, nothing where nothing is needed.
 * `name` is the field it stands in. Throws for shapes the contract does not use.
 */
export function toExample(schema: z.core.$ZodType, name = ''): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodUndefined) return undefined;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodCatch) return toExample(schema.def.innerType, name);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return stringExample(schema, name);
  if (schema instanceof z.ZodNumber)
    return Math.max(0, schema.minValue === null || !Number.isFinite(schema.minValue) ? 0 : schema.minValue);
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodUnknown) return 0;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodArray) return toListExample(schema, name);
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => toExample(item, name));
  if (schema instanceof z.ZodRecord) return toRecordExample(schema);
  if (schema instanceof z.ZodUnion) return schema.options[0] === undefined ? undefined : toExample(schema.options[0], name);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([field, inner]) => [field, toExample(inner, field)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  throw new Error(`No example can be made of ${schema._zod.def.type}`);
}

/** As many entries as the list must have, one at least. */
function toListExample(schema: z.ZodArray, name: string): unknown[] {
  const counts = (schema.def.checks ?? []).map(({ _zod: { def } }) => ('length' in def && typeof def.length === 'number' ? def.length : 1));
  return Array.from({ length: Math.max(1, ...counts) }, () => toExample(schema.element, name.replace(/s$/, '')));
}

function toRecordExample({ keyType, valueType }: z.ZodRecord): Record<string, unknown> {
  const keys = keyType instanceof z.ZodEnum ? keyType.options : ['name'];
  return Object.fromEntries(keys.map((key) => [String(key), toExample(valueType)]));
}
