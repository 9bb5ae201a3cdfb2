import { useSignals } from '@preact/signals-react/runtime';
import { createContext, useContext } from 'react';
import type { LabPage } from './lab-page.ts';

export const LabPageContext = createContext<LabPage | undefined>(undefined);

/** The store of the lab page around a component, which renders again when a signal it read changes. */
export function useLabPage(): LabPage {
  useSignals();
  const labPage = useContext(LabPageContext);
  if (!labPage) throw new Error('useLabPage() needs a <LabPageContext> around it');
  return labPage;
}
