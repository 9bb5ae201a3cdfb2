// The page around a tool: storage, the height of the frame, and closing it.
import { type Answer, answerTools, createStore, isToolMessage, STORAGE_SUBJECTS } from './storage.js';

const MIN_HEIGHT = 320;
const MAX_HEIGHT = 6000;
const STORAGE_FRAME = 'harbor_storage';

const frame = document.getElementById('tool');
if (!(frame instanceof HTMLIFrameElement)) throw new Error('the page has no frame for a tool');
const { tools = '', storage, capabilities, resize, close = '', src = '' } = frame.dataset;

const resizing: Record<string, Answer> = {
  'lti.frameResize'({ height }) {
    if (typeof height === 'number' && Number.isFinite(height))
      frame.style.height = `${Math.min(Math.max(height, MIN_HEIGHT), MAX_HEIGHT)}px`;
    return undefined;
  },
};
const supported = [
  'lti.capabilities',
  ...(resize === 'on' ? ['lti.frameResize'] : []),
  ...(storage === 'none' ? [] : STORAGE_SUBJECTS),
];
const where = (subject: string) =>
  storage === 'frame' && STORAGE_SUBJECTS.includes(subject) ? { frame: STORAGE_FRAME } : {};

answerTools(tools.split(' '), {
  ...(capabilities === 'on' && {
    'lti.capabilities': () => ({
      supported_messages: supported.map((subject) => ({ subject, ...where(subject) })),
    }),
  }),
  ...(resize === 'on' && resizing),
  ...(storage === 'parent' && createStore()),
});

// Sent by whatever page of the tool is last: it is known by its window.
addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== frame.contentWindow || !isToolMessage(data)) return;
  if (data.subject === 'org.imsglobal.lti.close') location.assign(close);
});

// The page that took added content, inside of the frame or in a tab that this page opened.
addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || !isToolMessage(data)) return;
  if (data.subject === 'harbor.done') location.assign(close);
});

// Opened last: a message of the tool is lost while nobody listens, here or in the storage frame.
if (document.readyState !== 'complete')
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
frame.src = src;
