import * as z from 'zod/mini';

const MOMENT = '2026-03-18T09:30:00.000Z';

const stringExample = (schema: z.core.$ZodType, name: string): string => {
  if (schema instanceof z.core.$ZodISODateTime) return MOMENT;
  if (schema instanceof z.core.$ZodISODate) return MOMENT.slice(0, 10);
  if (/url$/i.test(name)) return 'https://example.com';
  if (/email$/i.test(name)) return 'ines@calderfinch.example';
  return name === '' ? 'text' : name;
};

/**
 * A valid value for a schema: the first choice of each enumeration, one entry in each list, and no optional fields. `name` is the field's
 * name. Throws for schemas the contract does not use.
 */
export function toExample(schema: z.core.$ZodType, name = ''): unknown {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodUndefined) return undefined;
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodCatch) return toExample(schema._zod.def.innerType, name);
  if (schema instanceof z.core.$ZodString) return stringExample(schema, name);
  if (schema instanceof z.core.$ZodNumber) return toNumberExample(schema);
  if (schema instanceof z.core.$ZodBoolean) return true;
  if (schema instanceof z.core.$ZodUnknown) return 0;
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries)[0];
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values[0];
  if (schema instanceof z.core.$ZodArray) return toListExample(schema, name);
  if (schema instanceof z.core.$ZodTuple) return schema._zod.def.items.map((item) => toExample(item, name));
  if (schema instanceof z.core.$ZodRecord) return toRecordExample(schema);
  if (schema instanceof z.core.$ZodUnion) {
    const [first] = schema._zod.def.options;
    return first === undefined ? undefined : toExample(first, name);
  }
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape).map(([field, inner]) => [field, toExample(inner, field)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  throw new Error(`No example can be made of ${schema._zod.def.type}`);
}

/** The smallest valid number, but at least 0. */
const toNumberExample = (schema: z.core.$ZodNumber): number => Math.max(0, z.toJSONSchema(schema).minimum ?? 0);

/** As many entries as the list must have, but at least one. */
function toListExample(schema: z.core.$ZodArray, name: string): unknown[] {
  const { checks = [], element } = schema._zod.def;
  const counts = checks.map(({ _zod: { def } }) => ('length' in def && typeof def.length === 'number' ? def.length : 1));
  return Array.from({ length: Math.max(1, ...counts) }, () => toExample(element, name.replace(/s$/, '')));
}

function toRecordExample({ _zod: { def } }: z.core.$ZodRecord): Record<string, unknown> {
  const keys = def.keyType instanceof z.core.$ZodEnum ? Object.values(def.keyType._zod.def.entries) : ['name'];
  return Object.fromEntries(keys.map((key) => [String(key), toExample(def.valueType)]));
}
