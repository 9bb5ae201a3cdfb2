import type { BaseAddresses } from '@drawbridge/contracts';

/** What the server writes into the document about this installation. */
interface WrittenSettings {
  productName: string;
  supportEmail: string;
  privacyUrl: string;
  /** Opened from the user menu. @see SHELL-17 */
  knowledgeBaseUrl: string;
  communityUrl: string;
  /** The embedded review form, when there is one. @see REV-1 */
  reviewFormUrl?: string;
  /** What says that it is there. @see REV-3 */
  reviewFormSignal?: 'message' | 'load';
  /** The chat service, when there is one. @see NOTIF-17 */
  chat?: { scriptUrl: string; appId: string };
  /** True outside production: the login page lists the demo accounts. */
  isDemo: boolean;
  bases: BaseAddresses;
}

export interface Settings extends WrittenSettings {
  cspNonce: string | undefined;
}

/** The document is ours, so its settings are taken at their word: a schema would weigh more than the page. */
export function readSettings(page: Document): Settings {
  const text = page.getElementById('settings')?.textContent ?? '{}';
  const settings = JSON.parse(text) as Partial<WrittenSettings>;
  if (!settings.bases) throw new Error('the document carries no settings');
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return { ...(settings as WrittenSettings), cspNonce: nonce || undefined };
}
