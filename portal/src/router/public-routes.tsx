import { PUBLIC_PAGES } from '@drawbridge/contracts';
import { createLazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

const login = createLazyScreen(
  async () => (await import('../screens/identity/login/LoginScreen.tsx')).LoginScreen,
);
const confirmLink = createLazyScreen(async () => (await loadConfirm()).ConfirmLinkScreen);
const callback = createLazyScreen(
  async () => (await import('../screens/identity/sign-in-return/CallbackScreen.tsx')).CallbackScreen,
);
const bareNotFound = createLazyScreen(
  async () => (await import('../screens/kernel/not-found/NotFoundScreen.tsx')).BareNotFoundScreen,
);

const loadConfirm = () => import('../screens/identity/confirm/ConfirmScreens.tsx');
const loadAwards = () => import('../screens/recognition/awards/AwardScreens.tsx');
const loadNotices = () => import('../screens/kernel/notices/NoticeScreens.tsx');
const loadOpen = () => import('../screens/recognition/public-profile/OpenScreens.tsx');
const loadPassword = () => import('../screens/identity/password/PasswordScreens.tsx');
const loadSignup = () => import('../screens/identity/signup/SignupScreen.tsx');

/**
 * Pages without a session, outside the shell; the first that fits counts. The server answers each of their addresses
 * with 200, by the same list. @see ROUTE-1..ROUTE-24
 */
export const PUBLIC_ROUTES: readonly Route[] = [
  { path: PUBLIC_PAGES.home, screen: login },
  { path: PUBLIC_PAGES.login, screen: login },
  {
    path: PUBLIC_PAGES.auth,
    title: 'Signing in',
    screen: createLazyScreen(
      async () => (await import('../screens/identity/sign-in-return/AuthScreen.tsx')).AuthScreen,
    ),
  },
  {
    path: PUBLIC_PAGES.secondStep,
    title: 'Second factor',
    screen: createLazyScreen(
      async () => (await import('../screens/identity/sign-in-return/SecondStepScreen.tsx')).SecondStepScreen,
    ),
  },
  { path: PUBLIC_PAGES.callback, title: 'Signing in', screen: callback },
  {
    path: PUBLIC_PAGES.oauth,
    title: 'Signing in',
    screen: createLazyScreen(
      async () => (await import('../screens/identity/sign-in-return/OauthScreen.tsx')).OauthScreen,
    ),
  },
  {
    path: PUBLIC_PAGES.microsoftNotConfigured,
    title: 'Microsoft sign-in',
    screen: createLazyScreen(async () => (await loadNotices()).NotConfiguredScreen),
  },
  {
    path: PUBLIC_PAGES.confirmUser,
    title: 'Set your password',
    screen: createLazyScreen(async () => (await loadConfirm()).ConfirmUserScreen),
  },
  {
    path: PUBLIC_PAGES.confirmCodes,
    title: 'Confirm your email',
    screen: createLazyScreen(async () => (await loadConfirm()).ConfirmCodesScreen),
  },
  { path: PUBLIC_PAGES.confirmLink, title: 'Confirm your email', screen: confirmLink },
  { path: PUBLIC_PAGES.confirmLinkPartner, title: 'Confirm your email', screen: confirmLink },
  { path: PUBLIC_PAGES.confirmLinkCode, title: 'Confirm your email', screen: confirmLink },
  {
    path: PUBLIC_PAGES.forgotPassword,
    title: 'Forgot your password?',
    screen: createLazyScreen(async () => (await loadPassword()).ForgotPasswordScreen),
  },
  {
    path: PUBLIC_PAGES.resetPassword,
    title: 'Set a new password',
    screen: createLazyScreen(async () => (await loadPassword()).ResetPasswordScreen),
  },
  {
    path: PUBLIC_PAGES.signupPartner,
    title: 'Sign up',
    screen: createLazyScreen(async () => (await loadSignup()).PartnerSignupScreen),
  },
  {
    path: PUBLIC_PAGES.signupTraining,
    title: 'Sign up',
    screen: createLazyScreen(async () => (await loadSignup()).TrainingSignupScreen),
  },
  {
    path: PUBLIC_PAGES.signup,
    title: 'Sign up',
    screen: createLazyScreen(async () => (await loadSignup()).PlanSignupScreen),
  },
  {
    path: PUBLIC_PAGES.subscriptionExpired,
    title: 'Subscription expired',
    screen: createLazyScreen(async () => (await loadNotices()).CompanyExpiredScreen),
  },
  {
    path: PUBLIC_PAGES.individualSubscriptionExpired,
    title: 'Subscription expired',
    screen: createLazyScreen(async () => (await loadNotices()).IndividualExpiredScreen),
  },
  {
    path: PUBLIC_PAGES.maintenance,
    title: 'Maintenance',
    screen: createLazyScreen(async () => (await loadNotices()).MaintenanceScreen),
  },
  {
    path: PUBLIC_PAGES.plans,
    title: 'Plans',
    screen: createLazyScreen(
      async () => (await import('../screens/company/plans/PlansScreen.tsx')).PlansScreen,
    ),
  },
  {
    path: PUBLIC_PAGES.publicProfile,
    stores: ['publicPerson'],
    title: 'Public profile',
    screen: createLazyScreen(async () => (await loadOpen()).PublicProfileScreen),
  },
  {
    path: PUBLIC_PAGES.sharedReplay,
    screen: createLazyScreen(async () => (await loadOpen()).SharedReplayScreen),
  },
  {
    path: PUBLIC_PAGES.badge,
    stores: ['checkedBadge'],
    title: 'Badge',
    screen: createLazyScreen(async () => (await loadAwards()).BadgeScreen),
  },
  {
    path: PUBLIC_PAGES.certificate,
    stores: ['certificateCheck'],
    title: 'Check a certificate',
    screen: createLazyScreen(async () => (await loadAwards()).CertificateScreen),
  },
  {
    path: PUBLIC_PAGES.hallOfFame,
    stores: ['board'],
    title: 'Hall of fame',
    screen: createLazyScreen(async () => (await loadOpen()).HallOfFameScreen),
  },
  {
    path: PUBLIC_PAGES.tryLab,
    title: 'Try a lab',
    screen: createLazyScreen(
      async () => (await import('../screens/practice/guest/GuestScreen.tsx')).GuestScreen,
    ),
  },
  { path: '*', title: 'Not found', screen: bareNotFound },
];
