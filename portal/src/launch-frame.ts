import type { LaunchStore } from '@drawbridge/client/stores/launch';
import { effect } from '@preact/signals-react';

const SMALLEST_PX = 480;

/**
 * Tells the platform how tall the page is, where it listens; the page scrolls well at any height all the same.
 * The body's own box is measured: a document's scroll height never shrinks.
 */
export function keepFrameSized(launch: LaunchStore): void {
  if (window.parent === window) return;
  let told = 0;
  effect(() => {
    if (launch.launch.value.state !== 'open') return;
    const { origin } = launch.launch.value.session.platform;
    const tell = () => {
      const height = Math.max(SMALLEST_PX, Math.ceil(document.body.getBoundingClientRect().height));
      if (height === told) return;
      told = height;
      window.parent.postMessage({ subject: 'lti.frameResize', height }, origin);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
}
