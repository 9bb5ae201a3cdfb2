export { type AssignmentsModule, createAssignments } from './assignments.module.ts';
export { countOpenWork } from './open-work.ts';
export { writeAssignment } from './write-assignment.ts';
