export type { LabBrowser } from './browser/browser.ts';
export type { CreateRunner } from './create-runner.ts';
export { type Fault, toHeadline } from './fault.ts';
export { toFetchingText } from './fetching-text.ts';
export { createLabWorkspace, type LabWorkspace } from './lab-workspace.ts';
