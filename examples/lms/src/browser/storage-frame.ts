// The storage frame of this platform: tools find it by its name.
import { answerTools, createStore } from './storage.js';

const { tools = '' } = document.body.dataset;
answerTools(tools.split(' '), createStore());
