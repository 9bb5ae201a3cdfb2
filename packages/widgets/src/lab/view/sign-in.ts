import type { LabPack } from '@drawbridge/contracts';

export type Account = LabPack['accounts'][number];

/** How the lab's app is signed in to, where its world says so (`seed.world.signIn`). */
export function findSignIn(lab: LabPack): { path: string; toBody(account: Account): string } | undefined {
  const found = lab.seed.world['signIn'];
  if (typeof found !== 'object' || found === null) return undefined;
  const { path, user, password } = found as Record<string, unknown>;
  if (typeof path !== 'string' || typeof user !== 'string' || typeof password !== 'string') return undefined;
  return {
    path,
    toBody: (account) =>
      new URLSearchParams([
        [user, account.user],
        [password, account.password],
      ]).toString(),
  };
}
