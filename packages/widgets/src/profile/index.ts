export { ProfileNames } from './ProfileNames.tsx';
export { ProfileSettings } from './ProfileSettings.tsx';
