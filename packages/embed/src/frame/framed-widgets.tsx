import type { EmbedWidgetName } from '@drawbridge/contracts/embed-protocol';
import { type ComponentType, lazy } from 'react';

/** Each widget is a chunk of its own. */
export const FRAMED_WIDGETS: Record<EmbedWidgetName, ComponentType> = {
  'course-card': lazy(async () => ({ default: (await import('./widgets/FramedCard.tsx')).FramedCard })),
  'course-list': lazy(async () => ({ default: (await import('./widgets/FramedList.tsx')).FramedList })),
  'course-player': lazy(async () => ({ default: (await import('./widgets/FramedPlayer.tsx')).FramedPlayer })),
  lab: lazy(async () => ({ default: (await import('./widgets/FramedLab.tsx')).FramedLab })),
  'lab-list': lazy(async () => ({ default: (await import('./widgets/FramedLabList.tsx')).FramedLabList })),
  favorites: lazy(async () => ({ default: (await import('./widgets/FramedFavorites.tsx')).FramedFavorites })),
  leaderboard: lazy(async () => ({
    default: (await import('./widgets/FramedLeaderboard.tsx')).FramedLeaderboard,
  })),
  achievements: lazy(async () => ({
    default: (await import('./widgets/FramedAchievements.tsx')).FramedAchievements,
  })),
  preferences: lazy(async () => ({
    default: (await import('./widgets/FramedPreferences.tsx')).FramedPreferences,
  })),
  review: lazy(async () => ({ default: (await import('./widgets/FramedReview.tsx')).FramedReview })),
};
