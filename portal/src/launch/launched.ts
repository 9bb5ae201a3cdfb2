import type { LaunchSession } from '@drawbridge/client';
import type { LaunchSession as LaunchedSession } from '@drawbridge/contracts/integration';
import type { AccountButtonProps } from '@drawbridge/widgets/integration/account-link';
import { createContext, useContext } from 'react';

/** What the button that links an account needs. */
export type LaunchAccount = Pick<AccountButtonProps, 'productName' | 'onPersonChanged'>;

/** What a screen of an open launch is given. */
export interface Launched {
  launch: LaunchSession;
  session: LaunchedSession;
  account: LaunchAccount;
  /** Goes to a page of this launch, at an address that its platform may load again. */
  go: (path: string) => void;
}

const LaunchedContext = createContext<Launched | undefined>(undefined);

export const LaunchedProvider = LaunchedContext;

/** The launch around a screen. */
export function useLaunched(): Launched {
  const launched = useContext(LaunchedContext);
  if (!launched) throw new Error('a screen of a launch was rendered outside of it');
  return launched;
}
