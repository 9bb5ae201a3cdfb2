import { HallOfFame as Board } from '../public-profile/HallOfFame.tsx';
import { asWidget } from './as-widget.tsx';

export type { BoardView, HallOfFameProps } from '../public-profile/HallOfFame.tsx';
export const HallOfFame = asWidget(Board);
