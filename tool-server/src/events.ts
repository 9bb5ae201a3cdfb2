import type {
  AssignmentId,
  AttemptId,
  BadgeAwardId,
  CertificateId,
  CompanyId,
  CourseId,
  ItemId,
  LabId,
  LiveEventId,
  PersonId,
  QuizId,
} from '@drawbridge/contracts';
import type { CertificateKind } from '@drawbridge/contracts/recognition';
import type { Tx } from './platform/db/database.ts';

/** How a lab was passed: by the learner's own work, with hints, or with its solution open. */
export type Reached = 'own work' | 'hints' | 'solution';

/** The place in a course that the page named with a submission. It is not verified. */
export interface NamedItem {
  courseId: CourseId;
  itemId: ItemId;
}

/**
 * Domain events: what happened in one feature and others react to, published inside the transaction that records it. A
 * feature reads from another through its service; it causes writes in another only through an event.
 */
export interface DomainEvents {
  /** An account became active: its owner proved the address, or completed an invitation. */
  'account.confirmed': {
    personId: PersonId;
    /** What the signup was for. */
    courseId?: CourseId | undefined;
    at: Date;
  };
  /** All sessions of people were ended, by themselves, with a new password or by an administrator. */
  'sessions.ended': { personIds: readonly PersonId[]; at: Date };
  /** Somebody signed in. `way` is the first proof; a second factor, where there is one, was checked too. */
  'session.begun': {
    personId: PersonId;
    way: 'password' | 'email link' | 'single sign-on' | 'sign-up';
    at: Date;
  };
  /** Nobody has tried the sign-in of a company's emergency administrator for 90 days. */
  'emergency.untested': { providerId: string; personIds: readonly PersonId[]; companyName: string; at: Date };
  /** Accounts were deactivated by their company, or by the directory of that; their sessions have ended. */
  'account.deactivated': { personIds: readonly PersonId[]; at: Date };
  /** The address that somebody signs in with was changed: what was mailed to either opens nothing. */
  'address.changed': { from: string; to: string; at: Date };
  /** A submission was graded and its result stored. */
  'lab.graded': {
    personId: PersonId;
    labId: LabId;
    attemptId: AttemptId;
    score: number;
    max: number;
    passed: boolean;
    /** How it was passed, where it was. */
    reached: Reached;
    /** The linked learner whose attempt it is, and stays. */
    lentBy?: PersonId;
    at: Date;
  };
  /** A quiz was passed and the attempt stored. */
  'quiz.passed': { personId: PersonId; quizId: QuizId; item?: NamedItem; at: Date };
  /** A quiz made from a course's texts was passed and the attempt stored; the course has that item. */
  'aiquiz.passed': { personId: PersonId; item: NamedItem; at: Date };
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
  /** A learner marked an item, such as an article, for the first time. */
  'item.marked': { personId: PersonId; courseId: CourseId; itemId: ItemId; at: Date };
  /** A learner enrolled in a course. */
  'course.enrolled': { personId: PersonId; courseId: CourseId; at: Date };
  /** A session that a learner has a seat in is a day away, can be joined, or was canceled. */
  'live_event.notice': {
    notice: 'day' | 'soon' | 'cancelled';
    personId: PersonId;
    eventId: LiveEventId;
    courseId: CourseId;
    startsAt: Date;
    at: Date;
  };
  /** An assignment of these people, with the same due date for all, began, is due soon, or was due a day ago. */
  'assignment.notice': {
    notice: 'start' | 'week' | 'day' | 'overdue';
    personIds: readonly PersonId[];
    assignmentId: AssignmentId;
    /** From 1. */
    cycle: number;
    name: string;
    dueAt: Date;
    at: Date;
  };
  /** A person became one of a company, or is of none any more. */
  'company.changed': { personId: PersonId; companyId: CompanyId | undefined; at: Date };
  /** A company asks the owner of a private account to join. */
  'company.asked': { personId: PersonId; invitationId: string; companyName: string; at: Date };
  /** The identity provider of a company said who somebody is, at each sign-in. Without `groups` it named none. */
  'identity.proven': {
    personId: PersonId;
    companyId: CompanyId;
    groups: readonly string[] | undefined;
    /** The sign-in made the account. */
    isNew: boolean;
    at: Date;
  };
  /** A link ended, and what a learner did is no longer the account's. */
  'work.returned': { personId: PersonId; learnerId: PersonId; at: Date };
  /** A person was awarded a badge. */
  'badge.awarded': { personId: PersonId; awardId: BadgeAwardId; title: string; at: Date };
  /** A certificate of a course, certification or assignment was issued. */
  'certificate.issued': {
    personId: PersonId;
    certificateId: CertificateId;
    kind: CertificateKind;
    title: string;
    at: Date;
  };
}

type Listener<Name extends keyof DomainEvents> = (tx: Tx, event: DomainEvents[Name]) => Promise<void>;

/**
 * When a listener is called. In `record` it stores what the event says, and reads no row that another listener of the
 * event writes; in `react`, once each `record` is done, it may read them: awards, progress, notifications.
 */
export type EventPhase = 'record' | 'react';

export interface EventBus {
  /**
   * A listener writes in the same transaction: its rows are committed with the event, or not at all. Within a phase no
   * listener may need another.
   */
  on<Name extends keyof DomainEvents>(name: Name, phase: EventPhase, listener: Listener<Name>): void;
  /** Resolves once the listeners of both phases are done, with those of the events that they publish themselves. */
  publish<Name extends keyof DomainEvents>(tx: Tx, name: Name, event: DomainEvents[Name]): Promise<void>;
}

const PHASES: readonly EventPhase[] = ['record', 'react'];

/** With `isReversed`, listeners of one phase are called in the opposite order, which must not change the outcome. */
export function createEventBus({ isReversed = false } = {}): EventBus {
  const listeners: { [Name in keyof DomainEvents]?: { phase: EventPhase; listener: Listener<Name> }[] } = {};
  return {
    on(name, phase, listener) {
      const known = listeners[name] ?? [];
      const added = { phase, listener };
      (listeners as Record<string, unknown>)[name] = isReversed ? [added, ...known] : [...known, added];
    },
    async publish(tx, name, event) {
      const known = listeners[name] ?? [];
      for (const phase of PHASES)
        for (const one of known) if (one.phase === phase) await one.listener(tx, event);
    },
  };
}
