import type { PublicPageName, PublicPageRecord } from './page-record.ts';

const login = async () => (await import('../screens/identity/login/LoginScreen.tsx')).LoginScreen;
const signIn = { laterStores: ['signIn'], screen: login } as const;
const confirmLink = async () =>
  (await import('../screens/identity/confirm/ConfirmScreens.tsx')).ConfirmLinkScreen;

/** Pages without a session, outside the shell. The server answers each of their addresses with 200. @see ROUTE-1..ROUTE-24 */
export const PUBLIC: Readonly<Record<PublicPageName, PublicPageRecord>> = {
  home: signIn,
  login: { ...signIn, isStart: true },
  auth: {
    title: 'Signing in',
    screen: async () => (await import('../screens/identity/sign-in-return/AuthScreen.tsx')).AuthScreen,
  },
  secondStep: {
    title: 'Second factor',
    screen: async () =>
      (await import('../screens/identity/sign-in-return/SecondStepScreen.tsx')).SecondStepScreen,
  },
  callback: {
    title: 'Signing in',
    screen: async () =>
      (await import('../screens/identity/sign-in-return/CallbackScreen.tsx')).CallbackScreen,
  },
  oauth: {
    title: 'Signing in',
    screen: async () => (await import('../screens/identity/sign-in-return/OauthScreen.tsx')).OauthScreen,
  },
  microsoftNotConfigured: {
    title: 'Microsoft sign-in',
    screen: async () => (await import('../screens/kernel/notices/NoticeScreens.tsx')).NotConfiguredScreen,
  },
  confirmUser: {
    title: 'Set your password',
    screen: async () => (await import('../screens/identity/confirm/ConfirmScreens.tsx')).ConfirmUserScreen,
  },
  confirmCodes: {
    title: 'Confirm your email',
    screen: async () => (await import('../screens/identity/confirm/ConfirmScreens.tsx')).ConfirmCodesScreen,
  },
  confirmLink: { title: 'Confirm your email', screen: confirmLink },
  confirmLinkPartner: { title: 'Confirm your email', screen: confirmLink },
  confirmLinkCode: { title: 'Confirm your email', screen: confirmLink },
  forgotPassword: {
    title: 'Forgot your password?',
    screen: async () =>
      (await import('../screens/identity/password/PasswordScreens.tsx')).ForgotPasswordScreen,
  },
  resetPassword: {
    title: 'Set a new password',
    screen: async () =>
      (await import('../screens/identity/password/PasswordScreens.tsx')).ResetPasswordScreen,
  },
  signupPartner: {
    title: 'Sign up',
    screen: async () => (await import('../screens/identity/signup/SignupScreen.tsx')).PartnerSignupScreen,
  },
  signupTraining: {
    title: 'Sign up',
    screen: async () => (await import('../screens/identity/signup/SignupScreen.tsx')).TrainingSignupScreen,
  },
  signup: {
    title: 'Sign up',
    screen: async () => (await import('../screens/identity/signup/SignupScreen.tsx')).PlanSignupScreen,
  },
  subscriptionExpired: {
    title: 'Subscription expired',
    screen: async () => (await import('../screens/kernel/notices/NoticeScreens.tsx')).CompanyExpiredScreen,
  },
  individualSubscriptionExpired: {
    title: 'Subscription expired',
    screen: async () => (await import('../screens/kernel/notices/NoticeScreens.tsx')).IndividualExpiredScreen,
  },
  maintenance: {
    title: 'Maintenance',
    screen: async () => (await import('../screens/kernel/notices/NoticeScreens.tsx')).MaintenanceScreen,
  },
  plans: {
    title: 'Plans',
    screen: async () => (await import('../screens/company/plans/PlansScreen.tsx')).PlansScreen,
  },
  publicProfile: {
    title: 'Public profile',
    stores: ['publicPerson'],
    screen: async () =>
      (await import('../screens/recognition/public-profile/PublicProfileScreen.tsx')).PublicProfileScreen,
  },
  hallOfFame: {
    title: 'Hall of fame',
    stores: ['board'],
    screen: async () =>
      (await import('../screens/recognition/hall-of-fame/HallOfFameScreen.tsx')).HallOfFameScreen,
  },
  sharedReplay: {
    screen: async () =>
      (await import('../screens/practice/shared-replay/SharedReplayScreen.tsx')).SharedReplayScreen,
  },
  badge: {
    title: 'Badge',
    stores: ['checkedBadge'],
    screen: async () => (await import('../screens/recognition/awards/AwardScreens.tsx')).BadgeScreen,
  },
  certificate: {
    title: 'Check a certificate',
    stores: ['certificateCheck'],
    screen: async () => (await import('../screens/recognition/awards/AwardScreens.tsx')).CertificateScreen,
  },
  tryLab: {
    title: 'Try a lab',
    stores: ['lab', 'labSession'],
    screen: async () => (await import('../screens/practice/guest/GuestScreen.tsx')).GuestScreen,
  },
};

/** Any address without a page. @see ROUTE-24 */
export const NO_PAGE: PublicPageRecord = {
  title: 'Not found',
  screen: async () => (await import('../screens/kernel/not-found/NotFoundScreen.tsx')).BareNotFoundScreen,
};
