export { createAssignments } from './assignments.module.ts';
export { writeAssignment } from './write-assignment.ts';
