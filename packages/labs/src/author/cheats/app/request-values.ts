import type { LabRequest } from '../../../engine/exchange.ts';

/** What a request carries, decoded as an app reads it. */
export interface RequestValues {
  /** Of the path. */
  segments: string[];
  /** Name and value, of query and body. */
  fields: Array<[string, string]>;
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const toPairs = (source: string) =>
  source
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return at < 0 ? [plain(pair), ''] : [plain(pair.slice(0, at)), plain(pair.slice(at + 1))];
    });

const toLeaves = (value: unknown, name: string): Array<[string, string]> =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => toLeaves(inner, Array.isArray(value) ? name : key))
    : [[name, String(value)]];

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function toRequestValues({ url, body = '', headers = {} }: LabRequest): RequestValues {
  const [path = '', ...query] = url.split('?');
  const fields = toPairs(query.join('?'));
  if (body !== '')
    fields.push(
      ...((headers['content-type'] ?? '').includes('urlencoded')
        ? toPairs(body)
        : toLeaves(readJson(body), '')),
    );
  return {
    segments: path
      .split('/')
      .filter((part) => part !== '')
      .map(plain),
    fields,
  };
}

/** Every value of a request, except those path segments that occur in the app's own source and name a route. */
export function toGivenValues(request: LabRequest, source: string): string[] {
  const { segments, fields } = toRequestValues(request);
  return [
    ...segments.filter((part) => !isRouteName(part, source)),
    ...fields.map(([, value]) => value),
  ].filter((value) => value !== '');
}

/** Whether the source contains this path segment after a slash. */
export const isRouteName = (part: string, source: string): boolean =>
  source
    .split(`/${part}`)
    .slice(1)
    .some((rest) => !/^[\w.-]/.test(rest));
