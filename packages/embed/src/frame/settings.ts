import type { BaseAddresses } from '@drawbridge/contracts';
import { EMBED_THEMES, type EmbedTheme, type EmbedWidgetName } from '@drawbridge/contracts/embed-protocol';

/** Settings that the server writes into the document of a frame. */
interface WrittenSettings {
  productName: string;
  reviewFormUrl?: string;
  /** How the review form announces that it is ready. @see REV-3 */
  reviewFormSignal?: 'message' | 'load';
  bases: BaseAddresses;
  embed: {
    widget: EmbedWidgetName;
    /** The partner's origins: pages that may contain this frame and exchange messages with it. */
    allowedOrigins: string[];
    publishableKey: string;
  };
}

export interface FrameSettings extends WrittenSettings {
  cspNonce: string | undefined;
  course: string | undefined;
  lab: string | undefined;
  topic: string | undefined;
  theme: EmbedTheme;
  locale: string | undefined;
}

/** The document comes from our server, so its settings are trusted; anyone can write its URL. */
export function readSettings(page: Document, address: URL): FrameSettings {
  const text = page.getElementById('settings')?.textContent ?? '{}';
  const written = JSON.parse(text) as Partial<WrittenSettings>;
  if (!written.bases || !written.embed) throw new Error('the document carries no settings');
  const query = (name: string) => address.searchParams.get(name) || undefined;
  const theme = query('theme');
  return {
    ...(written as WrittenSettings),
    cspNonce: page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined,
    course: query('course'),
    lab: query('lab'),
    topic: query('topic'),
    theme: EMBED_THEMES.find((known) => known === theme) ?? 'system',
    locale: query('locale'),
  };
}
