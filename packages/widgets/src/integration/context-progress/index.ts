export { ContextProgress, type ContextProgressProps } from './ContextProgress.tsx';
