export const LOGIN_MESSAGE = 'Login successful';
/** Comes without tokens, as the three messages of AUTH-36 to AUTH-38. */
export const SECOND_STEP_MESSAGE = 'Second factor required';
