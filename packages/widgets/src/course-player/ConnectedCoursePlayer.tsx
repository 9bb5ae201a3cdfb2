import { useCallback, useEffect } from 'react';
import { useStore, withLoading } from '../provider/index.ts';
import { CoursePlayer, type CoursePlayerProps } from './CoursePlayer.tsx';
import { LoadingPlayer } from './LoadingPlayer.tsx';
import { PlayerItem } from './PlayerItem.tsx';

export interface ConnectedCoursePlayerProps
  extends Omit<CoursePlayerProps, 'course' | 'onRetry' | 'onMark' | 'renderItem'> {
  courseId: string;
  /** Ends the session: a lab, which has the whole window, offers it among its commands. */
  onLogout?: () => void;
}

/** A course under way, with its articles, quizzes, labs and files. @see EMB-1 */
export const ConnectedCoursePlayer = withLoading(LoadedPlayer, LoadingPlayer);

function LoadedPlayer({ courseId, onLogout, ...props }: ConnectedCoursePlayerProps) {
  const courses = useStore('courses');
  useEffect(() => {
    // A page that is left cancels its request. @see ERR-23
    const leaving = new AbortController();
    void courses.open(courseId, leaving.signal);
    return () => leaving.abort();
  }, [courses, courseId]);
  const refresh = useCallback(() => void courses.open(courseId), [courses, courseId]);
  const { value: shown } = courses.course;
  const isOther = shown.state === 'ready' && shown.value._key !== courseId;
  return (
    <CoursePlayer
      {...props}
      course={isOther ? { state: 'loading' } : shown}
      onRetry={refresh}
      onMark={courses.mark}
      renderItem={({ item, next, mark, leave }) => (
        <PlayerItem
          courseId={courseId}
          item={item}
          next={next}
          onMark={mark}
          onPassed={refresh}
          onOpenLesson={({ course_id = courseId, subject_id = '', item_id = '' }) =>
            props.onOpenItem(course_id, subject_id, item_id)
          }
          onExit={leave}
          onLogout={onLogout}
        />
      )}
    />
  );
}
