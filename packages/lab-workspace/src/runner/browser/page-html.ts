import type { LabResponse } from '@drawbridge/labs/engine';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The page that a browser shows for a response: HTML unchanged, everything else as text. */
export function toPage({ headers, body, status }: LabResponse): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (/html/i.test(type) || (type === '' && /^\s*</.test(body))) return body;
  const text = body === '' ? `(${status}, no body)` : body;
  const escaped = text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
  return `<!doctype html><meta charset="utf-8"><pre style="font:13px/1.5 monospace;white-space:pre-wrap;margin:16px">${escaped}</pre>`;
}
