/** An object of unknown shape, whose values the functions below read. */
export type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toFields = (value: unknown): Fields => (isRecord(value) ? value : {});
export const toList = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
};
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
export const toTexts = (value: unknown): string[] => toList(value).map(toText);

export const toTextFields = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(toFields(value)).map(([key, field]) => [key, toText(field)]));
