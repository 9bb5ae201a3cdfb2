// The storage frame of this platform: tools find it by its name.
import { answerTools, createStore } from './storage.js';

answerTools(document.body.dataset.tools.split(' '), createStore());
