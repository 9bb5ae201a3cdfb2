import { describe, expect, it } from 'vitest';
import { listSources } from './hash-sources.ts';

describe('the sources that a build is made from', () => {
  const portal = listSources(['portal']);

  it('include screens in a folder that is named like the catalogue', () => {
    expect(portal).toContain('portal/src/screens/learning/courses/CoursesScreen.tsx');
  });

  it('include neither tests nor what a build wrote', () => {
    expect(portal.filter((file) => /\.test\.|\/dist\/|node_modules/.test(file))).toEqual([]);
  });

  it('include a single file by its name', () => {
    expect(listSources(['tooling/vite.ts'])).toEqual(['tooling/vite.ts']);
  });
});
