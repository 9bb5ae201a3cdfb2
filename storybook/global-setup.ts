export { ensureBrowser as setup } from '@drawbridge/tooling/chromium';
