/**
 * Guest source: the DOM of a page. The tree itself is held by the host (parse5); here are only views of its nodes.
 * - `own` has no prototype: a page may put a getter on that of all objects.
 * - `absorb` takes the effects of a change of the tree: names that became properties of the window, scripts to run
 *   immediately.
 * - `plain2` makes an empty text of null and the string value of everything else; trusted values stay what they are.
 */
export const BROWSER_DOM = String.raw`
const views = new Map();
const NODES = {};

class Collection extends Array {
  item(index) { return this[index] || null; }
  namedItem(name) { return this.find((node) => node.id === name || node.getAttribute('name') === name) || null; }
  static get [Symbol.species]() { return Array; }
}
const toCollection = (list) => {
  const all = new Collection();
  for (const node of list) all.push(node);
  return all;
};
const named = (list) => {
  const all = toCollection(list);
  for (const node of list) for (const name of [node.id, node.getAttribute('name')]) if (name && !(name in all)) Object.defineProperty(all, name, { __proto__: null, value: node, enumerable: false, configurable: true });
  return all;
};

function wrap(ref) {
  if (ref === '' || ref === undefined) return null;
  const known = views.get(ref);
  if (known) return known;
  const [type, name, space] = host('kind', ref).split(' ');
  const View = type === '1' ? (space === 'svg' ? NODES.SVGElement : NODES[VIEWS[name]] || NODES.HTMLElement) : type === '3' ? NODES.Text : type === '8' ? NODES.Comment : type === '9' ? NODES.Document : type === '11' ? NODES.DocumentFragment : NODES.Node;
  const view = Object.create(View.prototype);
  const own = (key, value) => Object.defineProperty(view, key, { __proto__: null, value });
  own(ID, ref);
  own('nodeType', Number(type));
  own('localName', name);
  own('svg', space !== 'html');
  views.set(ref, view);
  if (name === 'form') {
    for (const pair of host('get', ref, 'controls').split('\n')) {
      const at = pair.indexOf(' ');
      if (at > 0) Object.defineProperty(view, pair.slice(at + 1), { __proto__: null, configurable: true, get: () => wrap(pair.slice(0, at)) });
    }
  }
  return view;
}
const wrapAll = (list) => (list === '' ? [] : list.split(' ').map(wrap));
const get = (node, what, extra) => host('get', node[ID], what, extra === undefined ? '' : text(extra));
const plain = (value) => (value === null ? '' : text(value));

function absorb(json) {
  if (json === '') return;
  const { names, run } = fromJson(json);
  for (const name of names) nameOnWindow(name);
  for (const [ref, code] of run) {
    const before = current;
    current = ref;
    try { realEval(code); } catch (error) { report(error); }
    current = before;
  }
}
const change = (op, node, ...rest) => absorb(host(op, node[ID], ...rest));
let current = '';

function nameOnWindow(name) {
  if (name in globalThis) return;
  Object.defineProperty(globalThis, name, {
    __proto__: null,
    configurable: true,
    get() {
      const found = wrapAll(host('named', name));
      return found.length === 1 ? found[0] : found.length === 0 ? undefined : named(found);
    },
    set(value) { Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true }); },
  });
}

const toNodes = (list) => list.map((item) => (item instanceof NODES.Node ? item : document.createTextNode(text(item))));

NODES.Node = class Node extends EventTarget {
  get nodeName() { return this.nodeType === 1 ? this.tagName : { 3: '#text', 8: '#comment', 9: '#document', 11: '#document-fragment' }[this.nodeType]; }
  get parentNode() { return wrap(get(this, 'parent')); }
  get parentElement() { const up = this.parentNode; return up && up.nodeType === 1 ? up : null; }
  get childNodes() { return toCollection(wrapAll(get(this, 'nodes'))); }
  get firstChild() { return this.childNodes[0] || null; }
  get lastChild() { return this.childNodes.at(-1) || null; }
  get nextSibling() { return wrap(get(this, 'next')); }
  get previousSibling() { return wrap(get(this, 'previous')); }
  get textContent() { return this.nodeType === 9 ? null : get(this, 'text'); }
  set textContent(value) { if (this.localName === 'script') value = sink('TrustedScript', value, 'script textContent'); change('set-text', this, plain(value)); }
  get nodeValue() { return this.nodeType === 3 || this.nodeType === 8 ? get(this, 'text') : null; }
  set nodeValue(value) { if (this.nodeType !== 1) change('set-text', this, plain(value)); }
  get ownerDocument() { return this.nodeType === 9 ? null : wrap(get(this, 'owner')); }
  get isConnected() { return get(this, 'connected') === '1'; }
  get baseURI() { return get(this, 'base'); }
  hasChildNodes() { return this.childNodes.length > 0; }
  getRootNode() { return wrap(get(this, 'root')); }
  contains(other) { for (let node = other; node; node = node.parentNode) if (node === this) return true; return false; }
  isSameNode(other) { return this === other; }
  appendChild(node) { change('insert', this, node[ID], ''); return node; }
  insertBefore(node, before) { change('insert', this, node[ID], before ? before[ID] : ''); return node; }
  removeChild(node) { change('remove', node); return node; }
  replaceChild(node, old) { change('insert', this, node[ID], old[ID]); change('remove', old); return old; }
  cloneNode(deep) { return wrap(host('clone', this[ID], deep ? '1' : '')); }
  normalize() {}
  append(...list) { for (const node of toNodes(list)) this.appendChild(node); }
  prepend(...list) { const first = this.firstChild; for (const node of toNodes(list)) this.insertBefore(node, first); }
  replaceChildren(...list) { change('set-text', this, ''); this.append(...list); }
  remove() { change('remove', this); }
  before(...list) { for (const node of toNodes(list)) this.parentNode.insertBefore(node, this); }
  after(...list) { const next = this.nextSibling, up = this.parentNode; for (const node of toNodes(list)) up.insertBefore(node, next); }
  replaceWith(...list) { this.before(...list); this.remove(); }
  querySelector(selector) { return wrap(host('query', this[ID], text(selector), '1')); }
  querySelectorAll(selector) { return toCollection(wrapAll(host('query', this[ID], text(selector), ''))); }
  getElementsByTagName(name) { return named(wrapAll(host('query', this[ID], text(name), ''))); }
  getElementsByClassName(names) { return named(wrapAll(host('query', this[ID], text(names).trim().split(/\s+/).map((name) => '.' + name).join(''), ''))); }
  get children() { return named(this.childNodes.filter((node) => node.nodeType === 1)); }
  get childElementCount() { return this.children.length; }
  get firstElementChild() { return this.children[0] || null; }
  get lastElementChild() { return this.children.at(-1) || null; }
};
NODES.CharacterData = class CharacterData extends NODES.Node {
  get data() { return get(this, 'text'); }
  set data(value) { change('set-text', this, plain(value)); }
  get length() { return this.data.length; }
};
NODES.Text = class Text extends NODES.CharacterData {};
NODES.Comment = class Comment extends NODES.CharacterData {};
NODES.DocumentFragment = class DocumentFragment extends NODES.Node {
  getElementById(id) { return wrap(host('by-id', this[ID], text(id))); }
};

const tokens = (node, attribute) => ({
  all: () => (node.getAttribute(attribute) || '').split(/\s+/).filter(Boolean),
  get length() { return this.all().length; },
  get value() { return node.getAttribute(attribute) || ''; },
  contains(name) { return this.all().includes(name); },
  add(...names) { node.setAttribute(attribute, [...new Set([...this.all(), ...names])].join(' ')); },
  remove(...names) { node.setAttribute(attribute, this.all().filter((name) => !names.includes(name)).join(' ')); },
  toggle(name, force) { const on = force === undefined ? !this.contains(name) : force; if (on) this.add(name); else this.remove(name); return on; },
  replace(old, name) { this.remove(old); this.add(name); },
  item(index) { return this.all()[index] || null; },
  toString() { return this.value; },
  [Symbol.iterator]() { return this.all()[Symbol.iterator](); },
});
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
const camel = (name) => name.replace(/-([a-z])/g, (all, letter) => letter.toUpperCase());
const readStyle = (node) => new Map((node.getAttribute('style') || '').split(';').filter((part) => part.includes(':')).map((part) => [part.slice(0, part.indexOf(':')).trim(), part.slice(part.indexOf(':') + 1).trim()]));
const writeStyle = (node, map) => node.setAttribute('style', [...map].map(([key, value]) => key + ': ' + value).join('; '));
const styleOf = (node) => new Proxy({
  setProperty(name, value) { writeStyle(node, readStyle(node).set(name, text(value))); },
  getPropertyValue(name) { return readStyle(node).get(name) || ''; },
  removeProperty(name) { const map = readStyle(node); map.delete(name); writeStyle(node, map); },
}, {
  get(target, name) { return typeof name !== 'string' ? undefined : name in target ? target[name] : name === 'cssText' ? node.getAttribute('style') || '' : readStyle(node).get(kebab(name)) || ''; },
  set(target, name, value) { if (name === 'cssText') node.setAttribute('style', value); else writeStyle(node, readStyle(node).set(kebab(name), text(value))); return true; },
});

NODES.Element = class Element extends NODES.Node {
  get tagName() { return this.svg ? this.localName : this.localName.toUpperCase(); }
  get namespaceURI() { return this.svg ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml'; }
  getAttribute(name) { const found = get(this, 'attribute', name); return found === '' ? null : found.slice(1); }
  getAttributeNS(space, name) { return this.getAttribute(name); }
  hasAttribute(name) { return get(this, 'attribute', name) !== ''; }
  getAttributeNames() { const all = get(this, 'attributes'); return all === '' ? [] : all.split(' '); }
  hasAttributes() { return this.getAttributeNames().length > 0; }
  setAttribute(name, value) {
    const low = text(name).toLowerCase();
    if (low.startsWith('on')) value = sink('TrustedScript', value, 'setAttribute ' + low);
    if (this.localName === 'iframe' && low === 'srcdoc') value = sink('TrustedHTML', value, 'iframe srcdoc');
    if (this.localName === 'script' && low === 'src') value = sink('TrustedScriptURL', value, 'script src');
    change('set-attribute', this, text(name), text(value));
  }
  setAttributeNS(space, name, value) { this.setAttribute(name, value); }
  removeAttribute(name) { change('remove-attribute', this, text(name)); }
  toggleAttribute(name, force) { const on = force === undefined ? !this.hasAttribute(name) : force; if (on) this.setAttribute(name, ''); else this.removeAttribute(name); return on; }
  get attributes() { const all = toCollection(this.getAttributeNames().map((name) => ({ name, value: this.getAttribute(name) }))); for (const item of [...all]) if (!(item.name in all)) Object.defineProperty(all, item.name, { value: item }); return all; }
  get id() { return this.getAttribute('id') || ''; }
  set id(value) { this.setAttribute('id', value); }
  get className() { return this.getAttribute('class') || ''; }
  set className(value) { this.setAttribute('class', value); }
  get classList() { return tokens(this, 'class'); }
  get relList() { return tokens(this, 'rel'); }
  get dataset() {
    const node = this;
    return new Proxy({}, {
      get: (target, name) => (typeof name === 'string' ? node.getAttribute('data-' + kebab(name)) ?? undefined : undefined),
      set: (target, name, value) => { node.setAttribute('data-' + kebab(name), value); return true; },
      has: (target, name) => node.hasAttribute('data-' + kebab(name)),
      deleteProperty: (target, name) => { node.removeAttribute('data-' + kebab(name)); return true; },
      ownKeys: () => node.getAttributeNames().filter((name) => name.startsWith('data-')).map((name) => camel(name.slice(5))),
      getOwnPropertyDescriptor: (target, name) => ({ value: node.getAttribute('data-' + kebab(name)), enumerable: true, configurable: true }),
    });
  }
  get style() { return styleOf(this); }
  set style(value) { this.setAttribute('style', value); }
  get innerHTML() { return get(this, 'html'); }
  set innerHTML(value) { change('set-html', this, sink('TrustedHTML', plain2(value), 'innerHTML')); }
  get outerHTML() { return get(this, 'outer'); }
  set outerHTML(value) { change('set-outer', this, sink('TrustedHTML', plain2(value), 'outerHTML')); }
  insertAdjacentHTML(where, value) { change('adjacent', this, text(where).toLowerCase(), sink('TrustedHTML', value, 'insertAdjacentHTML')); }
  insertAdjacentElement(where, node) { const at = text(where).toLowerCase(); if (at === 'beforebegin') this.before(node); else if (at === 'afterbegin') this.prepend(node); else if (at === 'beforeend') this.append(node); else this.after(node); return node; }
  insertAdjacentText(where, value) { this.insertAdjacentElement(where, document.createTextNode(text(value))); }
  matches(selector) { return host('matches', this[ID], text(selector)) === '1'; }
  closest(selector) { return wrap(host('closest', this[ID], text(selector))); }
  get nextElementSibling() { let node = this.nextSibling; while (node && node.nodeType !== 1) node = node.nextSibling; return node; }
  get previousElementSibling() { let node = this.previousSibling; while (node && node.nodeType !== 1) node = node.previousSibling; return node; }
  get content() { return this.localName === 'template' ? wrap(get(this, 'content')) : this.getAttribute('content') || ''; }
  attachShadow() { return this; }
  getBoundingClientRect() { return { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }; }
  scrollIntoView() {}
  get offsetWidth() { return 0; } get offsetHeight() { return 0; } get clientWidth() { return 0; } get clientHeight() { return 0; }
};
const plain2 = (value) => (value === null ? '' : value);

NODES.HTMLElement = class HTMLElement extends NODES.Element {
  get innerText() { return this.textContent; }
  set innerText(value) { this.textContent = value; }
  get text() { return this.textContent; }
  set text(value) { this.textContent = value; }
  get hidden() { return this.hasAttribute('hidden'); }
  set hidden(value) { this.toggleAttribute('hidden', Boolean(value)); }
  get value() { return host('value', this[ID]); }
  set value(value) { host('set-value', this[ID], plain(value)); }
  get checked() { return host('checked', this[ID]) === '1'; }
  set checked(value) { host('set-checked', this[ID], value ? '1' : ''); }
  get selected() { return this.checked; }
  set selected(value) { this.checked = value; }
  get selectedIndex() { return this.options.findIndex((option) => option.selected); }
  set selectedIndex(index) { const option = this.options[index]; if (option) this.value = option.value; }
  get options() { return this.querySelectorAll('option'); }
  get form() { return wrap(get(this, 'form')); }
  get elements() { return named(wrapAll(get(this, 'elements'))); }
  get length() { return this.localName === 'form' ? this.elements.length : this.localName === 'select' ? this.options.length : undefined; }
  get labels() { return toCollection([]); }
  click() { const event = new EVENT_CLASSES.MouseEvent('click', { bubbles: true, cancelable: true }); dispatch(this, event); if (!event.defaultPrevented) host('activate', this[ID]); }
  focus() { host('focus', this[ID]); dispatch(this, new EVENT_CLASSES.FocusEvent('focus')); dispatch(this, new EVENT_CLASSES.FocusEvent('focusin', { bubbles: true })); }
  blur() { dispatch(this, new EVENT_CLASSES.FocusEvent('blur')); }
  select() {}
  setSelectionRange() {}
  submit() { host('submit', this[ID], ''); }
  requestSubmit(submitter) { const event = new EVENT_CLASSES.SubmitEvent('submit', { bubbles: true, cancelable: true }); event.submitter = submitter || null; dispatch(this, event); if (!event.defaultPrevented) host('submit', this[ID], submitter ? submitter[ID] : ''); }
  reset() { host('reset', this[ID]); }
  checkValidity() { return true; }
  reportValidity() { return true; }
  setCustomValidity() {}
  showModal() { this.setAttribute('open', ''); } show() { this.setAttribute('open', ''); } close() { this.removeAttribute('open'); }
  play() { return Promise.resolve(); } pause() {} load() {}
  get contentWindow() { const id = get(this, 'window'); return id === '' ? null : remoteWindow(id); }
  get contentDocument() { return wrap(get(this, 'window-document')); }
  get complete() { return true; } get naturalWidth() { return 0; } get naturalHeight() { return 0; }
  getContext() { return null; }
  toString() { return this.localName === 'a' || this.localName === 'area' ? this.href : '[object HTML' + (this.localName || '').replace(/^./, (letter) => letter.toUpperCase()) + 'Element]'; }
};
NODES.SVGElement = class SVGElement extends NODES.HTMLElement { get className() { return { baseVal: this.getAttribute('class') || '' }; } };
const URL_FIELDS = ['href', 'src', 'action', 'formAction', 'data', 'poster', 'background'];
for (const name of URL_FIELDS) {
  Object.defineProperty(NODES.HTMLElement.prototype, name, {
    configurable: true, enumerable: true,
    get() { return get(this, 'url', name.toLowerCase()); },
    set(value) { this.setAttribute(name.toLowerCase(), this.localName === 'script' && name === 'src' ? sink('TrustedScriptURL', value, 'script src') : value); },
  });
}
for (const name of ['protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'origin', 'username', 'password']) {
  Object.defineProperty(NODES.HTMLElement.prototype, name, {
    configurable: true,
    get() { return this.localName === 'a' || this.localName === 'area' ? (partsOf(this.href) || {})[name] || '' : undefined; },
    set(value) { const href = host('url-set', this.href, name, text(value)); if (href !== '') this.setAttribute('href', href); },
  });
}
for (const [name, attribute] of [['name', 'name'], ['type', 'type'], ['method', 'method'], ['target', 'target'], ['rel', 'rel'], ['title', 'title'], ['alt', 'alt'], ['lang', 'lang'], ['srcdoc', 'srcdoc'], ['htmlFor', 'for'], ['placeholder', 'placeholder'], ['enctype', 'enctype'], ['defaultValue', 'value'], ['nonce', 'nonce'], ['integrity', 'integrity'], ['crossOrigin', 'crossorigin'], ['referrerPolicy', 'referrerpolicy'], ['sandbox', 'sandbox'], ['allow', 'allow'], ['download', 'download'], ['httpEquiv', 'http-equiv'], ['width', 'width'], ['height', 'height'], ['srcset', 'srcset'], ['label', 'label'], ['accept', 'accept'], ['role', 'role'], ['slot', 'slot'], ['tabIndex', 'tabindex'], ['contentEditable', 'contenteditable'], ['maxLength', 'maxlength'], ['charset', 'charset']]) {
  Object.defineProperty(NODES.HTMLElement.prototype, name, {
    configurable: true, enumerable: true,
    get() { return this.getAttribute(attribute) || ''; },
    set(value) { this.setAttribute(attribute, value); },
  });
}
for (const name of ['disabled', 'required', 'readOnly', 'multiple', 'autofocus', 'async', 'defer', 'noModule', 'open', 'autoplay', 'controls', 'defaultChecked', 'inert']) {
  Object.defineProperty(NODES.HTMLElement.prototype, name, {
    configurable: true, enumerable: true,
    get() { return this.hasAttribute(name === 'defaultChecked' ? 'checked' : name); },
    set(value) { this.toggleAttribute(name === 'defaultChecked' ? 'checked' : name.toLowerCase(), Boolean(value)); },
  });
}
const VIEWS = { a: 'HTMLAnchorElement', form: 'HTMLFormElement', input: 'HTMLInputElement', script: 'HTMLScriptElement', img: 'HTMLImageElement', iframe: 'HTMLIFrameElement', div: 'HTMLDivElement', button: 'HTMLButtonElement', template: 'HTMLTemplateElement', textarea: 'HTMLTextAreaElement', select: 'HTMLSelectElement', body: 'HTMLBodyElement' };
for (const name of Object.keys(VIEWS)) NODES[VIEWS[name]] = { [VIEWS[name]]: class extends NODES.HTMLElement {} }[VIEWS[name]];

NODES.Document = class Document extends NODES.Node {
  get documentElement() { return this.querySelector('html') || this.children[0] || null; }
  get body() { return this.querySelector('body') || this.querySelector('frameset'); }
  get head() { return this.querySelector('head'); }
  get title() { return get(this, 'title'); }
  set title(value) { host('set-title', this[ID], text(value)); }
  get cookie() { return host('cookie', this[ID]); }
  set cookie(value) { host('set-cookie', this[ID], text(value)); }
  get URL() { return get(this, 'page-url'); }
  get documentURI() { return this.URL; }
  get referrer() { return get(this, 'referrer'); }
  get domain() { return (partsOf(this.URL) || {}).hostname || ''; }
  set domain(value) {}
  get location() { return this === document ? location : null; }
  set location(value) { location.href = value; }
  get defaultView() { return this === document ? globalThis : null; }
  get readyState() { return get(this, 'ready'); }
  get currentScript() { return wrap(current || get(this, 'script')); }
  get activeElement() { return wrap(get(this, 'active')) || this.body; }
  get forms() { return named(this.querySelectorAll('form')); }
  get images() { return named(this.querySelectorAll('img')); }
  get links() { return named(this.querySelectorAll('a[href], area[href]')); }
  get anchors() { return named(this.querySelectorAll('a[name]')); }
  get scripts() { return named(this.querySelectorAll('script')); }
  get embeds() { return named(this.querySelectorAll('embed')); }
  get all() { return named(this.querySelectorAll('*')); }
  get styleSheets() { return []; }
  get characterSet() { return 'UTF-8'; } get charset() { return 'UTF-8'; } get compatMode() { return 'CSS1Compat'; } get contentType() { return 'text/html'; }
  get hidden() { return false; } get visibilityState() { return 'visible'; } get designMode() { return 'off'; } set designMode(value) {}
  get implementation() { return { createHTMLDocument: (title) => wrap(host('parse', '<!doctype html><title>' + (title || '') + '</title><body>')), hasFeature: () => true }; }
  hasFocus() { return true; }
  execCommand() { return false; }
  createElement(name) { return wrap(host('create', text(name).toLowerCase(), 'html')); }
  createElementNS(space, name) { return wrap(host('create', text(name), text(space).includes('svg') ? 'svg' : 'html')); }
  createTextNode(value) { return wrap(host('create-text', text(value))); }
  createComment(value) { return wrap(host('create-comment', text(value))); }
  createDocumentFragment() { return wrap(host('create-fragment', '')); }
  createEvent() { return new Event(''); }
  createRange() { return { selectNode() {}, selectNodeContents() {}, setStart() {}, setEnd() {}, createContextualFragment: (html) => wrap(host('create-fragment', text(sink('TrustedHTML', html, 'createContextualFragment')))) }; }
  getElementById(id) { return wrap(host('by-id', this[ID], text(id))); }
  getElementsByName(name) { return toCollection(this.querySelectorAll('[name]').filter((node) => node.getAttribute('name') === text(name))); }
  adoptNode(node) { return node; }
  importNode(node, deep) { return node.cloneNode(deep !== false); }
  write(...parts) { absorb(host('write', this[ID], text(sink('TrustedHTML', parts.map(text).join(''), 'document.write')))); }
  writeln(...parts) { this.write(...parts, '\n'); }
  open() { host('write-open', this[ID]); return this; }
  close() { absorb(host('write-close', this[ID])); }
};
Object.assign(globalThis, NODES, EVENT_CLASSES, { EventTarget, HTMLDocument: NODES.Document, HTMLCollection: Collection, NodeList: Collection, Attr: class Attr {} });
Object.defineProperty(globalThis, 'Image', { configurable: true, writable: true, value: function Image() { return document.createElement('img'); } });
globalThis.Audio = function Audio(src) { const node = document.createElement('audio'); if (src !== undefined) node.src = src; return node; };
globalThis.Option = function Option(label, value) { const node = document.createElement('option'); node.textContent = label || ''; if (value !== undefined) node.value = value; return node; };
globalThis.DOMParser = class DOMParser { parseFromString(html) { return wrap(host('parse', text(sink('TrustedHTML', html, 'parseFromString')))); } };
globalThis.XMLSerializer = class XMLSerializer { serializeToString(node) { return node.outerHTML || node.documentElement.outerHTML; } };
globalThis.MutationObserver = class MutationObserver { observe() {} disconnect() {} takeRecords() { return []; } };
globalThis.IntersectionObserver = globalThis.ResizeObserver = class Observer { observe() {} unobserve() {} disconnect() {} };
`;
