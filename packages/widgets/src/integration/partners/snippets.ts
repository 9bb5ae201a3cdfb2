import {
  EMBED_SCOPES,
  EMBED_WIDGETS,
  type EmbedTheme,
  type EmbedWidgetName,
} from '@drawbridge/contracts/integration';

export interface Shown {
  /** Origin of this installation. */
  base: string;
  publishableKey: string;
  widget: EmbedWidgetName;
  /** Id of the course or lab, for the widgets that show one. */
  subject: string;
  theme: EmbedTheme;
  /** CSS pixels; undefined: the widget's default. */
  heightPx?: number | undefined;
}

/** What a widget shows, by the attribute that names it; undefined for a widget that needs none. */
export const toSubjectKind = (widget: EmbedWidgetName): 'course' | 'lab' | undefined =>
  (EMBED_WIDGETS[widget] as { subject?: 'course' | 'lab' }).subject;

/** The scope of the token that the widget requests; undefined for one without personal data. */
const toScopes = (widget: EmbedWidgetName): readonly string[] => {
  const { scope } = EMBED_WIDGETS[widget] as { scope?: string };
  return EMBED_SCOPES.filter((known) => known === scope);
};

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const toAttributes = (pairs: readonly (readonly [string, string | undefined])[]) =>
  pairs
    .filter((pair): pair is readonly [string, string] => pair[1] !== undefined && pair[1] !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');

/** The default theme is not written. */
const toTheme = (theme: EmbedTheme) => (theme === 'system' ? undefined : theme);

/**
 * URL of the frame: it contains ids and the public key, and never a token. `origin`: that of the page around it, if
 * known.
 */
export function toFrameAddress(
  { base, publishableKey, widget, subject, theme }: Shown,
  origin?: string,
): string {
  const url = new URL(`/embed/frame/${widget}`, base);
  url.searchParams.set('key', publishableKey);
  if (origin !== undefined) url.searchParams.set('origin', origin);
  const kind = toSubjectKind(widget);
  if (kind) url.searchParams.set(kind, subject);
  const shown = toTheme(theme);
  if (shown) url.searchParams.set('theme', shown);
  return url.href;
}

const toScriptTag = ({ base, publishableKey }: Shown) =>
  `<script async${toAttributes([
    ['src', `${base}/embed/v1.js`],
    ['data-key', publishableKey],
  ])}></script>`;

export function toTagSnippet(shown: Shown): string {
  const { widget, subject, theme, heightPx } = shown;
  const kind = toSubjectKind(widget);
  const attributes = toAttributes([
    ['widget', widget],
    ...(kind ? [[kind, subject] as const] : []),
    ['theme', toTheme(theme)],
    ['height', heightPx?.toString()],
  ]);
  return `${toScriptTag(shown)}
<script>
  window.Drawbridge = window.Drawbridge || [];
  Drawbridge.push((drawbridge) =>
    drawbridge.configure({
      getToken: async () => (await fetch('/drawbridge-token')).json(),
    }),
  );
</script>

<drawbridge-embed${attributes}></drawbridge-embed>`;
}

/** Widgets that are also elements of the page: they show the catalogue, without personal data. */
const ELEMENTS: Partial<Record<EmbedWidgetName, string>> = {
  'course-card': 'drawbridge-course-card',
  'course-list': 'drawbridge-course-list',
};

/** Undefined for a widget that needs a frame. */
export function toElementSnippet(shown: Shown): string | undefined {
  const { widget, subject, theme } = shown;
  const element = ELEMENTS[widget];
  if (element === undefined) return undefined;
  const kind = toSubjectKind(widget);
  const attributes = toAttributes([...(kind ? [[kind, subject] as const] : []), ['theme', toTheme(theme)]]);
  return `${toScriptTag(shown)}

<${element}${attributes}></${element}>`;
}

export function toReactSnippet(shown: Shown): string {
  const { base, publishableKey, widget, subject, theme, heightPx } = shown;
  const props = toAttributes([
    ['base', base],
    ['publishableKey', publishableKey],
    ['widget', widget],
    ...(toSubjectKind(widget) ? [['subject', subject] as const] : []),
    ['theme', toTheme(theme)],
  ]).replaceAll(/ (?=\w+=")/g, '\n  ');
  return `import { DrawbridgeEmbed } from '@drawbridge/embed/react';

<DrawbridgeEmbed${props}${heightPx === undefined ? '' : `\n  height={${heightPx}}`}
  getToken={async () => (await fetch('/drawbridge-token')).json()}
  onEvent={(name, detail) => console.log(name, detail)}
/>;`;
}

export function toIframeSnippet(shown: Shown): string {
  const { heightPx, title } = EMBED_WIDGETS[shown.widget];
  const height = shown.heightPx ?? heightPx;
  return `<iframe
  src="${escapeAttribute(toFrameAddress(shown))}"
  title="${title}" width="100%" height="${height}" loading="lazy"
  referrerpolicy="strict-origin"
></iframe>`;
}

interface ServerCall {
  base: string;
  widget: EmbedWidgetName;
  /** One of the partner's origins. */
  origin: string;
}

const toEndpoint = (base: string) => `${base}/api/integration/embed-token`;

/** Shell code that reads the key from the environment, so that its history contains no key. */
export function toCurlSnippet({ base, widget, origin }: ServerCall): string {
  const body = JSON.stringify({ visitor_id: 'your-id-of-the-visitor', scopes: toScopes(widget), origin });
  return `curl ${toEndpoint(base)} \\
  -H "authorization: $DRAWBRIDGE_SECRET_KEY" \\
  -H 'content-type: application/json' \\
  -d '${body}'`;
}

export function toNodeSnippet({ base, widget, origin }: ServerCall): string {
  const scopes = toScopes(widget)
    .map((scope) => `'${scope}'`)
    .join(', ');
  return `app.get('/drawbridge-token', async (req, res) => {
  res.set('cache-control', 'no-store');
  if (!req.user) return res.json({});
  const reply = await fetch('${toEndpoint(base)}', {
    method: 'POST',
    headers: {
      authorization: process.env.DRAWBRIDGE_SECRET_KEY,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      visitor_id: req.user.id,
      scopes: [${scopes}],
      origin: '${origin}',
    }),
  });
  const { success, data } = await reply.json();
  return success ? res.json(data) : res.status(502).json({});
});`;
}

/** True for a widget that a token makes personal. */
export const needsToken = (widget: EmbedWidgetName): boolean => toScopes(widget).length > 0;

export function toPolicySnippet(base: string): string {
  return ['script-src', 'connect-src', 'frame-src'].map((name) => `${name} ${base};`).join('\n');
}
