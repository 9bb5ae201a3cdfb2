import type { ReactNode } from 'react';

/** One piece of advice, and the components that show it. */
export interface Advice {
  text: string;
  view: ReactNode;
}

/** When to use a component: the key of a record is the last part of its title in the sidebar. */
export interface Usage {
  /** In one or two sentences. */
  purpose: string;
  good: readonly Advice[];
  bad: readonly Advice[];
}

export type Usages = Readonly<Record<string, Usage>>;
