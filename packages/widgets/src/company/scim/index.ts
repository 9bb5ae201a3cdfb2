export { type LogView, toLogParams, toLogView } from './log-view.ts';
export { Provisioning, type ProvisioningProps } from './Provisioning.tsx';
