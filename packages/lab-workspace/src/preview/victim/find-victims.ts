import type { LabPack } from '@drawbridge/contracts/practice';
import type { Victim } from '../../runner/browser/browser.ts';

/** The victims that the lab's world names: accounts by their user, or other people with a name. */
export function findVictims({ seed, accounts }: Pick<LabPack, 'seed' | 'accounts'>): Victim[] {
  const listed = seed.world['victims'];
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) => {
    const user = typeof entry === 'string' ? entry : readText(entry, 'user');
    if (user === undefined) return [];
    const name = readText(entry, 'name') ?? accounts.find((account) => account.user === user)?.name ?? user;
    return [{ user, name }];
  });
}

function readText(from: unknown, field: string): string | undefined {
  if (typeof from !== 'object' || from === null) return undefined;
  const value = (from as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : undefined;
}
