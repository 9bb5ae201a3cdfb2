import { Achievements as Figures } from '../recognition/achievements/Achievements.tsx';
import { ConnectedAchievements as ConnectedFigures } from '../recognition/achievements/ConnectedAchievements.tsx';
import { asWidget } from './as-widget.tsx';

export type { AchievementsProps } from '../recognition/achievements/Achievements.tsx';
export type { ConnectedAchievementsProps } from '../recognition/achievements/ConnectedAchievements.tsx';
export type { MoreAchievement } from '../recognition/achievements/Figures.tsx';
export const Achievements = asWidget(Figures);
export const ConnectedAchievements = asWidget(ConnectedFigures);
