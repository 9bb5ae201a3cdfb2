/** The app's own folder: where relative paths begin. */
export const APP_DIR = '/srv/app';
