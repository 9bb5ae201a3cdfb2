export { countSpentSeconds, findPosition } from './activity-events/index.ts';
export { findAwardOfItem } from './badges/index.ts';
export { createRecognition, type Recognition } from './create-recognition.ts';
