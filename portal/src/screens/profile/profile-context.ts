import type { ProfileStore } from '@drawbridge/client/stores/profile';
import { createContext, useContext } from 'react';

const ProfileContext = createContext<ProfileStore | undefined>(undefined);

export const ProfileProvider = ProfileContext;

/** What the server knows of the person whose profile is shown. */
export function useProfile(): ProfileStore {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('a section of the profile was rendered outside of it');
  return profile;
}
