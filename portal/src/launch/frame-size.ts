import { type LaunchSession, toShownSession } from '@drawbridge/client';
import { effect } from '@preact/signals-react';

const SMALLEST_PX = 480;
/** What a lab asks for: lesson, code and preview beside each other without scrolling the page around them. */
export const LAB_HEIGHT_PX = 860;

/**
 * Sends the height of the page to the platform, which may resize its frame; the page scrolls at any height anyway.
 * The body's own box is measured: a document's scroll height never shrinks. A page that fits any height names the one
 * it wants in `data-frame-height`; no frame needs to be higher than the screen.
 */
export function followFrameSize(launch: LaunchSession): void {
  if (window.parent === window) return;
  let sent = 0;
  effect(() => {
    const session = toShownSession(launch.launch.value);
    if (!session) return;
    const { origin } = session.platform;
    const send = () => {
      const height = Math.max(
        SMALLEST_PX,
        Math.min(findWantedPx(), screen.availHeight),
        Math.ceil(document.body.getBoundingClientRect().height),
      );
      if (height === sent) return;
      sent = height;
      window.parent.postMessage({ subject: 'lti.frameResize', height }, origin);
    };
    const observer = new ResizeObserver(send);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
}

function findWantedPx(): number {
  const page = document.querySelector<HTMLElement>('[data-frame-height]');
  return Number(page?.dataset['frameHeight'] ?? 0);
}
