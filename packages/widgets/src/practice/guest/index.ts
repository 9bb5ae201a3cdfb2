export { GuestLab, type GuestLabProps } from './GuestLab.tsx';
