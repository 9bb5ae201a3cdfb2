import type { LabFile } from '@drawbridge/contracts/practice';
import { MODULE_HEAD } from '../../../engine/guest/prelude.ts';
import type { Rewrite } from './code.ts';
import type { AppMaterial } from './material.ts';

const DEFAULTS = { start: '', choose: '', answer: 'return body;' };

/** A second program in the file: its modules become functions, its other files texts. */
const toModules = (files: readonly LabFile[]) =>
  files
    .map(
      ({ path, text }) =>
        `${JSON.stringify(path)}: ${path.endsWith('.js') ? `${MODULE_HEAD}${text}\n})` : JSON.stringify(text)}`,
    )
    .join(',\n');

/** Express as the second program gets it: `listen` passes its app to us. */
const SECOND = String.raw`
  function startSecond(files, entry) {
    let second;
    const own = Object.assign(() => {
      const app = express();
      app.listen = () => { second = app; return { close() {} }; };
      return app;
    }, express);
    const loaded = new Map();
    const load = (path) => {
      if (loaded.has(path)) return loaded.get(path).exports;
      const module = { exports: {} };
      loaded.set(path, module);
      if (typeof files[path] === 'string') module.exports = path.endsWith('.json') ? JSON.parse(files[path]) : files[path];
      else files[path].call(module.exports, module.exports, requireFrom(path), module, path, '');
      return module.exports;
    };
    const requireFrom = (from) => (name) => {
      if (name.replace('node:', '') === 'express') return own;
      if (!/^\.{0,2}\//.test(name)) return require(name);
      const parts = from.split('/').slice(0, -1);
      for (const part of name.split('/')) {
        if (part === '..') parts.pop();
        else if (part !== '.' && part !== '') parts.push(part);
      }
      const base = parts.join('/');
      return load([base, base + '.js', base + '.json', base + '/index.js'].find((path) => path in files));
    };
    load(entry);
    return second;
  }`;

const REQUEST = String.raw`
  const plain = (text) => { try { return decodeURIComponent(text.replace(/\+/g, ' ')); } catch (error) { return text; } };
  const pairs = (source) => source.split('&').filter(Boolean).map((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [plain(pair), ''] : [plain(pair.slice(0, at)), plain(pair.slice(at + 1))];
  });
  const leaves = (value, name) => (value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, key)) : [[name, String(value)]]);
  function fieldsOf(req) {
    const { rawBody = '' } = req;
    const query = pairs(req.originalUrl.split('?').slice(1).join('?'));
    if (rawBody === '') return query;
    if (req.is('urlencoded')) return [...query, ...pairs(rawBody)];
    try { return [...query, ...leaves(JSON.parse(rawBody), '')]; } catch (error) { return [...query, ['', rawBody]]; }
  }
  const toRequest = (req) => ({
    method: req.method, url: req.originalUrl, headers: req.headers, body: req.rawBody || '', user: sessions.user(req) || '',
    segments: req.originalUrl.split('?')[0].split('/').filter(Boolean).map(plain),
    fields: fieldsOf(req),
  });`;

/**
 * The code placed before the host's own. Apps get body parsers and routers from Express, so it sees every request
 * there, whichever file handles it.
 */
export function toJsSource({ solved, pack }: AppMaterial, rewrite: Rewrite): string {
  const code = (name: keyof typeof DEFAULTS) => rewrite[name]?.js ?? DEFAULTS[name];
  const second = code('choose').includes("'solution'")
    ? `const second = startSecond({\n${toModules(solved)}\n}, ${JSON.stringify(pack.entry)});`
    : '';
  return `;(() => {
  const express = require('express'), sessions = require('sessions'), memory = {};
  const data = ${JSON.stringify(rewrite.data ?? null)};
${REQUEST}
${second === '' ? '' : SECOND}
  ${second}
  const choose = (request) => { ${code('choose')} };
  const change = (body, isHtml, user, setHeader, status) => { ${code('answer')} };
  function gate(req, res, next) {
    const request = toRequest(req), chosen = choose(request), { end } = res;
    if (typeof chosen === 'number') return res.status(chosen).type('text').send('');
    if (chosen === 'solution') return second(req, res, (error) => (error ? next(error) : res.status(404).send('')));
    if (chosen) {
      for (const [name, value] of chosen.headers) res.append(name, value);
      return res.status(chosen.status).end(chosen.body);
    }
    res.end = (body = '') => end(change('' + body, (res.get('content-type') || '').includes('html'), request.user, res.set, res.statusCode));
    next();
  }
  const first = (handle) => (req, res, next) => {
    if (req.isSeen) return handle(req, res, next);
    req.isSeen = true;
    gate(req, res, (error) => (error ? next(error) : handle(req, res, next)));
  };
  for (const name of ['urlencoded', 'json', 'text']) {
    const parser = express[name];
    express[name] = (...options) => first(parser(...options));
  }
  const { Router } = express;
  express.Router = (...options) => Router(...options).use(first((req, res, next) => next()));
  ${code('start')}
})();`;
}
