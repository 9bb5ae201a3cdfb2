import type { GeneralCheat } from '../cheat.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

const refuseWith = (status: number) => ({ js: `return ${status};`, python: `return ${status}` });

/** No attack works on an app that does nothing. */
export const allRefused: GeneralCheat<AppMaterial> = {
  id: 'all-refused',
  what: 'serves nobody',
  improve: 'add a functional test: it must see the app do its job',
  submissions: (material) => [
    { name: '403 to everything', files: rewriteApp(material, { choose: refuseWith(403) }) },
    { name: '500 to everything', files: rewriteApp(material, { choose: refuseWith(500) }) },
    { name: 'an empty 200 to everything', files: rewriteApp(material, { choose: refuseWith(200) }) },
    {
      name: 'an end at the start',
      files: rewriteApp(material, { start: { js: "throw new Error('end');", python: 'raise SystemExit' } }),
    },
  ],
};
