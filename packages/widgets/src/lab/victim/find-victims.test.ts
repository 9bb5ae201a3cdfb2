import { describe, expect, it } from 'vitest';
import { labPack } from '../testing/lab-data.ts';
import { findVictims } from './find-victims.ts';

const withVictims = (victims: unknown) => findVictims({ ...labPack, seed: { world: { victims } } });

describe('who can be led to a page', () => {
  it('is nobody where the lab names nobody', () => {
    expect(findVictims(labPack)).toEqual([]);
    expect(withVictims('mira')).toEqual([]);
  });
  it('is an account by its user, with its name', () => {
    const [account] = labPack.accounts;
    expect(withVictims([account?.user])).toEqual([{ user: account?.user, name: account?.name }]);
  });
  it('is a person with a name of their own', () => {
    expect(withVictims([{ user: 'n1', password: 'x', name: 'Mira' }, { name: 'nobody' }])).toEqual([
      { user: 'n1', name: 'Mira' },
    ]);
  });
});
