/**
 * Guest source: what a page cannot change. Its scripts share their language with the code that plays the browser here; in
 * a real one they do not, and a page that replaces `Map.prototype.get` still fires its handlers.
 */
export const BROWSER_BUILTINS = String.raw`
const { Array, Boolean, Date, Error, Map, Math, Number, Object, Promise, Proxy, Reflect, RegExp, Set, String, Symbol, TypeError, WeakMap } = globalThis;
`;

export const BROWSER_LOCK = String.raw`
const lockKey = (owner, key) => {
  const { configurable, value } = Object.getOwnPropertyDescriptor(owner, key);
  if (configurable) Object.defineProperty(owner, key, value === undefined ? { configurable: false } : { configurable: false, writable: false });
};
// Objects and subclasses have these of their own; one that cannot be written here could not be set there either.
const OPEN = new Set(['constructor', 'toString', 'toLocaleString', 'valueOf', 'name', 'length', 'prototype']);
const protoOf = Object.getPrototypeOf;
const locked = [Array, Map, Set, WeakMap, String, RegExp, Promise, Number, Symbol, RealFunction].map((made) => made.prototype);
const iterators = [[], new Map(), new Set(), ''].map((list) => protoOf(list[Symbol.iterator]()));
for (const owner of [...locked, ...iterators, protoOf(iterators[0]), Array, Object, Promise, Number, String, Symbol, Reflect, JSON]) {
  for (const key of Reflect.ownKeys(owner)) if (!OPEN.has(key)) lockKey(owner, key);
}
for (const name of ['alert', 'confirm', 'prompt', 'document', 'globalThis']) lockKey(globalThis, name);
`;
