export { DrawbridgeProvider, type DrawbridgeProviderProps, useDrawbridge } from './DrawbridgeProvider.tsx';
export { useStore } from './use-store.ts';
export { withLoading } from './with-loading.tsx';
