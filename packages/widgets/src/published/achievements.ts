import { Achievements as Figures } from '../achievements/Achievements.tsx';
import { ConnectedAchievements as ConnectedFigures } from '../achievements/ConnectedAchievements.tsx';
import { asWidget } from './as-widget.tsx';

export type { AchievementsProps } from '../achievements/Achievements.tsx';
export type { ConnectedAchievementsProps } from '../achievements/ConnectedAchievements.tsx';
export type { MoreAchievement } from '../achievements/Figures.tsx';
export const Achievements = asWidget(Figures);
export const ConnectedAchievements = asWidget(ConnectedFigures);
