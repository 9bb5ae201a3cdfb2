import { createLazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

const login = createLazyScreen(async () => (await import('../screens/login/LoginScreen.tsx')).LoginScreen);
const confirmLink = createLazyScreen(async () => (await loadConfirm()).ConfirmLinkScreen);
const callback = createLazyScreen(
  async () => (await import('../screens/sign-in-return/CallbackScreen.tsx')).CallbackScreen,
);
const bareNotFound = createLazyScreen(
  async () => (await import('../screens/not-found/NotFoundScreen.tsx')).BareNotFoundScreen,
);

const loadConfirm = () => import('../screens/confirm/ConfirmScreens.tsx');
const loadNotices = () => import('../screens/notices/NoticeScreens.tsx');
const loadOpen = () => import('../screens/public-profile/OpenScreens.tsx');
const loadSignup = () => import('../screens/signup/SignupScreen.tsx');

/**
 * Pages without a session, outside the shell; the first that fits counts. The server answers each of their addresses
 * with 200 (`pages.ts`). @see ROUTE-1..ROUTE-24
 */
export const PUBLIC_ROUTES: readonly Route[] = [
  { path: '/', screen: login },
  { path: '/login', screen: login },
  {
    path: '/auth',
    title: 'Signing in',
    screen: createLazyScreen(
      async () => (await import('../screens/sign-in-return/AuthScreen.tsx')).AuthScreen,
    ),
  },
  { path: '/callback/:provider?', title: 'Signing in', screen: callback },
  {
    path: '/oauth',
    title: 'Signing in',
    screen: createLazyScreen(
      async () => (await import('../screens/sign-in-return/OauthScreen.tsx')).OauthScreen,
    ),
  },
  {
    path: '/microsoft/notconfigured',
    title: 'Microsoft sign-in',
    screen: createLazyScreen(async () => (await loadNotices()).NotConfiguredScreen),
  },
  {
    path: '/confirm-user',
    title: 'Set your password',
    screen: createLazyScreen(async () => (await loadConfirm()).ConfirmUserScreen),
  },
  {
    path: '/confirm-codes',
    title: 'Confirm your email',
    screen: createLazyScreen(async () => (await loadConfirm()).ConfirmCodesScreen),
  },
  { path: '/confirm-link', title: 'Confirm your email', screen: confirmLink },
  { path: '/confirm-link-partner', title: 'Confirm your email', screen: confirmLink },
  { path: '/confirm-link-code', title: 'Confirm your email', screen: confirmLink },
  {
    path: '/signup/partner/:id/:name',
    title: 'Sign up',
    screen: createLazyScreen(async () => (await loadSignup()).PartnerSignupScreen),
  },
  {
    path: '/signup/training/:id/:name',
    title: 'Sign up',
    screen: createLazyScreen(async () => (await loadSignup()).TrainingSignupScreen),
  },
  {
    path: '/signup/:id',
    title: 'Sign up',
    screen: createLazyScreen(async () => (await loadSignup()).PlanSignupScreen),
  },
  {
    path: '/subscription-expired',
    title: 'Subscription expired',
    screen: createLazyScreen(async () => (await loadNotices()).CompanyExpiredScreen),
  },
  {
    path: '/individual-subscription-expired',
    title: 'Subscription expired',
    screen: createLazyScreen(async () => (await loadNotices()).IndividualExpiredScreen),
  },
  {
    path: '/maintenance',
    title: 'Maintenance',
    screen: createLazyScreen(async () => (await loadNotices()).MaintenanceScreen),
  },
  {
    path: '/upgrade',
    title: 'Plans',
    screen: createLazyScreen(async () => (await import('../screens/plans/PlansScreen.tsx')).PlansScreen),
  },
  {
    path: '/profile/:id',
    stores: ['publicPerson'],
    title: 'Public profile',
    screen: createLazyScreen(async () => (await loadOpen()).PublicProfileScreen),
  },
  {
    path: '/hall-of-fame',
    stores: ['board'],
    title: 'Hall of fame',
    screen: createLazyScreen(async () => (await loadOpen()).HallOfFameScreen),
  },
  { path: '*', title: 'Not found', screen: bareNotFound },
];
