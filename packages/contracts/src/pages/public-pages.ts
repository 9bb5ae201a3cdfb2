/** @file Pages without a session, outside the portal's shell. @see ROUTE-1..ROUTE-24 */
export const home = '/';
export const login = '/login';
export const auth = '/auth';
/** The second factor of a sign-in that began on another page. */
export const secondStep = '/second-step';
export const callback = '/callback/:provider?';
export const oauth = '/oauth';
export const microsoftNotConfigured = '/microsoft/notconfigured';
export const confirmUser = '/confirm-user';
export const confirmCodes = '/confirm-codes';
export const confirmLink = '/confirm-link';
export const confirmLinkPartner = '/confirm-link-partner';
export const confirmLinkCode = '/confirm-link-code';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
export const signupPartner = '/signup/partner/:id/:name';
export const signupTraining = '/signup/training/:id/:name';
export const signup = '/signup/:id';
export const subscriptionExpired = '/subscription-expired';
export const individualSubscriptionExpired = '/individual-subscription-expired';
export const maintenance = '/maintenance';
export const plans = '/upgrade';
export const publicProfile = '/profile/:id';
/** A lab that needs no account. */
export const tryLab = '/try';
export const hallOfFame = '/hall-of-fame';
/** The token shows one attack replay to anyone who has it. */
export const sharedReplay = '/replays/:token';
/** A badge award, for showing and verifying. */
export const badge = '/badges/:awardId';
/** Where anyone can check a certificate number. */
export const certificate = '/certificates/:number?';
