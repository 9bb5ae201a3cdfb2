/** Below it the server serves its own review form outside production. */
export const LOCAL_REVIEW_FORM_PATH = '/dev/review-form';
