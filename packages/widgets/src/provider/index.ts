export { type DrawbridgeHost, DrawbridgeProvider, useDrawbridge } from './DrawbridgeProvider.tsx';
export { format } from './format.ts';
