/** @file Pages of an LTI launch. The fixed segments come before `:ltik`. @see ROUTE-23 */
export const lab = '/labs/details/:labId/:ltik?';
export const labs = '/labs/:ltik?';
export const course = '/integration/courses-details/:ltik?';
export const video = '/integration/video-play';
export const courses = '/integration/:ltik?';
