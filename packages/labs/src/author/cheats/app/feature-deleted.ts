import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { isOnRoute, type Route, readRoutes } from './read-routes.ts';
import type { Recorded } from './record.ts';
import { rewriteApp } from './rewrite.ts';

/** The routes that attacks use but no visible functional test does. */
function findAttacked({ starter, visible, hidden, logs }: AppMaterial): Route[] {
  const requestsOf = (kind: 'functional' | 'exploit', tests: readonly Recorded[]) =>
    tests.filter((test) => test.kind === kind).flatMap((test) => test.starter.map(({ request }) => request));
  const attacks = requestsOf('exploit', [...visible, ...hidden, ...logs]);
  const uses = requestsOf('functional', visible);
  return readRoutes(starter).filter(
    (route) =>
      attacks.some((request) => isOnRoute(route, request)) &&
      !uses.some((request) => isOnRoute(route, request)),
  );
}

const onRoutes = (js: string, python: string): Code => ({
  js: `const path = request.url.split('?')[0];
  return data.some(({ method, pattern }) => (method === '*' || method === request.method) && new RegExp('^' + pattern + '$', 'i').test(path)) ? ${js} : 'solution';`,
  python: `import re
path = request.url.partition('?')[0]
return ${python} if any(one['method'] in ('*', request.method) and re.fullmatch(one['pattern'], path, re.I) for one in data) else 'solution'`,
});

/** A feature that is gone cannot be attacked, and nobody can use it. */
export const featureDeleted: GeneralCheat<AppMaterial> = {
  id: 'feature-deleted',
  what: 'removes a feature that is attacked, and fixes nothing in it',
  improve: 'add a functional test, hidden or visible, that uses the feature as it is meant',
  submissions(material) {
    const nameOf = ({ method, path }: Route) => `${method} ${path}`;
    const remove = (routes: Route[], status: number): CheatSubmission => ({
      name: `${status} for ${routes.map(nameOf).join(', ')}`,
      files: rewriteApp(material, { data: routes, choose: onRoutes(`${status}`, `${status}`) }),
      // A route without a fault is not what the lab is about.
      control: rewriteApp(material, { data: routes, choose: onRoutes('undefined', 'None') }),
    });
    const attacked = findAttacked(material);
    return [
      ...attacked.map((route) => remove([route], 404)),
      ...(attacked.length > 0 ? [403, 200].map((status) => remove(attacked, status)) : []),
    ];
  },
};
