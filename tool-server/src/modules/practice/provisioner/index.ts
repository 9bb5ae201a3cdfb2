export { createProvisioner } from './provisioner.module.ts';
