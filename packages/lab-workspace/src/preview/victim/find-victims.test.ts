import { describe, expect, it } from 'vitest';
import { labPack } from '../../testing/lab-data.ts';
import { findVictims } from './find-victims.ts';

const withVictims = (victims: unknown) => findVictims({ ...labPack, seed: { world: { victims } } });

describe('the victims of a lab', () => {
  it('do not exist when the lab names none', () => {
    expect(findVictims(labPack)).toEqual([]);
    expect(withVictims('mira')).toEqual([]);
  });
  it('are accounts by their user, with their names', () => {
    const [account] = labPack.accounts;
    expect(withVictims([account?.user])).toEqual([{ user: account?.user, name: account?.name }]);
  });
  it('are people with a name who have no account', () => {
    expect(withVictims([{ user: 'n1', password: 'x', name: 'Mira' }, { name: 'nobody' }])).toEqual([
      { user: 'n1', name: 'Mira' },
    ]);
  });
});
