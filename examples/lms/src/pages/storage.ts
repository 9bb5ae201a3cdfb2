import { toolOrigins } from '../courses.ts';
import type { State } from '../state.ts';
import { html } from './html.ts';

/** The frame that stores values for tools. @see LTI Platform Storage 1.0 */
export const toStorageFrame = (state: State): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Storage for tools</title><script src="/static/storage-frame.js" type="module"></script></head>
<body data-tools="${toolOrigins(state).join(' ')}"></body></html>`.text;
