/**
 * @file Messages between a partner's page and a framed widget, as plain data: the loader reads this file and no
 * schemas. The schemas of the same messages are in `embed-messages.ts`; a test compares the two.
 * @see EMB-5, EMB-7, EMB-8
 */

/** Named by both ends in the handshake. A change that an older end would not understand needs a new version. */
export const EMBED_PROTOCOL = { name: 'drawbridge-embed', version: 1 } as const;

/** Allowed heights of a frame, in CSS pixels. @see EMB-9 */
export const FRAME_HEIGHT = { least: 80, most: 20_000 } as const;

/** What a token may be used for. A partner's server requests the scopes that its page needs. @see EMB-12 */
export const EMBED_SCOPES = ['courses', 'labs', 'favorites', 'preferences', 'review'] as const;
export type EmbedScope = (typeof EMBED_SCOPES)[number];

interface EmbedWidget {
  /** Attribute of the element that names what to show. */
  subject?: 'course' | 'lab';
  /** Without a token that has this scope, the widget shows only public data. */
  scope?: EmbedScope;
  /** Initial height in CSS pixels, until the frame reports its own. */
  heightPx: number;
  /** The widget adapts to any height, so it keeps the height that the page sets. */
  fitsAnyHeight?: true;
  /** Shows labs, whose page is built on React (decision 0095). */
  hasLabs?: true;
  /** A dialog on the partner's page, around the frame; `open` and `close` show and hide it. */
  isDialog?: true;
  /** Frame title for screen readers, in English. */
  title: string;
}

/** The widgets that `/embed/frame/<widget>` can show. */
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

/** Why a widget does not work, as reported to the host. */
export const EMBED_ERRORS = [
  /** The widget's code or data could not be fetched. */
  'unavailable',
  /** The page's origin is not one of the partner's. */
  'origin_not_allowed',
  /** The publishable key is unknown or revoked. */
  'unknown_key',
  'unknown_widget',
  /** The course or lab does not exist. */
  'not_found',
  /** The token was refused, and the page supplied no other. */
  'token_refused',
] as const;
export type EmbedError = (typeof EMBED_ERRORS)[number];

/** Events that the frame sends to its host: ids and numbers, no personal data. @see EMB-7 */
export interface EmbedEvents {
  /** From now on, the widget answers calls. */
  ready: { widget: EmbedWidgetName };
  /** Height of the content, in CSS pixels. */
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
  /** The learner asked for a page that the widget does not show itself. `url` is its address in the portal. */
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

/** Calls that the host makes, by name, with their input. Each returns an empty object. @see EMB-8 */
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

/** Messages from a frame to the loader only; the host page does not receive them. */
export const EMBED_NOTICES = ['escape'] as const;

/** Calls that the frame makes to its host. */
export interface HostCalls {
  /** Returns a token for this visitor, or an empty object if the page has none. @see EMB-13 */
  getToken: { input: Record<string, never>; output: { token?: string; expires_at?: string } };
}
export type HostCallName = keyof HostCalls;
