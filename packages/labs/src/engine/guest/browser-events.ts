/**
 * Guest source: events and their dispatch in a page of the simulated browser.
 * - An event has fields of its own: what a page puts on the prototype does not steer the dispatch.
 * - `compile` makes a function of a handler attribute's text: its scope is the element, its document, then the window.
 */
export const BROWSER_EVENTS = String.raw`
const RealFunction = Function;
const realEval = (0, eval);
const ID = Symbol('id');
const WINDOW = 'w';
const listenersOf = new Map();
const handlersOf = new Map();

class Event {
  type = '';
  bubbles = false;
  cancelable = false;
  composed = false;
  defaultPrevented = false;
  target = null;
  currentTarget = null;
  eventPhase = 0;
  isTrusted = false;
  timeStamp = 0;
  stopped = 0;
  path = [];
  constructor(type, init = {}) {
    this.type = text(type);
    this.bubbles = Boolean(init.bubbles);
    this.cancelable = Boolean(init.cancelable);
    this.composed = Boolean(init.composed);
    for (const key of Object.keys(init)) if (!(key in this)) this[key] = init[key];
  }
  get srcElement() { return this.target; }
  get returnValue() { return !this.defaultPrevented; }
  set returnValue(value) { if (!value) this.preventDefault(); }
  preventDefault() { if (this.cancelable) this.defaultPrevented = true; }
  stopPropagation() { this.stopped = 1; }
  stopImmediatePropagation() { this.stopped = 2; }
  composedPath() { return this.path; }
  initEvent(type, bubbles, cancelable) { this.type = text(type); this.bubbles = Boolean(bubbles); this.cancelable = Boolean(cancelable); }
}
const EVENT_CLASSES = { Event };
for (const name of ['CustomEvent', 'UIEvent', 'MouseEvent', 'PointerEvent', 'KeyboardEvent', 'InputEvent', 'FocusEvent', 'SubmitEvent', 'MessageEvent', 'ErrorEvent', 'HashChangeEvent', 'PopStateEvent', 'StorageEvent', 'AnimationEvent', 'ToggleEvent', 'ProgressEvent']) {
  EVENT_CLASSES[name] = { [name]: class extends Event {} }[name];
}
const eventFor = (type) => (type === 'click' || type.startsWith('mouse') ? EVENT_CLASSES.MouseEvent : type.startsWith('key') ? EVENT_CLASSES.KeyboardEvent : type === 'message' ? EVENT_CLASSES.MessageEvent : type === 'submit' ? EVENT_CLASSES.SubmitEvent : type === 'error' ? EVENT_CLASSES.ErrorEvent : Event);

const keyOf = (target) => (target === globalThis ? WINDOW : target[ID]);

class EventTarget {
  addEventListener(type, listener, options) {
    if (typeof listener !== 'function' && (typeof listener !== 'object' || listener === null)) return;
    const self = this === undefined || this === null ? globalThis : this;
    const key = keyOf(self) || self;
    const all = listenersOf.get(key) || [];
    const capture = options === true || Boolean(options && options.capture);
    if (all.some((known) => known.type === type && known.listener === listener && known.capture === capture)) return;
    all.push({ type: text(type), listener, capture, once: Boolean(options && options.once) });
    listenersOf.set(key, all);
  }
  removeEventListener(type, listener, options) {
    const self = this === undefined || this === null ? globalThis : this;
    const key = keyOf(self) || self;
    const capture = options === true || Boolean(options && options.capture);
    listenersOf.set(key, (listenersOf.get(key) || []).filter((known) => known.type !== type || known.listener !== listener || known.capture !== capture));
  }
  dispatchEvent(event) {
    const self = this === undefined || this === null ? globalThis : this;
    dispatch(self, event);
    if (event.type === 'click' && self !== globalThis && self[ID] !== undefined && !event.defaultPrevented) host('activate', self[ID]);
    return !event.defaultPrevented;
  }
}

function report(error) {
  host('console', cutText(inspect(error, 0), 1000));
  if (report.busy) return;
  report.busy = true;
  const message = 'Uncaught ' + (error instanceof Error ? error.name + ': ' + error.message : text(error));
  const event = new EVENT_CLASSES.ErrorEvent('error', { message, error, filename: '', lineno: 0, colno: 0, cancelable: true });
  try { dispatch(globalThis, event); } finally { report.busy = false; }
}

function compile(code, self, type) {
  const names = self === globalThis && type === 'error' ? 'event, source, lineno, colno, error' : 'event';
  try {
    new RealFunction(names, code);
    return new RealFunction('document', 'self', 'with (document) { with (self) { return function on' + type + '(' + names + ') {' + code + '\n} } }')(document, self === globalThis ? {} : self);
  } catch (error) {
    report(error);
    return null;
  }
}

function handlerOf(self, key, type) {
  const own = handlersOf.get(key);
  if (own && Object.hasOwn(own, type)) return own[type];
  if (key === undefined || typeof key === 'object') return null;
  const code = host('handler', key, type);
  return code === '' ? null : compile(code.slice(1), self, type);
}

function call(fn, self, event) {
  try {
    return typeof fn === 'function' ? fn.call(self, event) : fn.handleEvent(event);
  } catch (error) {
    report(error);
    return undefined;
  }
}

let dispatched;
Object.defineProperty(globalThis, 'event', { configurable: false, enumerable: true, get: () => dispatched });

function invoke(self, event, phase) {
  const key = keyOf(self) || self;
  event.currentTarget = self;
  event.eventPhase = phase;
  const before = dispatched;
  dispatched = event;
  for (const known of [...(listenersOf.get(key) || [])]) {
    if (known.type !== event.type || event.stopped === 2) continue;
    if ((phase === 1 && !known.capture) || (phase === 3 && known.capture)) continue;
    if (known.once) self.removeEventListener(known.type, known.listener, known.capture);
    call(known.listener, self, event);
  }
  if (phase !== 1 && event.stopped !== 2) {
    const fn = handlerOf(self, key, event.type);
    if (typeof fn === 'function') {
      let returned;
      try {
        returned = self === globalThis && event.type === 'error' ? fn.call(self, event.message, event.filename, event.lineno, event.colno, event.error) : fn.call(self, event);
      } catch (error) {
        report(error);
      }
      if (returned === (event.type === 'error' && self === globalThis)) event.preventDefault();
    }
  }
  dispatched = before;
}

function dispatch(target, event) {
  const key = keyOf(target);
  const chain = key === undefined || key === WINDOW ? [] : wrapAll(host('path', key));
  if (chain.length > 0 && event.type !== 'load') chain.push(globalThis);
  event.target = target;
  event.path = [target, ...chain];
  for (const node of [...chain].reverse()) if (!event.stopped) invoke(node, event, 1);
  if (!event.stopped) invoke(target, event, 2);
  if (event.bubbles) for (const node of chain) if (!event.stopped) invoke(node, event, 3);
  event.currentTarget = null;
  return event;
}

const HANDLERS = 'abort animationend animationstart beforeunload blur canplay change click contextmenu dblclick error focus focusin focusout hashchange input invalid keydown keypress keyup load loadeddata loadedmetadata loadstart message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup offline online pagehide pageshow pointerdown pointerup popstate reset resize scroll select storage submit toggle transitionend unhandledrejection unload wheel'.split(' ');
function addHandlers(onto) {
  for (const type of HANDLERS) {
    Object.defineProperty(onto, 'on' + type, {
      configurable: true, enumerable: true,
      get() { return handlerOf(this === undefined ? globalThis : this, keyOf(this === undefined ? globalThis : this), type); },
      set(fn) {
        const self = this === undefined ? globalThis : this;
        const key = keyOf(self) || self;
        const all = handlersOf.get(key) || {};
        all[type] = typeof fn === 'function' ? fn : null;
        handlersOf.set(key, all);
      },
    });
  }
}
addHandlers(EventTarget.prototype);

operations.fire = (id, type, json) => {
  const { bubbles = false, cancelable = false, ...rest } = json === '' ? {} : fromJson(json);
  if (Object.hasOwn(rest, 'submitter')) rest.submitter = wrap(rest.submitter);
  const event = new (eventFor(type))(type, { bubbles, cancelable, ...rest });
  event.isTrusted = true;
  dispatch(id === WINDOW ? globalThis : wrap(id), event);
  return event.defaultPrevented ? 'prevented' : '';
};
`;
