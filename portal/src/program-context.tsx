import { createContext, useContext } from 'react';
import type { PortalProgram } from './portal-program.tsx';

const ProgramContext = createContext<PortalProgram | undefined>(undefined);

export const ProgramProvider = ProgramContext;

/** The program the portal's screens run in. */
export function useProgram(): PortalProgram {
  const program = useContext(ProgramContext);
  if (!program) throw new Error('a portal screen was rendered outside the portal');
  return program;
}
