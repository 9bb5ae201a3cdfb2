export { ConnectedChampion, type ConnectedChampionProps } from './ConnectedChampion.tsx';
