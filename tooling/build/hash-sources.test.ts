import { describe, expect, it } from 'vitest';
import { listSources } from './hash-sources.ts';

describe('sources of a build', () => {
  const portal = listSources(['portal']);

  it('the sources include screens in a folder that is named like the catalogue', () => {
    expect(portal).toContain('portal/src/screens/learning/courses/CoursesScreen.tsx');
  });

  it('the sources include neither tests nor the output of a build', () => {
    expect(portal.filter((file) => /\.test\.|\/dist\/|node_modules/.test(file))).toEqual([]);
  });

  it('the sources include a single file by its name', () => {
    expect(listSources(['tooling/vite.ts'])).toEqual(['tooling/vite.ts']);
  });
});
