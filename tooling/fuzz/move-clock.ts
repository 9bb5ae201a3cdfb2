/** Preloaded into the server under test: its clock is moved forward by what its parent sends. */
let offsetMs = 0;
const SystemDate = Date;
const now = () => SystemDate.now() + offsetMs;

globalThis.Date = new Proxy(SystemDate, {
  apply: () => new SystemDate(now()).toString(),
  construct: (_target, given, newTarget) =>
    Reflect.construct(SystemDate, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message: { advanceMs?: unknown } | null) => {
  if (typeof message?.advanceMs !== 'number') return;
  offsetMs += message.advanceMs;
  process.send?.({ offsetMs });
});
