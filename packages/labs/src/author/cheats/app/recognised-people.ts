import type { GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import { listPeople } from './list-people.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

const CHOOSE: Code = {
  js: `return request.user !== '' && !data.includes(request.user) ? undefined : 'solution';`,
  python: `return None if request.user != '' and request.user not in data else 'solution'`,
};

/** A list of the people known today. */
export const recognisedPeople: GeneralCheat<AppMaterial> = {
  id: 'recognised-people',
  what: 'is the solution for people of the seed, and fixes nothing for others',
  improve: 'a hidden attack must be made by a person whom the test itself adds with sql(…)',
  submissions(material) {
    const { users, known } = listPeople(material);
    if (users.length === 0) return [];
    return [{ name: 'newcomers', files: rewriteApp(material, { data: known, choose: CHOOSE }) }];
  },
};
