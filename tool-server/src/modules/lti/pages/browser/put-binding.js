// Login in a frame whose platform offers storage: store the binding there, then go on to its sign-in.
import { putData } from './platform-storage.js';

const { frame, origin, key, value, next } = document.body.dataset;
try {
  await putData({ frameName: frame, origin, key, value });
} catch (error) {
  // The cookie may have been stored after all; if not, the launch page offers other ways.
  document.body.dataset.fault = error.message;
}
location.replace(next);
