import type { User } from './model.ts';

/** Teachers add content; so do administrators, who are in every course. */
export const mayTeach = ({ role }: User): boolean => role === 'teacher' || role === 'administrator';

/** Assistants see all grades. */
export const maySeeGrades = (user: User): boolean => mayTeach(user) || user.role === 'assistant';

/** Administrators add tools. */
export const mayAdminister = ({ role }: User): boolean => role === 'administrator';

export const isLearner = (user: User | undefined): user is User => user?.role === 'student';
