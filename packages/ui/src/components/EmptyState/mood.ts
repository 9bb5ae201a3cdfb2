export type Mood = 'waiting' | 'broken';
