/** A right JSON document with one thing wrong: each kind has a name, so that a report can count it. */
import fc from 'fast-check';
import { hostileJson, hostileText, NUMBERS, POLLUTED_KEYS } from '../hostile.ts';
import { type Fields, toObjectText } from '../inputs.ts';

/** Field names and indexes, from the outside in. */
export type Place = readonly (string | number)[];

export interface Changed {
  kind: string;
  /** Where, for a report. */
  place: string;
  text: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place of a document at any depth; the empty one is the document itself. */
export function listPlaces(value: unknown): Place[] {
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.map((part, index) => [index, part])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [[], ...parts.flatMap(([step, part]) => listPlaces(part).map((place) => [step, ...place]))];
}

export const readPlace = (value: unknown, [step, ...rest]: Place): unknown =>
  step === undefined ? value : readPlace((value as Record<string, unknown>)[step], rest);

/** The document as JSON text with another text at one place; an empty text leaves that part out. */
export function writeWith(value: unknown, [step, ...rest]: Place, text: string): string {
  if (step === undefined) return text;
  const write = (key: string | number, part: unknown) =>
    key === step ? writeWith(part, rest, text) : JSON.stringify(part);
  if (Array.isArray(value))
    return `[${value
      .map((part, index) => write(index, part))
      .filter(Boolean)
      .join(',')}]`;
  const fields = Object.entries(value as object).map(([name, part]): [string, string] => [
    name,
    write(name, part),
  ]);
  return toObjectText(fields.filter(([, part]) => part !== ''));
}

type ChangePart = (part: unknown) => fc.Arbitrary<string>;

const always = (text: string): ChangePart => {
  const arbitrary = fc.constant(text);
  return () => arbitrary;
};
const anyText = hostileText.map((text) => JSON.stringify(text));
const anyNumber = fc.constantFrom(...NUMBERS);
const repeat = (text: string, times: number) => Array.from({ length: times }, () => text).join(',');

/** Of one part. */
const PARTS: Record<string, ChangePart> = {
  'a part is missing': always(''),
  'null for a part': always('null'),
  'an empty text for a part': always('""'),
  'an empty list for a part': always('[]'),
  'an empty object for a part': always('{}'),
  'a list around a part': (part) => fc.constant(`[${JSON.stringify(part)}]`),
  'an object around a part': (part) => fc.constant(`{"value":${JSON.stringify(part)}}`),
  'an object for a list': (part) => fc.constant(JSON.stringify({ ...(Object(part) as object) })),
  'a number for a part': (part) =>
    typeof part === 'string' && /^\d+$/.test(part) ? fc.constant(part) : anyNumber,
  'a text for a part': (part) =>
    typeof part === 'string' ? anyText : fc.constant(JSON.stringify(String(part))),
  'a boolean for a part': () => fc.constantFrom('true', 'false'),
  'any value for a part': () => hostileJson,
  'spaces around a text': (part) => fc.constant(JSON.stringify(` ${String(part)}\t\n`)),
  'another case of a text': (part) => fc.constant(JSON.stringify(String(part).toUpperCase())),
  'an address elsewhere for a part': () =>
    fc
      .constantFrom('javascript:alert(1)', 'http://a b', '//x', 'http://u:p@127.0.0.1/', 'data:,x', 'x')
      .map((address) => JSON.stringify(address)),
  'a megabyte for a part': always(`"${'x'.repeat(1_100_000)}"`),
  'a deep part': always(`${'['.repeat(5_000)}0${']'.repeat(5_000)}`),
  'ten thousand entries for a part': (part) => {
    const entry = Array.isArray(part) && part.length > 0 ? JSON.stringify(part[0]) : '0';
    return fc.constant(`[${repeat(entry, 10_000)}]`);
  },
};

type ChangeObject = (fields: Fields) => fc.Arbitrary<string>;

/** Of the names of one object. */
const OBJECTS: Record<string, ChangeObject> = {
  'names in capitals': (fields) =>
    fc.constant(toObjectText(fields.map(([name, text]) => [name.toUpperCase(), text]))),
  'names in another case': (fields) =>
    fc.constant(
      toObjectText(
        fields.map(([name, text]) => [name.replaceAll(/_(\w)/g, (_, c: string) => c.toUpperCase()), text]),
      ),
    ),
  'the other way round': (fields) => fc.constant(toObjectText(fields.toReversed())),
  'a name twice': (fields) =>
    fc
      .tuple(fc.constantFrom(...fields), hostileJson, fc.boolean())
      .map(([[name], text, isLast]) =>
        toObjectText(isLast ? [...fields, [name, text]] : [[name, text], ...fields]),
      ),
  'names that nobody asked for': (fields) =>
    fc
      .array(fc.tuple(fc.constantFrom(...POLLUTED_KEYS), hostileJson), { minLength: 1, maxLength: 3 })
      .map((more) => toObjectText([...fields, ...more])),
};

export const CHANGES: readonly string[] = [...Object.keys(PARTS), ...Object.keys(OBJECTS)];

/** The document with one thing wrong; every kind is equally likely. */
export function toChanged(document: unknown): fc.Arbitrary<Changed> {
  const places = listPlaces(document);
  const objects = places.filter((place) => {
    const part = readPlace(document, place);
    return isObject(part) && Object.keys(part).length > 0;
  });
  const atPlace = (kind: string, among: readonly Place[], change: ChangePart) =>
    fc.constantFrom(...among).chain((place) =>
      change(readPlace(document, place)).map((text): Changed => {
        const name = place.map((step) => String(step).split('/').at(-1)).join('.') || 'all';
        return { kind, place: name, text: writeWith(document, place, text) };
      }),
    );
  const toFields = (part: unknown): Fields =>
    Object.entries(part as object).map(([name, value]) => [name, JSON.stringify(value)]);
  return fc.oneof(
    ...Object.entries(PARTS).map(([kind, change]) => atPlace(kind, places, change)),
    ...(objects.length === 0 ? [] : Object.entries(OBJECTS)).map(([kind, change]) =>
      atPlace(kind, objects, (part) => change(toFields(part))),
    ),
  );
}
