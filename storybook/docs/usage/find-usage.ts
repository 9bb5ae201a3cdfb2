import { actionUsages } from './actions.tsx';
import { fieldUsages } from './fields.tsx';
import { stateUsages } from './states.tsx';
import { structureUsages } from './structure.tsx';
import type { Usage, Usages } from './usage.ts';

const usages: Usages = { ...actionUsages, ...stateUsages, ...fieldUsages, ...structureUsages };

/** When to use a component, by the title of its stories: `Components/Button`. */
export function findUsage(title: string): Usage | undefined {
  const [group, name, ...more] = title.split('/');
  return group === 'Components' && name !== undefined && more.length === 0 ? usages[name] : undefined;
}
