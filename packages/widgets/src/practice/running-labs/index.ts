export { RunningLabs, type RunningLabsProps } from './RunningLabs.tsx';
