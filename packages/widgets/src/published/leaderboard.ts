import { ConnectedHallOfFame as ConnectedBoard } from '../recognition/public-profile/ConnectedHallOfFame.tsx';
import { HallOfFame as Board } from '../recognition/public-profile/HallOfFame.tsx';
import { asWidget } from './as-widget.tsx';

export type { ConnectedHallOfFameProps } from '../recognition/public-profile/ConnectedHallOfFame.tsx';
export type { BoardView, HallOfFameProps } from '../recognition/public-profile/HallOfFame.tsx';
export const ConnectedHallOfFame = asWidget(ConnectedBoard);
export const HallOfFame = asWidget(Board);
