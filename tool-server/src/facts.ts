import type { CourseId, LabId, PersonId } from '@drawbridge/contracts';
import type { Tx } from './platform/db/database.ts';

/** What happened, told inside the transaction that records it. Features react to facts, never call each other. */
export interface Facts {
  /** An account became active: its owner proved the address, or completed an invitation. */
  'account.confirmed': { personId: PersonId; at: Date };
  /** A submission was graded and its result stored. */
  'lab.graded': { personId: PersonId; labId: LabId; score: number; max: number; passed: boolean; at: Date };
  /** A learner opened a lab for the first time. */
  'lab.started': { personId: PersonId; labId: LabId; at: Date };
  /** A learner's progress in a course changed. */
  'course.progressed': {
    personId: PersonId;
    courseId: CourseId;
    percent: number;
    completed: boolean;
    at: Date;
  };
  /** A learner enrolled in a course. */
  'course.enrolled': { personId: PersonId; courseId: CourseId; at: Date };
}

type Listener<Name extends keyof Facts> = (tx: Tx, fact: Facts[Name]) => Promise<void>;

export interface FactBoard {
  /** A listener writes in the same transaction: its rows stand or fall with the fact. */
  on<Name extends keyof Facts>(name: Name, listener: Listener<Name>): void;
  tell<Name extends keyof Facts>(tx: Tx, name: Name, fact: Facts[Name]): Promise<void>;
}

export function createFactBoard(): FactBoard {
  const listeners: { [Name in keyof Facts]?: Listener<Name>[] } = {};
  return {
    on(name, listener) {
      const known = listeners[name] ?? [];
      (listeners as Record<string, unknown>)[name] = [...known, listener];
    },
    async tell(tx, name, fact) {
      for (const listener of listeners[name] ?? []) await listener(tx, fact);
    },
  };
}
