/** Guest source: how a page's scripts send requests. What may be sent and read is decided by the host. */
export const BROWSER_NET = String.raw`
class Headers {
  constructor(init) {
    this.map = new Map();
    Object.defineProperty(this, 'map', { enumerable: false });
    if (init instanceof Headers) init.forEach((value, key) => this.append(key, value));
    else if (Array.isArray(init)) for (const [key, value] of init) this.append(key, value);
    else if (init) for (const key of Object.keys(init)) this.append(key, init[key]);
  }
  append(name, value) { const key = text(name).toLowerCase(); this.map.set(key, this.map.has(key) ? this.map.get(key) + ', ' + value : text(value)); }
  set(name, value) { this.map.set(text(name).toLowerCase(), text(value)); }
  get(name) { const found = this.map.get(text(name).toLowerCase()); return found === undefined ? null : found; }
  has(name) { return this.map.has(text(name).toLowerCase()); }
  delete(name) { this.map.delete(text(name).toLowerCase()); }
  forEach(each) { for (const [key, value] of this.map) each(value, key, this); }
  entries() { return this.map.entries(); } keys() { return this.map.keys(); } values() { return this.map.values(); }
  [Symbol.iterator]() { return this.map.entries(); }
}
class FormData {
  constructor(form, submitter) {
    this.pairs = form ? fromJson(host('form-data', form[ID], submitter ? submitter[ID] : '')) : [];
    Object.defineProperty(this, 'pairs', { enumerable: false });
  }
  append(name, value) { this.pairs.push([text(name), text(value)]); }
  set(name, value) { this.delete(name); this.append(name, value); }
  delete(name) { this.pairs = this.pairs.filter(([key]) => key !== name); }
  get(name) { const found = this.pairs.find(([key]) => key === name); return found ? found[1] : null; }
  getAll(name) { return this.pairs.filter(([key]) => key === name).map((pair) => pair[1]); }
  has(name) { return this.pairs.some(([key]) => key === name); }
  forEach(each) { for (const [key, value] of this.pairs) each(value, key, this); }
  entries() { return this.pairs[Symbol.iterator](); }
  keys() { return this.pairs.map((pair) => pair[0])[Symbol.iterator](); }
  [Symbol.iterator]() { return this.pairs[Symbol.iterator](); }
}
class Blob { constructor(parts = [], options = {}) { this.body = parts.map(text).join(''); this.type = options.type || ''; this.size = this.body.length; } text() { return Promise.resolve(this.body); } }

const BOUNDARY = '----simulated-boundary';
function toBody(body, headers) {
  const typed = (type) => { if (!headers.has('content-type')) headers.set('content-type', type); };
  if (body === undefined || body === null) return '';
  if (body instanceof URLSearchParams) { typed('application/x-www-form-urlencoded;charset=UTF-8'); return body.toString(); }
  if (body instanceof FormData) { typed('multipart/form-data; boundary=' + BOUNDARY); return body.pairs.map(([key, value]) => '--' + BOUNDARY + '\r\nContent-Disposition: form-data; name="' + key + '"\r\n\r\n' + value + '\r\n').join('') + '--' + BOUNDARY + '--\r\n'; }
  if (body instanceof Blob) { if (body.type) typed(body.type); return body.body; }
  typed('text/plain;charset=UTF-8');
  return text(body);
}
const callHost = (how, url, method, headers, body, options) => fromJson(host('fetch', toJson({ how, url: text(url), method: text(method || 'GET'), headers: [...headers], body, mode: 'cors', credentials: 'same-origin', redirect: 'follow', ...options })));

class Response {
  constructor(body = '', init = {}) {
    this.body_ = text(body); this.status = init.status === undefined ? 200 : init.status; this.statusText = init.statusText || '';
    this.headers = new Headers(init.headers); this.url = init.url || ''; this.type = init.type || 'default'; this.redirected = Boolean(init.redirected); this.bodyUsed = false;
    Object.defineProperty(this, 'body_', { enumerable: false });
  }
  get ok() { return this.status >= 200 && this.status < 300; }
  text() { return Promise.resolve(this.body_); }
  json() { return Promise.resolve(this.body_).then(fromJson); }
  blob() { return Promise.resolve(new Blob([this.body_])); }
  clone() { return new Response(this.body_, this); }
}
class Request { constructor(url, init = {}) { Object.assign(this, url instanceof Request ? url : { url: partsOf(url, document.baseURI).href }, { method: 'GET' }, init); this.headers = new Headers(init.headers); } }

globalThis.fetch = function fetch(input, init = {}) {
  try {
    const given = input instanceof Request ? { ...input, ...init } : init;
    const headers = new Headers(given.headers);
    const body = toBody(given.body, headers);
    const { mode, credentials, redirect, referrerPolicy, keepalive } = given;
    const options = {};
    for (const [key, value] of [['mode', mode], ['credentials', credentials], ['redirect', redirect], ['referrerPolicy', referrerPolicy]]) if (value !== undefined) options[key] = text(value);
    const reply = callHost('fetch', input instanceof Request ? input.url : input, given.method, headers, body, options);
    return reply.error ? Promise.reject(new TypeError(reply.error)) : Promise.resolve(new Response(reply.body, reply));
  } catch (error) {
    return Promise.reject(error);
  }
};
function beacon(url, body) {
  const headers = new Headers();
  const sent = toBody(body, headers);
  return !callHost('beacon', url, 'POST', headers, sent, { mode: 'no-cors', credentials: 'include' }).error;
}

globalThis.XMLHttpRequest = class XMLHttpRequest extends EventTarget {
  constructor() { super(); this.readyState = 0; this.status = 0; this.statusText = ''; this.responseText = ''; this.response = ''; this.responseType = ''; this.responseURL = ''; this.withCredentials = false; this.sent = new Headers(); this.upload = new EventTarget(); }
  open(method, url, later) { this.opened = { method, url, later: later !== false }; this.readyState = 1; }
  setRequestHeader(name, value) { this.sent.append(name, value); }
  overrideMimeType() {}
  abort() {}
  getResponseHeader(name) { return this.received ? this.received.get(name) : null; }
  getAllResponseHeaders() { return this.received ? [...this.received].map(([key, value]) => key + ': ' + value).join('\r\n') : ''; }
  send(body) {
    const { method, url, later } = this.opened;
    const sent = toBody(body, this.sent);
    const reply = callHost('xhr', url, method, this.sent, sent, { credentials: this.withCredentials ? 'include' : 'same-origin' });
    const finish = () => {
      this.readyState = 4;
      if (!reply.error) {
        this.status = reply.status; this.responseURL = reply.url; this.responseText = reply.body; this.received = new Headers(reply.headers);
        this.response = this.responseType === 'json' ? fromJson(reply.body) : this.responseType === 'document' ? wrap(host('parse', reply.body)) : reply.body;
      }
      this.notify('readystatechange');
      this.notify(reply.error ? 'error' : 'load');
      this.notify('loadend');
    };
    if (later) setTimeout(finish, 0); else { if (reply.error) throw new TypeError(reply.error); finish(); }
  }
  notify(type) {
    const event = new Event(type);
    for (const known of listenersOf.get(this) || []) if (known.type === type) call(known.listener, this, event);
    const fn = type === 'readystatechange' ? this.onreadystatechange : this['on' + type];
    if (typeof fn === 'function') call(fn, this, event);
  }
};
globalThis.WebSocket = class WebSocket extends EventTarget { constructor(url) { super(); this.readyState = 3; callHost('socket', text(url).replace(/^ws/, 'http'), 'GET', new Headers(), '', {}); } send() {} close() {} };
globalThis.EventSource = class EventSource extends EventTarget { constructor(url) { super(); this.readyState = 2; callHost('fetch', url, 'GET', new Headers(), '', {}); } close() {} };
globalThis.AbortController = class AbortController { constructor() { this.signal = { aborted: false, addEventListener() {} }; } abort() { this.signal.aborted = true; } };
Object.assign(globalThis, { Headers, Request, Response, FormData, Blob, File: Blob });
`;
