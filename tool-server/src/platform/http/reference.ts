import { type Endpoint, PROBLEMS } from '@drawbridge/contracts';
import express, { type Router } from 'express';
import * as z from 'zod';
import { createPageHeaders } from './content-security-policy.ts';
import { escapeHtml } from './escape-html.ts';
import { toOpenApi } from './openapi.ts';

type Json = {
  type?: string | string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  enum?: unknown[];
  anyOf?: Json[];
  description?: string;
};

function toTypeText(json: Json): string {
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (json.anyOf) return json.anyOf.map(toTypeText).join(' | ');
  if (json.type === 'array') return `${toTypeText(json.items ?? {})}[]`;
  return [json.type ?? 'any'].flat().join(' | ');
}

function toFieldRows(json: Json, prefix = ''): string {
  return Object.entries(json.properties ?? {})
    .map(([name, field]) => {
      const path = `${prefix}${name}`;
      const nested = field.type === 'array' ? field.items : field;
      const rows = nested?.properties
        ? toFieldRows(nested, `${path}${field.type === 'array' ? '[]' : ''}.`)
        : '';
      const need = json.required?.includes(name) ? '' : ' <i>optional</i>';
      return `<tr><td><code>${escapeHtml(path)}</code>${need}</td><td><code>${escapeHtml(toTypeText(field))}</code></td></tr>${rows}`;
    })
    .join('');
}

function toTable(title: string, schema: Endpoint['input'], io: 'input' | 'output'): string {
  const rows = toFieldRows(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json);
  return rows ? `<h4>${title}</h4><div class="scroll"><table>${rows}</table></div>` : '';
}

function toArticle(endpoint: Endpoint): string {
  const { name, method, base, path, summary, access, problems } = endpoint;
  const codes = problems
    .map(
      (code) =>
        `<li><code>${PROBLEMS[code].status} ${code}</code> ${escapeHtml(PROBLEMS[code].message)}</li>`,
    )
    .join('');
  return `<article id="${name}"><h3><b class="${method}">${method}</b> <code>/api/${base}/${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p><p class="access">Access: ${access}</p>
${toTable('Input', endpoint.input, 'input')}${endpoint.isFile ? '<h4>Output</h4><p>A file.</p>' : toTable('Output, in <code>data</code>', endpoint.output, 'output')}
${codes ? `<h4>Problems</h4><ul>${codes}</ul>` : ''}</article>`;
}

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{font:16px/1.55 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:260px minmax(0,1fr)}
nav{padding:24px;border-inline-end:1px solid light-dark(#e4e2dd,#2c3340);position:sticky;top:0;height:100vh;overflow:auto;font-size:14px}nav a{display:block;padding:3px 0;color:inherit;text-decoration:none}nav a:hover,nav a:focus-visible{text-decoration:underline}
main{padding:32px;max-width:900px}article{padding:24px 0;border-top:1px solid light-dark(#e4e2dd,#2c3340)}h3{font-size:17px;margin:0 0 8px;overflow-wrap:anywhere}h4{margin:16px 0 6px;font-size:14px}
table{border-collapse:collapse;width:100%;font-size:14px}td{padding:5px 12px 5px 0;border-bottom:1px solid light-dark(#efede8,#232a35);vertical-align:top}.scroll{overflow-x:auto}code{font-family:ui-monospace,monospace;font-size:.92em}
.access{font-size:14px;opacity:.8}b{font:600 12px ui-monospace,monospace;padding:3px 7px;border-radius:4px;background:light-dark(#e3eefc,#173052);color:light-dark(#0b4a9e,#a9cdfb)}@media(max-width:760px){body{display:block}nav{position:static;height:auto}}`;

const toPageHeaders = createPageHeaders({ connect: [], frame: [] });
const NO_FRAMERS: readonly string[] = [];

interface ReferenceOptions {
  productName: string;
  publicUrl: string;
}

/** The API reference as a page, made from the same endpoints as the code: before and after the nonce. */
function toPage(endpoints: readonly Endpoint[], { productName }: ReferenceOptions): [string, string] {
  const bases = [...new Set(endpoints.map(({ base }) => base))];
  const of = (base: string) => endpoints.filter((endpoint) => endpoint.base === base);
  const nav = bases
    .map(
      (base) =>
        `<p><b>${base}</b></p>${of(base)
          .map(({ name }) => `<a href="#${name}">${name}</a>`)
          .join('')}`,
    )
    .join('');
  const main = bases.map((base) => `<h2>${base}</h2>${of(base).map(toArticle).join('')}`).join('');
  const title = `${escapeHtml(productName)} API`;
  const begin = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="`;
  const end = `">${STYLE}</style><nav aria-label="Endpoints">${nav}</nav><main><h1>${title}</h1><p>Every reply is <code>{success, message, data}</code>; a failure adds <code>code</code>, <code>errors</code> by field, and <code>incident</code> for faults of ours. The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>${main}</main></html>`;
  return [begin, end];
}

/**
 * `/api/docs` and `/api/openapi.json`. Each is computed when it is asked for first and kept: it takes tens of
 * milliseconds, and anybody may ask.
 */
export function createReference(endpoints: readonly Endpoint[], options: ReferenceOptions): Router {
  let page: [string, string] | undefined;
  let document: string | undefined;
  const router = express.Router();
  router.get('/api/openapi.json', (_req, res) => {
    const { productName: title, publicUrl } = options;
    document ??= JSON.stringify(toOpenApi(endpoints, { title, publicUrl }));
    // A new version of the server has another one.
    res.set('cache-control', 'no-store').type('json').send(document);
  });
  router.get('/api/docs', (_req, res) => {
    page ??= toPage(endpoints, options);
    const { nonce, headers } = toPageHeaders(NO_FRAMERS);
    res.set(headers).type('html').send(page.join(nonce));
  });
  return router;
}
