/** A file of its own, so that it is fetched when its tab is opened. */
export { ProfileSettings as SettingsSection } from '@drawbridge/widgets/recognition/profile';
