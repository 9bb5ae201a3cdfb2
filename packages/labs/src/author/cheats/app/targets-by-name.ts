import type { GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import { findUsers } from './find-users.ts';
import type { AppMaterial } from './material.ts';
import type { Recorded } from './record.ts';
import { toGivenValues } from './request-values.ts';
import { rewriteApp } from './rewrite.ts';

const named = (js: string, python: string): Code => ({
  js: `return [...request.segments, ...request.fields.map((pair) => pair[1])].some((value) => data.named.includes(request.user + ' ' + value)) ? ${js} : undefined;`,
  python: `return ${python} if any(request.user + ' ' + value in data['named'] for value in [*request.segments, *(pair[1] for pair in request.fields)]) else None`,
});

/** The values of each request, and who sends them. */
const toTargets = (tests: readonly Recorded[], source: string) =>
  tests.flatMap(({ starter }) => {
    const users = findUsers(starter);
    return starter.flatMap(({ request }, index) =>
      toGivenValues(request, source).map((value) => `${users[index]} ${value}`),
    );
  });

/** The values that attacks of the visible tests and steps send, and honest use does not. */
function namedTargets({ starter, visible, logs }: AppMaterial): string[] {
  const source = starter.map(({ text }) => text).join('\n');
  const [honest, attacking] = (['functional', 'exploit'] as const).map((kind) =>
    toTargets(
      [...visible, ...logs].filter((test) => test.kind === kind),
      source,
    ),
  );
  return [...new Set(attacking)].filter((target) => honest?.includes(target) !== true);
}

/** A list of yesterday's targets. */
export const targetsByName: GeneralCheat<AppMaterial> = {
  id: 'targets-by-name',
  what: 'fixes exactly the ids, paths and values that the visible attacks name',
  improve: 'a hidden attack must aim at another target, drawn by seed, and write it in another way',
  submissions: (material) => {
    const data = { named: namedTargets(material) };
    if (data.named.length === 0) return [];
    return [
      {
        name: 'they get 403',
        files: rewriteApp(material, { data, choose: named('403', '403') }),
      },
      {
        name: 'they are answered by the solution',
        files: rewriteApp(material, { data, choose: named("'solution'", "'solution'") }),
      },
    ];
  },
};
