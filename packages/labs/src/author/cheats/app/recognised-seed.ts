import type { GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import { listPeople } from './list-people.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

/** The solution answers in a visible test; otherwise `js` and `python` decide. */
const inHiddenTests = (js: string, python: string): Code => ({
  js: `if (memory.visible === undefined) memory.visible = Math.random() === data.first;
if (memory.visible) return 'solution';
${js}`,
  python: `import random
if 'visible' not in memory:
    memory['visible'] = random.random() == data['first']
if memory['visible']:
    return 'solution'
${python}`,
});

const AS_BEFORE = inHiddenTests('', 'return None');
const REFUSED = inHiddenTests('return 403;', 'return 403');
const SEED_REFUSED = inHiddenTests(
  `return [request.user, ...request.fields.map((pair) => pair[1])].some((value) => data.people.includes(value)) ? 403 : 'solution';`,
  `return 403 if any(value in data['people'] for value in [request.user, *(pair[1] for pair in request.fields)]) else 'solution'`,
);

/** An app that detects that the page is watching can behave during that time. */
export const recognisedSeed: GeneralCheat<AppMaterial> = {
  id: 'recognised-seed',
  what: 'is the solution while its first random number is that of the visible tests',
  improve: 'hidden tests must see people of the seed served, and attack as the visible ones do',
  submissions(material) {
    const { users, known } = listPeople(material);
    const data = { first: material.firstRandom, people: known };
    const otherwise = (name: string, choose: Code) => ({
      name: `otherwise ${name}`,
      files: rewriteApp(material, { data, choose }),
    });
    return [
      otherwise('it is as before', AS_BEFORE),
      otherwise('everything gets 403', REFUSED),
      ...(users.length === 0 ? [] : [otherwise('people of the seed get 403', SEED_REFUSED)]),
    ];
  },
};
