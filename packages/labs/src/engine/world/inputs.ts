import type { LabRequest } from '../exchange.ts';

/** Every text of a request that an app may use as data: path parts, query, form, JSON and cookies. */
export function toInputs(request: LabRequest): string[] {
  const [path = '', query = ''] = splitOnce(request.url, '?');
  const body = request.body ?? '';
  const type = request.headers?.['content-type'] ?? '';
  const found = [
    ...path.split('/').map(decoded),
    ...fieldsOf(query),
    ...(type.includes('json') ? leavesOf(body) : fieldsOf(body)),
    ...(request.headers?.['cookie'] ?? '').split(';').map((part) => splitOnce(part, '=')[1] ?? ''),
  ];
  return [...new Set(found)].filter((value) => value !== '');
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const fieldsOf = (text: string) => [...new URLSearchParams(text).values()];

function leavesOf(body: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  try {
    visit(JSON.parse(body));
  } catch {
    return [body];
  }
  return found;
}
