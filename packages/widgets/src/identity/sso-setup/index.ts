export { SsoSetup, type SsoSetupProps } from './SsoSetupPage.tsx';
export { SsoTest, type SsoTestProps } from './SsoTest.tsx';
