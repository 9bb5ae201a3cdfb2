/** What the frame of each widget loads before it shows, as `first-loads.ts` is for the portal. */
import type { EmbedWidgetName } from '@drawbridge/contracts/integration';
import { CLIENT, type FirstLoad } from './first-loads.ts';

export const FRAME_MAIN = 'packages/embed/src/frame/main.tsx';

const framed = (name: string) => `packages/embed/src/frame/widgets/Framed${name}.tsx`;
const store = (name: string) => `packages/client/src/stores/${name}.ts`;
const load = (widget: EmbedWidgetName, modules: readonly string[]): FirstLoad => ({
  pages: [`/embed/frame/${widget}`],
  modules: [FRAME_MAIN, CLIENT, ...modules],
});

export const EMBED_FIRST_LOADS = {
  'course-card': load('course-card', [framed('Card')]),
  'course-list': load('course-list', [framed('List')]),
  'course-player': load('course-player', [framed('Player')]),
  lab: load('lab', [framed('Lab'), store('practice/lab'), store('practice/lab-session')]),
  'lab-list': load('lab-list', [framed('LabList')]),
  favorites: load('favorites', [framed('Favorites')]),
  leaderboard: load('leaderboard', [framed('Leaderboard'), store('recognition/public-profile')]),
  achievements: load('achievements', [framed('Achievements'), store('recognition/achievements')]),
  preferences: load('preferences', [framed('Preferences'), store('identity/preferences')]),
  review: load('review', [framed('Review')]),
} satisfies Record<EmbedWidgetName, FirstLoad>;
