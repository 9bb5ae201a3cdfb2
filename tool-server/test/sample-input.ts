import type { Endpoint } from '@drawbridge/contracts';
import * as z from 'zod';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  minItems?: number;
  items?: Schema;
}

/** The JSON schema of what an endpoint takes. */
export const toInputSchema = ({ input }: Endpoint): Schema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;

function toSample(name: string, schema: Schema, known: Record<string, unknown>): unknown {
  if (name in known) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return toSample(name, schema.anyOf[0], known);
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((field) => [
        field,
        toSample(field, schema.properties?.[field] ?? {}, known),
      ]),
    );
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => toSample(name, schema.items ?? {}, known));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return 'x';
}

/** The least an endpoint takes, its fields filled from `known` by their names. */
export function toSampleInput(endpoint: Endpoint, known: Record<string, unknown>): Record<string, unknown> {
  return toSample('', toInputSchema(endpoint), known) as Record<string, unknown>;
}
