import { toolOrigins } from '../courses.ts';
import type { Tool } from '../model.ts';
import type { State } from '../state.ts';
import { type Html, html } from './html.ts';

/** The name that tools find the storage frame by. @see LTI Platform Storage 1.0 */
export const STORAGE_FRAME = 'harbor_storage';

interface FrameParts {
  state: State;
  tool: Tool;
  title: string;
  src: string;
  /** Where this page goes when the tool is done. */
  closeTo: string;
  height?: number | undefined;
}

/** The frame of a tool, with what `harbor.js` needs to open it once it can answer its messages. */
export function toToolFrame({ state, tool, title, src, closeTo, height }: FrameParts): Html {
  const { storage, capabilities, frameResize } = state.behaviour;
  const origin = new URL(tool.targetLinkUri).origin;
  // Permissions are for the tool by name: without one they are for the first address of the frame, which is this platform's.
  const permissions = `clipboard-write ${origin}; fullscreen ${origin}`;
  return html`${storage === 'frame' ? html`<iframe name="${STORAGE_FRAME}" src="/lti/storage" title="Storage for tools" hidden></iframe>` : ''}
<iframe id="tool" name="tool" title="${title}" data-src="${src}"
 data-tools="${toolOrigins(state).join(' ')}" data-storage="${storage}" data-capabilities="${capabilities ? 'on' : 'off'}"
 data-resize="${frameResize ? 'on' : 'off'}" data-close="${closeTo}"${height ? html` height="${height}"` : ''} allow="${permissions}"></iframe>`;
}
