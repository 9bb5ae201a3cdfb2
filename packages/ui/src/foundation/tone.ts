/** The meanings of colours. `ember` is for progress, streaks and success moments only. */
export type Tone = 'neutral' | 'primary' | 'ember' | 'pass' | 'fail' | 'warn' | 'info';
