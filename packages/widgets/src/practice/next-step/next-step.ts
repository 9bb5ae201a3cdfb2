import type { ObjectType } from '@drawbridge/contracts';
import type { LabCard } from '@drawbridge/contracts/practice';

/** What comes after a lesson or lab that is done. */
export type NextStep = NextStepKind & {
  /** Its address; the host may have none. */
  href?: string | undefined;
  /** Goes there, where there is no address. */
  onOpen?: (() => void) | undefined;
};

type NextStepKind =
  | {
      kind: 'item';
      title: string;
      objectType: ObjectType;
      /** It comes before in the course and was left out. */
      isEarlier: boolean;
    }
  | { kind: 'lab'; title: string; labType: LabCard['type']; minutes: number }
  /** `title`: of the course. */
  | { kind: 'course-end'; title: string }
  /** For a guest: an account keeps what was done. */
  | { kind: 'sign-up' };
