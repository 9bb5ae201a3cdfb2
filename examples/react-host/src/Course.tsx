import { ConnectedCoursePlayer } from '@drawbridge/widgets/course-player';
import { useStore, withLoading } from '@drawbridge/widgets/provider';
import { findResumeItem } from '@drawbridge/widgets/rules';
import { useEffect } from 'react';

interface CourseProps {
  courseId: string;
  /** Undefined: the course is opened where the learner left it. */
  itemId: string | undefined;
  onOpen: (itemId: string) => void;
}

/** A course: enrolled in with the first visit, then played. */
export const Course = withLoading(LoadedCourse, () => <p>Loading…</p>);

function LoadedCourse({ courseId, itemId, onOpen }: CourseProps) {
  const courses = useStore('courses');
  useEffect(() => void courses.enroll(courseId), [courses, courseId]);
  const { value: shown } = courses.course;
  const course = shown.state === 'ready' && shown.value.is_enrolled ? shown.value : undefined;
  const resumed = course && findResumeItem(course.items)?.item._key;
  useEffect(() => {
    if (!itemId && resumed) onOpen(resumed);
  }, [itemId, resumed, onOpen]);
  if (shown.state === 'problem') return <p role="alert">{shown.problem.message}</p>;
  if (!course || !itemId) return <p>Loading…</p>;
  return (
    <ConnectedCoursePlayer
      courseId={courseId}
      itemId={itemId}
      onOpenItem={(_course, _subject, next) => onOpen(next)}
      onOpenIntro={() => undefined}
      onCompleted={() => undefined}
    />
  );
}
