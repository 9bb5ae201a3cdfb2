import { Skeleton } from '@drawbridge/ui';
import { CourseGrid } from '@drawbridge/widgets/learning/course';
import { useStore, withLoading } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect } from 'react';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';

const Loading = () => <Skeleton shape="block" height={360} />;

/** Courses, with the visitor's progress if there is a visitor. */
export function FramedList() {
  useSignals();
  return useFramePage().session.state.value === 'open' ? <OwnCourses /> : <PublicCourses />;
}

const OwnCourses = withLoading(LoadedOwn, Loading);
const PublicCourses = withLoading(LoadedPublic, Loading);

function LoadedOwn() {
  const { settings, openPage } = useFramePage();
  const courses = useStore('courses');
  const { topic } = settings;
  const load = useCallback(
    () => void courses.loadList({ types: ['course'], ...(topic && { tags: [topic] }) }),
    [courses, topic],
  );
  useEffect(load, [load]);
  return (
    <CourseGrid
      courses={courses.list.value}
      hasFavorites={false}
      onRetry={load}
      onOpen={(course_id) => void openPage({ url: addresses.course(course_id), course_id })}
    />
  );
}

function LoadedPublic() {
  const { settings, openPage } = useFramePage();
  const store = useStore('embedCatalogue', settings.embed.publishableKey);
  const load = useCallback(() => void store.loadCourses(settings.topic), [store, settings.topic]);
  useEffect(load, [load]);
  return (
    <CourseGrid
      courses={store.courses.value}
      hasFavorites={false}
      onRetry={load}
      onOpen={(course_id) => void openPage({ url: addresses.signIn(addresses.course(course_id)), course_id })}
    />
  );
}
