import { EMBED_WIDGETS, type EmbedWidgetName } from '@drawbridge/contracts/embed-protocol';

export interface FrameTarget {
  widget: EmbedWidgetName;
  /** Id of the course or lab, for the widgets that show one. */
  subject?: string | undefined;
  publishableKey: string;
  theme?: string | undefined;
  locale?: string | undefined;
}

/**
 * URL of a frame. It contains ids and the public key, but never a token. `origin` lets the server refuse with a
 * message; the page's policy decides who may frame it.
 * @see EMB-11, EMB-12
 */
export function toFrameAddress(
  base: string,
  { widget, subject, publishableKey, ...look }: FrameTarget,
): string {
  const url = new URL(`/embed/frame/${widget}`, base);
  url.searchParams.set('key', publishableKey);
  url.searchParams.set('origin', location.origin);
  const { subject: name } = EMBED_WIDGETS[widget] as { subject?: string };
  if (name !== undefined && subject) url.searchParams.set(name, subject);
  for (const [field, value] of Object.entries(look)) if (value) url.searchParams.set(field, value);
  return url.href;
}
