/**
 * @file What a partner's page and a framed widget say to each other, as plain data: the loader reads this file and no
 * schema. The schemas of the same messages are in `embed-messages.ts`; a test compares both.
 * @see EMB-5, EMB-7, EMB-8
 */

/** Both ends name it in the handshake. A change that an older end would not understand takes another version. */
export const EMBED_PROTOCOL = { name: 'drawbridge-embed', version: 1 } as const;

/** Heights a frame may have, CSS pixels. @see EMB-9 */
export const FRAME_HEIGHT = { least: 80, most: 20_000 } as const;

/** What a token may be used for; a partner's server asks for the ones its page needs. @see EMB-12 */
export const EMBED_SCOPES = ['courses', 'labs', 'favorites', 'preferences', 'review'] as const;
export type EmbedScope = (typeof EMBED_SCOPES)[number];

interface EmbedWidget {
  /** Attribute of the element that names what is shown. */
  subject?: 'course' | 'lab';
  /** Without a token that holds this scope it shows what anybody may see. */
  scope?: EmbedScope;
  /** Height before the frame has said its own, CSS pixels. */
  heightPx: number;
  /** Fits any height, so it keeps the one that the page gives it. */
  fitsAnyHeight?: true;
  /** Shows labs, whose page is built on React (decision 0095). */
  hasLabs?: true;
  /** A dialog of the partner's page, around the frame; `open` and `close` show and hide it. */
  isDialog?: true;
  /** Title of the frame for screen readers, in English. */
  title: string;
}

/** What `/embed/frame/<widget>` shows. */
export const EMBED_WIDGETS = {
  'course-card': { subject: 'course', scope: 'courses', heightPx: 420, title: 'Course' },
  'course-list': { scope: 'courses', heightPx: 640, title: 'Courses' },
  'course-player': {
    subject: 'course',
    scope: 'courses',
    heightPx: 720,
    hasLabs: true,
    title: 'Course player',
  },
  lab: {
    subject: 'lab',
    scope: 'labs',
    heightPx: 760,
    fitsAnyHeight: true,
    hasLabs: true,
    title: 'Security lab',
  },
  'lab-list': { scope: 'labs', heightPx: 640, title: 'Security labs' },
  favorites: { scope: 'favorites', heightPx: 480, title: 'Favorites' },
  leaderboard: { heightPx: 560, title: 'Hall of fame' },
  achievements: { scope: 'courses', heightPx: 240, title: 'Achievements' },
  preferences: { scope: 'preferences', heightPx: 640, isDialog: true, title: 'Recommendations' },
  review: { scope: 'review', heightPx: 640, isDialog: true, title: 'Write a review' },
} as const satisfies Record<string, EmbedWidget>;
export type EmbedWidgetName = keyof typeof EMBED_WIDGETS;

export const isEmbedWidget = (name: string): name is EmbedWidgetName => Object.hasOwn(EMBED_WIDGETS, name);

export const EMBED_THEMES = ['light', 'dark', 'contrast', 'system'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** Why a widget cannot work, as the host hears it. */
export const EMBED_ERRORS = [
  /** The widget's code or its data could not be fetched. */
  'unavailable',
  /** The origin is not one of the partner's. */
  'origin_not_allowed',
  /** The key is unknown or was revoked. */
  'unknown_key',
  'unknown_widget',
  /** The course or lab does not exist. */
  'not_found',
  /** The token is not accepted, and the page gave no other one. */
  'token_refused',
] as const;
export type EmbedError = (typeof EMBED_ERRORS)[number];

/** What the frame tells its host: ids and numbers, nothing about a person. @see EMB-7 */
export interface EmbedEvents {
  /** The widget answers calls from now on. */
  ready: { widget: EmbedWidgetName };
  /** Height of the content, CSS pixels. */
  resize: { height: number };
  started: { course_id?: string; lab_id?: string };
  enrolled: { course_id: string };
  itemCompleted: {
    course_id?: string;
    item_id?: string;
    lab_id?: string;
    completed_items?: number;
    total_items?: number;
  };
  courseCompleted: { course_id: string };
  favoriteChanged: { course_id: string; favorite: boolean };
  reviewClosed: Record<string, never>;
  preferencesSubmitted: Record<string, never>;
  error: { code: EmbedError };
  /** The learner wants a page that the widget does not show itself, by its address at the product. */
  navigate: { url: string; course_id?: string; lab_id?: string };
}
export type EmbedEventName = keyof EmbedEvents;

export const EMBED_EVENTS = [
  'ready',
  'resize',
  'started',
  'enrolled',
  'itemCompleted',
  'courseCompleted',
  'favoriteChanged',
  'reviewClosed',
  'preferencesSubmitted',
  'error',
  'navigate',
] as const satisfies readonly EmbedEventName[];

/** What the host calls, by name, with what it hands over. Each is answered by an empty object. @see EMB-8 */
export interface EmbedCalls {
  setTheme: { theme: EmbedTheme };
  setLocale: { locale: string };
  /** Null: the visitor has signed out. */
  setToken: { token: string | null; expires_at?: string };
  open: Record<string, never>;
  close: Record<string, never>;
  focus: Record<string, never>;
}
export type EmbedCallName = keyof EmbedCalls;

export const EMBED_CALLS = [
  'setTheme',
  'setLocale',
  'setToken',
  'open',
  'close',
  'focus',
] as const satisfies readonly EmbedCallName[];

/** What a frame tells the loader alone: the page does not hear it. */
export const EMBED_NOTICES = ['escape'] as const;

/** What the frame calls at its host. */
export interface HostCalls {
  /** A token for this visitor; an empty object where the page has none. @see EMB-13 */
  getToken: { input: Record<string, never>; output: { token?: string; expires_at?: string } };
}
export type HostCallName = keyof HostCalls;
