/** @file Pages of an LTI launch. The fixed segments come before `:ltik`. @see ROUTE-23 */
export const lab = '/labs/details/:labId/:ltik?';
export const labs = '/labs/:ltik?';
export const course = '/integration/courses-details/:ltik?';
export const video = '/integration/video-play';
/** Where an instructor picks labs and courses for the platform. @see LTI-18 */
export const contentPicker = '/integration/deep-linking/:ltik?';
/** What the learners of the launched context did, shown to its instructors. @see LTI-17 */
export const contextProgress = '/integration/progress/:ltik?';
export const courses = '/integration/:ltik?';
