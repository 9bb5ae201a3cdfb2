import { describe, expect, it } from 'vitest';
import { labPack } from '../../testing/lab-data.ts';
import { findVictims } from './find-victims.ts';

const withVictims = (victims: unknown) => findVictims({ ...labPack, seed: { world: { victims } } });

describe('the victims of a lab', () => {
  it('there are no victims when the lab names none', () => {
    expect(findVictims(labPack)).toEqual([]);
    expect(withVictims('mira')).toEqual([]);
  });
  it('victims are accounts by their user, with their names', () => {
    const [account] = labPack.accounts;
    expect(withVictims([account?.user])).toEqual([{ user: account?.user, name: account?.name }]);
  });
  it('victims can be people with a name but no account', () => {
    expect(withVictims([{ user: 'n1', password: 'x', name: 'Mira' }, { name: 'nobody' }])).toEqual([
      { user: 'n1', name: 'Mira' },
    ]);
  });
});
