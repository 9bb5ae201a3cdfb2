/**
 * Guest source: the window of a page: addresses, dialogs, timers, storage, other windows, trusted types.
 * - `eval` and its relatives check the page's policy first. A direct `eval` becomes an indirect one: it runs in the
 *   global scope.
 * - `sink` is for a value on its way into a place that makes code of text.
 */
export const BROWSER_WINDOW = String.raw`
const partsOf = (href, base) => { const found = host('url', text(href), base === undefined ? '' : text(base)); return found === '' ? null : fromJson(found); };
const URL_PARTS = ['protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'username', 'password'];
const unescapeForm = (value) => { try { return decodeURIComponent(value.replace(/\+/g, ' ')); } catch (error) { return value; } };

class URLSearchParams {
  constructor(init = '') {
    this.pairs = [];
    if (typeof init === 'object' && init !== null) {
      const list = typeof init[Symbol.iterator] === 'function' ? [...init] : Object.keys(init).map((key) => [key, init[key]]);
      for (const [key, value] of list) this.pairs.push([text(key), text(value)]);
    } else {
      for (const part of text(init).replace(/^\?/, '').split('&')) {
        if (part === '') continue;
        const at = part.indexOf('=');
        this.pairs.push([unescapeForm(at < 0 ? part : part.slice(0, at)), at < 0 ? '' : unescapeForm(part.slice(at + 1))]);
      }
    }
    Object.defineProperty(this, 'pairs', { enumerable: false });
  }
  get(name) { const found = this.pairs.find(([key]) => key === text(name)); return found ? found[1] : null; }
  getAll(name) { return this.pairs.filter(([key]) => key === text(name)).map((pair) => pair[1]); }
  has(name) { return this.pairs.some(([key]) => key === text(name)); }
  append(name, value) { this.pairs.push([text(name), text(value)]); this.changed(); }
  set(name, value) { const at = this.pairs.findIndex(([key]) => key === text(name)); this.pairs = this.pairs.filter(([key], index) => key !== text(name) || index === at); if (at < 0) this.pairs.push([text(name), text(value)]); else this.pairs[at][1] = text(value); this.changed(); }
  delete(name) { this.pairs = this.pairs.filter(([key]) => key !== text(name)); this.changed(); }
  sort() { this.pairs.sort((left, right) => (left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : 0)); this.changed(); }
  forEach(each) { for (const [key, value] of this.pairs) each(value, key, this); }
  keys() { return this.pairs.map((pair) => pair[0])[Symbol.iterator](); }
  values() { return this.pairs.map((pair) => pair[1])[Symbol.iterator](); }
  entries() { return this.pairs.map((pair) => [...pair])[Symbol.iterator](); }
  [Symbol.iterator]() { return this.entries(); }
  get size() { return this.pairs.length; }
  changed() {}
  toString() { return this.pairs.map(([key, value]) => encodeURIComponent(key).replace(/%20/g, '+') + '=' + encodeURIComponent(value).replace(/%20/g, '+')).join('&'); }
}
class URL {
  constructor(href, base) {
    const parts = partsOf(href, base);
    if (!parts) throw new TypeError('Invalid URL: ' + href);
    this.parts = parts;
    Object.defineProperty(this, 'parts', { enumerable: false });
  }
  get href() { return this.parts.href; }
  set href(value) { this.parts = new URL(value).parts; }
  get origin() { return this.parts.origin; }
  get searchParams() {
    const params = new URLSearchParams(this.search);
    params.changed = () => { this.search = params.toString(); };
    return params;
  }
  toString() { return this.href; }
  toJSON() { return this.href; }
  static canParse(href, base) { return partsOf(href, base) !== null; }
  static createObjectURL() { return 'blob:' + location.origin + '/0'; }
  static revokeObjectURL() {}
}
for (const name of URL_PARTS) {
  Object.defineProperty(URL.prototype, name, {
    configurable: true, enumerable: true,
    get() { return this.parts[name]; },
    set(value) { const href = host('url-set', this.parts.href, name, text(value)); if (href !== '') this.parts = partsOf(href); },
  });
}

const location = {
  get href() { return host('location'); },
  set href(value) { host('navigate', text(value), ''); },
  get origin() { return partsOf(host('location')).origin; },
  assign(value) { host('navigate', text(value), ''); },
  replace(value) { host('navigate', text(value), ''); },
  reload() { host('reload'); },
  toString() { return host('location'); },
  get ancestorOrigins() { return []; },
};
for (const name of URL_PARTS.slice(0, 7)) {
  Object.defineProperty(location, name, {
    enumerable: true,
    get() { return partsOf(host('location'))[name]; },
    set(value) { const href = host('url-set', host('location'), name, text(value)); if (href !== '') host('navigate', href, ''); },
  });
}
Object.defineProperty(globalThis, 'location', { get: () => location, set: (value) => { location.href = value; } });

const remotes = new Map();
function remoteWindow(id) {
  if (id === '') return null;
  if (id === host('self')) return globalThis;
  const known = remotes.get(id);
  if (known) return known;
  const callHost = (what, ...rest) => host('window', id, what, ...rest);
  const remote = {
    postMessage(data, target) { callHost('message', toJson(data === undefined ? null : data), text(typeof target === 'object' && target !== null ? target.targetOrigin : target === undefined ? '/' : target)); },
    get location() { return { get href() { return callHost('href'); }, set href(value) { callHost('navigate', text(value)); }, assign(value) { callHost('navigate', text(value)); }, replace(value) { callHost('navigate', text(value)); }, toString() { return callHost('href'); }, get origin() { return partsOf(callHost('href')).origin; }, get hash() { return partsOf(callHost('href')).hash; } }; },
    set location(value) { callHost('navigate', text(value)); },
    get document() { return wrap(callHost('document')); },
    get origin() { return partsOf(callHost('href')).origin; },
    get closed() { return callHost('closed') === '1'; },
    get length() { return Number(callHost('frames')); },
    get parent() { return remoteWindow(callHost('parent')); },
    get top() { return remoteWindow(callHost('top')); },
    get frames() { return remote; },
    get localStorage() { return globalThis.localStorage; },
    alert(value) { callHost('dialog', 'alert', value === undefined ? '' : text(value)); },
    confirm(value) { callHost('dialog', 'confirm', text(value)); return true; },
    prompt(value) { callHost('dialog', 'prompt', text(value)); return ''; },
    print() { callHost('dialog', 'print', ''); },
    close() { callHost('close'); }, focus() {}, blur() {},
  };
  for (const name of ['alert', 'confirm', 'prompt']) lockKey(remote, name);
  for (let index = 0; index < 8; index++) Object.defineProperty(remote, index, { get: () => remoteWindow(callHost('frame', text(index))) || undefined });
  remotes.set(id, remote);
  return remote;
}
Object.defineProperty(globalThis, 'window', { value: globalThis });
Object.defineProperty(globalThis, 'self', { value: globalThis, writable: true, configurable: true });
Object.defineProperty(globalThis, 'frames', { value: globalThis, writable: true, configurable: true });
Object.defineProperty(globalThis, 'parent', { configurable: true, get: () => remoteWindow(host('window', '', 'parent')) });
Object.defineProperty(globalThis, 'top', { get: () => remoteWindow(host('window', '', 'top')) });
Object.defineProperty(globalThis, 'opener', { configurable: true, get: () => remoteWindow(host('window', '', 'opener')) });
Object.defineProperty(globalThis, 'length', { configurable: true, get: () => Number(host('window', '', 'frames')) });
Object.defineProperty(globalThis, 'frameElement', { configurable: true, get: () => wrap(host('window', '', 'element')) });
for (let index = 0; index < 8; index++) Object.defineProperty(globalThis, index, { configurable: true, get: () => remoteWindow(host('window', '', 'frame', text(index))) || undefined });
Object.defineProperty(globalThis, 'name', { configurable: true, get: () => host('window', '', 'name'), set: (value) => void host('window', '', 'set-name', text(value)) });
Object.defineProperty(globalThis, 'origin', { configurable: true, get: () => host('origin') });
Object.defineProperty(globalThis, 'document', { configurable: true, get: () => wrap(host('document')) });

const shownText = (list) => (list.length === 0 ? '' : typeof list[0] === 'symbol' ? 'symbol' : text(list[0]));
globalThis.alert = (...list) => void host('dialog', 'alert', shownText(list));
globalThis.confirm = (...list) => host('dialog', 'confirm', shownText(list)) !== '';
globalThis.prompt = (...list) => (host('dialog', 'prompt', shownText(list)) === '' ? null : '');
globalThis.print = () => void host('dialog', 'print', '');
globalThis.open = (url, target) => remoteWindow(host('open', url === undefined ? 'about:blank' : text(url), target === undefined ? '_blank' : text(target)));
globalThis.close = () => void host('window', '', 'close');
globalThis.stop = globalThis.focus = globalThis.blur = globalThis.scrollTo = globalThis.scroll = globalThis.scrollBy = globalThis.moveTo = globalThis.resizeTo = () => {};
globalThis.postMessage = (data, target) => void host('window', host('self'), 'message', toJson(data === undefined ? null : data), text(target === undefined ? '/' : target));
globalThis.addEventListener = EventTarget.prototype.addEventListener;
globalThis.removeEventListener = EventTarget.prototype.removeEventListener;
globalThis.dispatchEvent = EventTarget.prototype.dispatchEvent;
addHandlers(globalThis);
globalThis.getComputedStyle = (node) => node.style;
globalThis.matchMedia = () => ({ matches: false, addListener() {}, addEventListener() {}, removeEventListener() {} });
globalThis.getSelection = () => ({ toString: () => '', rangeCount: 0, removeAllRanges() {} });
globalThis.innerWidth = globalThis.outerWidth = 1280; globalThis.innerHeight = globalThis.outerHeight = 800;
globalThis.scrollX = globalThis.scrollY = globalThis.pageXOffset = globalThis.pageYOffset = 0;
globalThis.devicePixelRatio = 1; globalThis.isSecureContext = true; globalThis.crossOriginIsolated = false;
globalThis.screen = { width: 1280, height: 800 };
globalThis.navigator = { userAgent: 'Mozilla/5.0 (simulated browser)', language: 'en', languages: ['en'], platform: 'Linux', onLine: true, cookieEnabled: true, appName: 'Netscape', vendor: '', sendBeacon: (url, body) => beacon(url, body), clipboard: { writeText: () => Promise.resolve() } };
globalThis.history = {
  get length() { return 1; }, get state() { return history.saved; }, saved: null,
  pushState(state, title, url) { history.saved = state; if (url !== undefined && url !== null) host('history', text(url)); },
  replaceState(state, title, url) { history.pushState(state, title, url); },
  back() {}, forward() {}, go() {},
};
const history = globalThis.history;
Object.defineProperty(history, 'kept', { enumerable: false });
globalThis.performance = { now: () => Date.now() % 100000, timeOrigin: 0, mark() {}, measure() {}, getEntriesByType: () => [] };
globalThis.crypto = { getRandomValues: (list) => { for (let at = 0; at < list.length; at++) list[at] = Math.floor(Math.random() * 4294967296); return list; }, randomUUID: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16)) };

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
globalThis.btoa = (value) => {
  const source = text(value);
  let out = '';
  for (let at = 0; at < source.length; at += 3) {
    const [a, b, c] = [source.charCodeAt(at), source.charCodeAt(at + 1), source.charCodeAt(at + 2)];
    if (a > 255 || b > 255 || c > 255) throw new Error('InvalidCharacterError');
    out += BASE64[a >> 2] + BASE64[((a & 3) << 4) | ((b || 0) >> 4)] + (Number.isNaN(b) ? '=' : BASE64[((b & 15) << 2) | ((c || 0) >> 6)]) + (Number.isNaN(c) ? '=' : BASE64[c & 63]);
  }
  return out;
};
globalThis.atob = (value) => {
  const source = text(value).replace(/[\s=]/g, '');
  let out = '', bits = 0, held = 0;
  for (const sign of source) {
    const at = BASE64.indexOf(sign);
    if (at < 0) throw new Error('InvalidCharacterError');
    held = (held << 6) | at;
    bits += 6;
    if (bits >= 8) { bits -= 8; out += String.fromCharCode((held >> bits) & 255); }
  }
  return out;
};

const timers = new Map();
const runLater = (repeat) => (fn, delay, ...rest) => {
  const id = Number(host('timer', text(Number(delay) || 0), repeat ? '1' : ''));
  timers.set(id, { fn: typeof fn === 'function' ? fn : sink('TrustedScript', fn, 'setTimeout'), rest, repeat });
  return id;
};
globalThis.setTimeout = runLater(false);
globalThis.setInterval = runLater(true);
globalThis.setImmediate = (fn, ...rest) => setTimeout(fn, 0, ...rest);
globalThis.requestAnimationFrame = globalThis.requestIdleCallback = (fn) => setTimeout(fn, 16, 16);
globalThis.clearTimeout = globalThis.clearInterval = globalThis.cancelAnimationFrame = (id) => { if (timers.delete(Number(id))) host('clear-timer', text(id)); };
globalThis.queueMicrotask = (fn) => void Promise.resolve().then(fn).catch(report);
operations.timer = (id) => {
  const timer = timers.get(Number(id));
  if (!timer) return '';
  if (!timer.repeat) timers.delete(Number(id));
  try {
    if (typeof timer.fn === 'function') timer.fn.apply(globalThis, timer.rest);
    else { host('eval', text(timer.fn)); realEval(text(timer.fn)); }
  } catch (error) {
    report(error);
  }
  return '';
};

function storage(area) {
  const callHost = (...rest) => host('storage', area, ...rest.map(text));
  const methods = {
    getItem: (key) => { const found = callHost('get', key); return found === '' ? null : found.slice(1); },
    setItem: (key, value) => void callHost('set', key, value),
    removeItem: (key) => void callHost('remove', key),
    clear: () => void callHost('clear'),
    key: (index) => fromJson(callHost('keys'))[index] || null,
  };
  return new Proxy({}, {
    get: (target, key) => (typeof key !== 'string' ? undefined : key === 'length' ? fromJson(callHost('keys')).length : Object.hasOwn(methods, key) ? methods[key] : methods.getItem(key) ?? undefined),
    set: (target, key, value) => { methods.setItem(key, value); return true; },
    has: (target, key) => typeof key === 'string' && callHost('get', key) !== '',
    deleteProperty: (target, key) => { methods.removeItem(key); return true; },
    ownKeys: () => fromJson(callHost('keys')),
    getOwnPropertyDescriptor: (target, key) => ({ value: methods.getItem(key), enumerable: true, configurable: true }),
  });
}
globalThis.localStorage = storage('local');
globalThis.sessionStorage = storage('session');

globalThis.eval = (code) => { if (typeof code !== 'string' && !trusted.has(code)) return code; host('eval', text(sink('TrustedScript', code, 'eval'))); return realEval(text(code)); };
for (const [sample, kind] of [[function () {}, ''], [async function () {}, 'async '], [function* () {}, ''], [async function* () {}, 'async ']]) {
  const Real = Object.getPrototypeOf(sample).constructor;
  const Checked = function Function(...parts) { host('eval', text(sink('TrustedScript', parts.length === 0 ? '' : parts.at(-1), 'Function'))); return Real(...parts); };
  Checked.prototype = Real.prototype;
  Object.defineProperty(Real.prototype, 'constructor', { value: Checked, configurable: true, writable: true });
  if (Real === RealFunction) globalThis.Function = Checked;
}

let trustedRequired = false;
let defaultPolicy = null;
const trusted = new WeakMap();
const makeTrusted = (type, value) => { const made = { toString: () => value, toJSON: () => value }; trusted.set(made, type); return made; };
function sink(type, value, where) {
  if (!trustedRequired) return typeof value === 'object' || typeof value === 'function' ? text(value) : value === undefined ? 'undefined' : text(value);
  if (typeof value === 'object' && value !== null && trusted.get(value) === type) return text(value);
  if (defaultPolicy) { const made = defaultPolicy['create' + type.slice(7)](value); if (made !== null && made !== undefined) return text(made); }
  if (host('untrusted', where, cutText(text(value), 200)) === '') return text(value);
  throw new TypeError("This document requires '" + type + "' assignment.");
}
globalThis.trustedTypes = {
  createPolicy(name, rules = {}) {
    const policy = { name };
    for (const kind of ['HTML', 'Script', 'ScriptURL']) {
      policy['create' + kind] = (value, ...rest) => {
        if (!rules['create' + kind]) throw new TypeError('Policy ' + name + ' has no create' + kind);
        const made = rules['create' + kind](value, ...rest);
        return made === null || made === undefined ? made : makeTrusted('Trusted' + kind, text(made));
      };
    }
    if (name === 'default') defaultPolicy = policy;
    return policy;
  },
  isHTML: (value) => trusted.get(value) === 'TrustedHTML', isScript: (value) => trusted.get(value) === 'TrustedScript', isScriptURL: (value) => trusted.get(value) === 'TrustedScriptURL',
  get defaultPolicy() { return defaultPolicy; }, emptyHTML: makeTrusted('TrustedHTML', ''),
};
globalThis.URL = URL;
globalThis.URLSearchParams = URLSearchParams;

operations.setup = (json) => {
  const { trustedTypes, names } = fromJson(json);
  trustedRequired = trustedTypes;
  for (const name of names) nameOnWindow(name);
  return '';
};
operations.names = (json) => { for (const name of fromJson(json)) nameOnWindow(name); return ''; };
operations.uncaught = (message) => { report(message); return ''; };
operations.result = () => { const value = definitions.get('script'); definitions.delete('script'); return typeof value === 'string' ? '=' + value : ''; };
operations.message = (data, origin, source) => {
  const event = new EVENT_CLASSES.MessageEvent('message', { data: fromJson(data), origin, lastEventId: '', ports: [], source: remoteWindow(source) });
  event.isTrusted = true;
  dispatch(globalThis, event);
  return '';
};
`;
