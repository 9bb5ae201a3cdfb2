/**
 * The list of pictures. `npm run pictures` compares each with its file in `reference`; with `-- --update` it writes the
 * files of those that have changed.
 * @see SB-8
 */

/** What the toolbar of Storybook can choose; `phone` is a window of 375 px. */
export type Look = 'light' | 'dark' | 'contrast' | 'rtl' | 'phone';

export interface Picture {
  /** Of the window, and so of the picture: nothing cut off, and little empty space. */
  size: [width: number, height: number];
  /** One picture each; `light` alone if not given. */
  looks?: Look[];
}

const CARD: Picture = { size: [288, 464] };

/**
 * By story file, as its path in `packages`. A state whose look depends on timing (a spinner, a countdown) has no picture.
 */
export const PICTURES: Record<string, Record<string, Picture>> = {
  'widgets/src/learning/course/CourseCard': {
    NotStarted: { ...CARD, looks: ['light', 'dark', 'rtl'] },
    InProgress: CARD,
    Completed: CARD,
    NeedsUpgrade: CARD,
    LongDescription: { size: [288, 504] },
  },
  'widgets/src/learning/course/ConnectedCourseCard': {
    Offline: { size: [388, 200] },
  },
  'widgets/src/learning/course/CourseGrid': {
    Many: { size: [720, 494] },
    Empty: { size: [480, 140] },
    Problem: { size: [480, 400] },
  },
  'widgets/src/practice/lab/LabList': {
    Links: { size: [680, 610] },
  },
  'widgets/src/practice/lab/LabDetail': {
    Working: { size: [1080, 600], looks: ['light', 'dark'] },
  },
  'widgets/src/practice/lab/LabDetail.verdict': {
    NotThereYet: { size: [375, 812] },
  },
  'widgets/src/learning/course-player/CoursePlayer': {
    FirstItem: { size: [1024, 600], looks: ['light', 'phone'] },
    Completion: { size: [375, 690] },
  },
  'widgets/src/learning/quiz/QuizView': {
    Open: { size: [600, 840] },
  },
  'widgets/src/learning/review/ReviewDialog': {
    TokenRefused: { size: [600, 460] },
  },
  'widgets/src/identity/preferences/RecommendationDialog': {
    Filled: { size: [720, 680] },
  },
  'widgets/src/recognition/public-profile/HallOfFame': {
    Ranks: { size: [720, 560] },
  },
  'widgets/src/learning/wishlist/WishlistButton': {
    Favorite: { size: [88, 88] },
    Small: { size: [88, 88] },
  },
  'widgets/src/identity/sign-in/SignInForm': {
    MagicLink: { size: [448, 360], looks: ['light', 'contrast'] },
    PasswordRefused: { size: [448, 520] },
  },
  'widgets/src/integration/account-link/AccountButton': {
    Preview: { size: [480, 560] },
  },
  'ui/src/components/AppShell/AppShell': {
    Whole: { size: [800, 640], looks: ['light', 'contrast', 'rtl'] },
    Mini: { size: [640, 790] },
  },
  'ui/src/components/Toast/Toast': {
    Negative: { size: [480, 160] },
    Several: { size: [480, 240], looks: ['light', 'dark'] },
  },
  'ui/src/components/EmptyState/EmptyState': {
    WithAction: { size: [480, 320] },
  },
  'ui/src/components/ProblemState/ProblemState': {
    WithRetry: { size: [480, 360] },
  },
  'ui/src/components/Button/Button': {
    Everything: { size: [720, 220], looks: ['light', 'contrast'] },
  },
};
