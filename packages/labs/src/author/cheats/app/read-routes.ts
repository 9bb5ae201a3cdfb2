import type { LabFile } from '@drawbridge/contracts/practice';

/** A route as the app declares it: a method, or `*` for each, and a pattern for the whole path. */
export interface Route {
  method: string;
  /** As the app writes it. */
  path: string;
  /** A regular expression that JavaScript and Python read alike. */
  pattern: string;
}

const JS_ROUTE = /\.(get|post|put|patch|delete|all)\(\s*(['"`])(\/[^'"`]*)\2/g;
const JS_MOUNT = /\.use\(\s*['"](\/[^'"]+)['"]/g;
const PYTHON_ROUTE = /@\w+\.(get|post|put|patch|delete|route)\(\s*['"](\/[^'"]*)['"]/g;

const PARAMETER = /:\w+|\*\w+|<(?:(\w+):)?\w+>|[.+^$()|[\]\\]/g;

/** A parameter is one part of a path, a `*name` or `<path:name>` several. */
const toPattern = (path: string) =>
  path.replace(PARAMETER, (found, kind?: string) => {
    if (found.startsWith('*') || kind === 'path') return '.+';
    return found.startsWith(':') || found.startsWith('<') ? '[^/]+' : `\\${found}`;
  });

/** The routes in the source of an app. Where routers are mounted on a path, each route may be below it. */
export function readRoutes(files: readonly LabFile[]): Route[] {
  const source = files.map(({ text }) => text).join('\n');
  const mounts = [...source.matchAll(JS_MOUNT)].map(([, path = '']) => toPattern(path.replace(/\/$/, '')));
  const prefix = mounts.length === 0 ? '' : `(?:${mounts.join('|')})?`;
  const toRoute = (method: string, path: string): Route => ({
    method: ['all', 'route'].includes(method) ? '*' : method.toUpperCase(),
    path,
    pattern: `${prefix}${toPattern(path.replace(/\/$/, ''))}/?`,
  });
  return [
    ...[...source.matchAll(JS_ROUTE)].map(([, method = '', , path = '']) => toRoute(method, path)),
    ...[...source.matchAll(PYTHON_ROUTE)].map(([, method = '', path = '']) => toRoute(method, path)),
  ];
}

export const isOnRoute = ({ method, pattern }: Route, request: { method: string; url: string }): boolean =>
  (method === '*' || method === request.method) &&
  new RegExp(`^${pattern}$`, 'i').test(request.url.split('?')[0] ?? '');
