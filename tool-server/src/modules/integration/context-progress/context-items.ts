import type { Catalogue } from '@drawbridge/content';
import type { ContextItem } from '@drawbridge/contracts/integration';
import type { LoadedLab } from '@drawbridge/labs/grade';

export type NamedItem = Pick<ContextItem, 'kind' | 'id' | 'title' | 'labs'>;

/** Names of what can be linked. */
export interface ItemNames {
  /** Finds an item by its id. Undefined for an item that was withdrawn since. */
  find(kind: 'lab' | 'course', id: string): NamedItem | undefined;
}

export function createItemNames(deps: { labs: readonly LoadedLab[]; catalogue: Catalogue }): ItemNames {
  const titles = new Map<string, string>(deps.labs.map(({ pack }) => [pack.lab_id, pack.title]));
  const courses = new Map<string, Catalogue['courses'][number]>(
    deps.catalogue.courses.map((course) => [course.id, course]),
  );
  const toLabs = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title }];
    });
  return {
    find(kind, id) {
      if (kind === 'lab') {
        const title = titles.get(id);
        return title === undefined ? undefined : { kind, id, title, labs: [] };
      }
      const course = courses.get(id);
      if (!course) return undefined;
      const labIds = course.subjects.flatMap(({ items }) =>
        items.flatMap((item) => (item.object_type === 'lab' ? [item.lab_id] : [])),
      );
      return { kind, id, title: course.title, labs: toLabs(labIds) };
    },
  };
}
