interface ListedCourse {
  _key: string;
  is_completed: boolean;
  upgrade: boolean;
  disabled: boolean;
}

/**
 * The course of a list in learning order to take after one of them: the first open one that is not completed, of those
 * after it and then of those before it. Never one that the learner may not open.
 */
export function findNextCourse<Course extends ListedCourse>(
  courses: readonly Course[],
  courseId: string,
): Course | undefined {
  const at = courses.findIndex(({ _key }) => _key === courseId);
  return [...courses.slice(at + 1), ...courses.slice(0, Math.max(at, 0))].find(
    ({ is_completed, upgrade, disabled }) => !is_completed && !upgrade && !disabled,
  );
}
