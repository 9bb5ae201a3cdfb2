export { readBrowserFile } from './read-browser-file.ts';
