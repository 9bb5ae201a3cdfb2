/** Dialogs that few visits open: each is fetched when it is first wanted. */
export const loadReview = async () => (await import('@drawbridge/widgets/review')).ReviewDialog;
export const loadPreferences = async () => (await import('@drawbridge/widgets/preferences')).PreferenceDialog;
export const loadVerification = async () =>
  (await import('@drawbridge/widgets/verification')).VerificationDialog;
