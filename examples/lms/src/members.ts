import type { Course, MemberStatus } from './model.ts';
import { toUser } from './sample-data.ts';
import { createId, type State } from './state.ts';

/** Changes who is in a course; the roster's differences tell. */
export function setMember(state: State, course: Course, userId: string, status: MemberStatus): void {
  course.rosterVersion += 1;
  course.members.set(userId, { userId, status, version: course.rosterVersion });
  state.changes.emit('change');
}

/** Adds made-up students to a course: for a roster of many pages. */
export function addStudents(state: State, course: Course, count: number): string[] {
  course.rosterVersion += 1;
  const ids = Array.from({ length: count }, (_, index) => {
    const id = createId(state, 'u-');
    const number = String(state.users.size + index + 1).padStart(4, '0');
    state.users.set(id, { ...toUser([id, `Student ${number}`, 'student']), email: `${id}@harbor.test` });
    course.members.set(id, { userId: id, status: 'Active', version: course.rosterVersion });
    return id;
  });
  state.changes.emit('change');
  return ids;
}
