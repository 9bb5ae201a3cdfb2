/** The meanings of colors. `ember` is only for progress, streaks and moments of success. */
export type Tone = 'neutral' | 'primary' | 'ember' | 'pass' | 'fail' | 'warn' | 'info';
