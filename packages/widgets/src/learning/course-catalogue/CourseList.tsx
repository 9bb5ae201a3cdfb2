import type { Loadable, PagedItems } from '@drawbridge/client';
import type { CourseCard as Course } from '@drawbridge/contracts/learning';
import { Stack } from '@drawbridge/ui';
import { KeptNote } from '../../kit/loadable/index.ts';
import { CourseGrid, type CourseGridProps } from '../course/index.ts';
import { ListEnd, type ListEndProps } from './ListEnd.tsx';

export interface CourseListProps extends Omit<CourseGridProps, 'courses'>, Pick<ListEndProps, 'onMore'> {
  courses: Loadable<PagedItems<Course, unknown>>;
}

/** A list of courses that grows at its end. @see CAT-4..CAT-6, CAT-15 */
export function CourseList({ courses, onMore, ...grid }: CourseListProps) {
  return (
    <Stack gap="6">
      <KeptNote list={courses} onRetry={grid.onRetry} />
      <CourseGrid
        courses={courses.state === 'ready' ? { state: 'ready', value: courses.value.items } : courses}
        {...grid}
      />
      <ListEnd
        list={courses.state === 'ready' ? courses.value : undefined}
        isKept={courses.state === 'ready' && courses.reloadProblem !== undefined}
        onMore={onMore}
      />
    </Stack>
  );
}
