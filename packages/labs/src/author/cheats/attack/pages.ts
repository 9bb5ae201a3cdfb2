import type { LabLogRequest } from '@drawbridge/contracts/practice';
import { toWorldRules } from '../../../engine/world/rules.ts';
import { readRoutes } from '../app/read-routes.ts';
import type { AttackMaterial } from './material.ts';

/** Addresses of the app's own pages; where a part differs, the first few numbers. */
export function listPages({ pack }: AttackMaterial): string[] {
  const paths = readRoutes(pack.files)
    .filter(({ method }) => method === 'GET' || method === '*')
    .flatMap(({ path }) => {
      const filled = ['1', '2', '3'].map((number) => path.replaceAll(/[:*]\w+|<[^>]+>/g, number));
      return filled[0] === path ? [path] : filled;
    });
  return [...new Set(['/', ...paths])];
}

/** Signs in as each account that the lab gives away. */
export function listSignIns({ pack }: AttackMaterial): LabLogRequest[] {
  const { path, user, password } = toWorldRules(pack.seed.world).signIn;
  return pack.accounts.map((account) => ({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ [user]: account.user, [password]: account.password }).toString(),
  }));
}
