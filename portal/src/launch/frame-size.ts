import { type LaunchSession, toShownSession } from '@drawbridge/client';
import { effect } from '@preact/signals-react';

const SMALLEST_PX = 480;
/** What a lab asks for: lesson, code and preview beside each other without scrolling the page around them. */
export const LAB_HEIGHT_PX = 860;

interface FrameHeights {
  /** What a page that fits any height wants; 0 for another page. */
  wantedPx: number;
  bodyPx: number;
  /** The height of the frame as the platform made it. */
  givenPx: number;
  screenPx: number;
}

/**
 * The height that a page asks for. The box of a page that fits any height is as high as the frame already is: by it the
 * frame would never shrink, so such a page names the height it wants in `data-frame-height`. It takes no frame higher
 * than the screen, and makes none smaller than the platform made it. Of another page the body's box counts: a document's
 * scroll height never shrinks.
 */
export function toFrameHeight({ wantedPx, bodyPx, givenPx, screenPx }: FrameHeights): number {
  const fitting = Math.min(Math.max(wantedPx, givenPx), screenPx);
  return Math.max(SMALLEST_PX, wantedPx > 0 ? fitting : Math.ceil(bodyPx));
}

/**
 * Sends the height of the page to the platform, which may resize its frame; the page scrolls at any height anyway.
 * Gives the function that sends it for another page, whose box may be as high as that of the page before.
 */
export function followFrameSize(launch: LaunchSession): () => void {
  if (window.parent === window) return () => undefined;
  const givenPx = window.innerHeight;
  let sent = 0;
  let send = () => {};
  effect(() => {
    const session = toShownSession(launch.launch.value);
    if (!session) return;
    const { origin } = session.platform;
    send = () => {
      const height = toFrameHeight({
        wantedPx: findWantedPx(),
        bodyPx: document.body.getBoundingClientRect().height,
        givenPx,
        screenPx: screen.availHeight,
      });
      if (height === sent) return;
      sent = height;
      window.parent.postMessage({ subject: 'lti.frameResize', height }, origin);
    };
    const observer = new ResizeObserver(() => send());
    observer.observe(document.body);
    return () => observer.disconnect();
  });
  return () => send();
}

function findWantedPx(): number {
  const page = document.querySelector<HTMLElement>('[data-frame-height]');
  return Number(page?.dataset['frameHeight'] ?? 0);
}
