import type { GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { isRouteName, toGivenValues, toRequestValues } from './request-values.ts';
import { rewriteApp } from './rewrite.ts';
import { readSeedValues } from './schema.ts';

const CHOOSE: Code = {
  js: `return [...request.segments, ...request.fields.map((pair) => pair[1])].every((value) => data.includes(value)) ? 'solution' : undefined;`,
  python: `return 'solution' if all(value in data for value in [*request.segments, *(pair[1] for pair in request.fields)]) else None`,
};

/** A list of the rows and inputs known today. */
export const recognisedValues: GeneralCheat<AppMaterial> = {
  id: 'recognised-values',
  what: 'is the solution for values of the seed and of the visible tests, and fixes nothing for others',
  improve:
    'a hidden attack must aim at a row, and send values, that the test itself makes (token, number, sql)',
  submissions(material) {
    const { pack, visible, starter } = material;
    const source = starter.map(({ text }) => text).join('\n');
    const requests = visible.flatMap((test) => test.starter.map(({ request }) => request));
    const names = [
      '',
      ...requests.flatMap((request) =>
        toRequestValues(request).segments.filter((part) => isRouteName(part, source)),
      ),
    ];
    const known = [
      ...readSeedValues(pack.seed.sql ?? ''),
      ...requests.flatMap((request) => toGivenValues(request, source)),
    ];
    return [
      {
        name: 'new values',
        files: rewriteApp(material, { data: [...new Set([...names, ...known])], choose: CHOOSE }),
        // Where only requests without a value are at fault, to fix those is the fix.
        control: rewriteApp(material, { data: [...new Set(names)], choose: CHOOSE }),
      },
    ];
  },
};
