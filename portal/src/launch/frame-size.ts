import type { LaunchSession } from '@drawbridge/client';
import { effect } from '@preact/signals-react';

const SMALLEST_PX = 480;

/**
 * Sends the height of the page to the platform, which may resize its frame; the page scrolls at any height anyway.
 * The body's own box is measured: a document's scroll height never shrinks.
 */
export function followFrameSize(launch: LaunchSession): void {
  if (window.parent === window) return;
  let sent = 0;
  effect(() => {
    if (launch.launch.value.state !== 'open') return;
    const { origin } = launch.launch.value.session.platform;
    const send = () => {
      const height = Math.max(SMALLEST_PX, Math.ceil(document.body.getBoundingClientRect().height));
      if (height === sent) return;
      sent = height;
      window.parent.postMessage({ subject: 'lti.frameResize', height }, origin);
    };
    const observer = new ResizeObserver(send);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
}
