import { ConnectedLabDetail, type ConnectedLabDetailProps } from '../lab/index.ts';
import { type FindNextStep, NextStepContext } from '../next-step/index.ts';

interface LabItemProps
  extends Pick<ConnectedLabDetailProps, 'labId' | 'course' | 'onExit' | 'onLogout' | 'onPassed'> {
  findNext: FindNextStep;
}

/** A lab as an item of a course. Loaded with the lab page, not with the player. */
export function LabItem({ findNext, ...lab }: LabItemProps) {
  return (
    <NextStepContext value={findNext}>
      <ConnectedLabDetail {...lab} />
    </NextStepContext>
  );
}
