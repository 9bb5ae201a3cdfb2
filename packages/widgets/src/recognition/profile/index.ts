export { ProfileNames } from './ProfileNames.tsx';
export { ProfilePicture } from './ProfilePicture.tsx';
export { ProfileSettings } from './ProfileSettings.tsx';
export { listTimeZones } from './time-zones.ts';
