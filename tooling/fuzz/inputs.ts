/** Input made from the contract of an endpoint: each field right, nearly right, or of another kind. */
import type { Endpoint } from '@drawbridge/contracts';
import fc from 'fast-check';
import * as z from 'zod';
import { extraFields, hostileJson, unstorableText } from './hostile.ts';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
}

/** Field name → its value, as JSON text. A name may occur twice. */
export type Fields = [name: string, json: string][];

/**
 * A value that only the server under test knows, such as the id of an attempt: replaced when the request is sent. Which
 * of the known ones: the number modulo how many there are.
 */
const toPlaceholder = (field: string, number: number) => `zz.${field}.${number}.zz`;
const PLACEHOLDER = /zz\.(\w+)\.(\d+)\.zz/g;

/** `find` gives a value for a field by number. */
export const fillPlaceholders = (text: string, find: (field: string, number: number) => string): string =>
  text.replaceAll(PLACEHOLDER, (_, field: string, number: string) => find(field, Number(number)));

const placeholder = (field: string) =>
  fc.nat({ max: 40 }).map((number) => JSON.stringify(toPlaceholder(field, number)));

/** An object, with each field as often as it is named. */
export const toObjectText = (fields: Fields): string =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

/** A value that the schema accepts, mostly: what a regular expression demands is known by the field's name only. */
function toValid(name: string, schema: Schema): fc.Arbitrary<string> {
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const));
  if (schema.enum) return fc.constantFrom(...schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => toValid(name, one)));
  if (schema.type === 'object') return toFields(schema, 'valid').map(toObjectText);
  if (schema.type === 'array')
    return fc
      .array(toValid(name, schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 })
      .map((items) => `[${items.join(',')}]`);
  if (schema.type === 'boolean') return fc.constantFrom('true', 'false');
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(
      // What counts something of the caller's, such as a revision or the number of a hint, is small.
      {
        weight: 2,
        arbitrary: fc.nat({ max: 2 }).map((more) => String(Math.max(schema.minimum ?? 0, 0) + more)),
      },
      { weight: 1, arbitrary: anyInteger(schema) },
    );
  if (schema.type === 'string' || schema.type === undefined) return placeholder(name || 'text');
  return hostileJson;
}

const anyInteger = (schema: Schema) =>
  fc
    .integer({
      min: Math.max(schema.minimum ?? 0, -1_000_000),
      max: Math.min(schema.maximum ?? 50, 1_000_000),
    })
    .map(String);

/** Of the right shape, with a text in it that cannot be stored. */
function toUnstorable(name: string, schema: Schema): fc.Arbitrary<string> {
  const { anyOf, items, properties = {} } = schema;
  if (anyOf?.[0]) return toUnstorable(name, anyOf[0]);
  if (schema.type === 'array') return toUnstorable(name, items ?? {}).map((item) => `[${item}]`);
  const names = Object.keys(properties);
  if (schema.type !== 'object' || names.length === 0) return unstorableText;
  return fc
    .tuple(toFields(schema, 'valid'), fc.constantFrom(...names))
    .chain(([fields, wrong]) =>
      toUnstorable(wrong, properties[wrong] ?? {}).map((value) =>
        toObjectText([...fields.filter(([field]) => field !== wrong), [wrong, value]]),
      ),
    );
}

/** How the fields of one input are made. */
type Mode = 'valid' | 'one wrong' | 'any';

function toFields(schema: Schema, mode: Mode): fc.Arbitrary<Fields> {
  const names = Object.keys(schema.properties ?? {});
  const required = new Set(schema.required);
  const toField = (name: string): fc.Arbitrary<Fields> => {
    const valid = toValid(name, schema.properties?.[name] ?? {});
    const values =
      mode === 'any'
        ? fc.oneof(
            { weight: 2, arbitrary: valid },
            { weight: 3, arbitrary: hostileJson },
            { weight: 1, arbitrary: fc.constant(undefined) },
          )
        : required.has(name)
          ? valid
          : fc.oneof({ weight: 3, arbitrary: valid }, { weight: 1, arbitrary: fc.constant(undefined) });
    return values.map((value) => (value === undefined ? [] : [[name, value]]));
  };
  const all = fc.tuple(...names.map(toField)).map((fields) => fields.flat(1));
  if (mode !== 'one wrong' || names.length === 0) return all;
  return fc
    .tuple(
      all,
      fc
        .constantFrom(...names)
        .chain((name) =>
          fc.tuple(
            fc.constant(name),
            fc.oneof(hostileJson, toUnstorable(name, schema.properties?.[name] ?? {})),
          ),
        ),
      fc.boolean(),
    )
    .map(
      ([fields, [name, value], isTwice]): Fields => [
        ...(isTwice ? fields : fields.filter(([field]) => field !== name)),
        [name, value],
      ],
    );
}

const toSchema = ({ input }: Endpoint): Schema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Inputs of an endpoint: a third right, the others with one or all fields made at random. */
export function toInputs(endpoint: Endpoint): fc.Arbitrary<Fields> {
  const schema = toSchema(endpoint);
  return fc.oneof(
    { weight: 3, arbitrary: toFields(schema, 'valid') },
    {
      weight: 5,
      arbitrary: fc
        .tuple(toFields(schema, 'one wrong'), extraFields)
        .map(([fields, extra]) => [...fields, ...extra]),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(toFields(schema, 'any'), extraFields)
        .map(([fields, extra]) => [...fields, ...extra]),
    },
  );
}
