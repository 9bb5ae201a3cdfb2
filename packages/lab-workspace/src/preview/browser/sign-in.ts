import type { LabPack } from '@drawbridge/contracts/practice';

export type Account = LabPack['accounts'][number];

/** The sign-in of the lab's app, if its world describes one (`seed.world.signIn`). */
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
