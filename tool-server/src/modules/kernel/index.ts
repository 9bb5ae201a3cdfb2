export { createKernel, type Kernel } from './create-kernel.ts';
