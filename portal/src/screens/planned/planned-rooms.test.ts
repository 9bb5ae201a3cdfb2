import { describe, expect, it } from 'vitest';
import { namedRoutes } from '../../paths.ts';
import { PLANNED_ROOMS } from './planned-rooms.ts';

/** Those with a screen of their own. */
const BUILT = [
  'dashboard',
  'courses',
  'challenges',
  'playgrounds',
  'runninglabs',
  'favorite',
  'notifications',
  'profile',
  'upgrade',
];

describe('rooms to come', () => {
  it('SHELL-23 every named route leads to a screen or a room', () => {
    const known = PLANNED_ROOMS.map(({ path }) => path);
    const without = Object.entries(namedRoutes).filter(
      ([name, path]) => !BUILT.includes(name) && !known.includes(path),
    );
    expect(without).toEqual([]);
  });
  it('no address stands twice', () => {
    const all = PLANNED_ROOMS.map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
  });
  it('CX-20, COMP-7 a room that leads on leads to another room', () => {
    const all = new Set(PLANNED_ROOMS.map(({ path }) => path));
    expect(PLANNED_ROOMS.filter(({ to }) => to !== undefined && !all.has(to))).toEqual([]);
  });
});
