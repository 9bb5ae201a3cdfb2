import type { LabLogRequest } from '@drawbridge/contracts/practice';
import type { GeneralCheat } from '../cheat.ts';
import { type AttackMaterial, toScript } from './material.ts';
import { listPages, listSignIns } from './pages.ts';

const FLAG = '/flag\\{[^}]*\\}/';

/** The flag must not be where anybody may look. */
export const honestUse: GeneralCheat<AttackMaterial> = {
  id: 'honest-use',
  what: 'opens every page of the app, signed in and not, and attacks nothing',
  improve: 'keep the flag where only the attack leads',
  submissions(material) {
    const open: LabLogRequest[] = listPages(material).map((url) => ({
      method: 'GET',
      url,
      headers: {},
      body: '',
    }));
    const log = [...open, ...listSignIns(material).flatMap((signIn) => [signIn, ...open])];
    if (material.pack.goal?.by !== 'script') return [{ name: 'all pages', files: [], log }];
    const script = `const browser = client();
for (const { method, url, headers, body } of ${JSON.stringify(log)}) {
  const reply = await browser.request({ method, url, headers, body });
  const flag = ${FLAG}.exec(reply.body + JSON.stringify(reply.headers));
  if (flag) found(flag[0]);
}
`;
    return [{ name: 'all pages', files: toScript(material, script), log: [] }];
  },
};
