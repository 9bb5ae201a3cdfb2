import type { PreviewRequest } from '@drawbridge/labs/engine';
import type { LabBrowser } from '../../runner/browser/browser.ts';

/** An edited request, how often it is sent, and as which user. */
export interface SendOrder {
  request: PreviewRequest;
  times: number;
  /** Sent first, to sign in as another user in this browser. */
  signIn: PreviewRequest | undefined;
}

export const MAX_TIMES = 25;

export async function sendOrder(browser: LabBrowser, { request, times, signIn }: SendOrder): Promise<void> {
  if (signIn) await browser.send(signIn);
  await browser.send(request, Math.min(MAX_TIMES, Math.max(1, Math.round(times))));
}
