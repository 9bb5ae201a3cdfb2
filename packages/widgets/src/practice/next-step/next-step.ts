import type { ObjectType } from '@drawbridge/contracts';
import type { LabCard } from '@drawbridge/contracts/practice';

/** The step that follows a finished lesson or lab. */
export type NextStep = NextStepKind & {
  /** The address of the step. The host may have none. */
  href?: string | undefined;
  /** Goes to the step when there is no address. */
  onOpen?: (() => void) | undefined;
};

type NextStepKind =
  | {
      kind: 'item';
      title: string;
      objectType: ObjectType;
      /** True when the step comes earlier in the course and was left out. */
      isEarlier: boolean;
    }
  | { kind: 'lab'; title: string; labType: LabCard['type']; minutes: number }
  /** `title` is the title of the course. */
  | { kind: 'course-end'; title: string }
  /** For a guest: an account keeps the work. */
  | { kind: 'sign-up' };
