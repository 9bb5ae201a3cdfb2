/** Plain store of toasts: no React, so that any code can show one. */

export type ToastTone = 'positive' | 'negative' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  readonly title?: string;
  readonly action?: ToastAction;
}

export interface ToastInput extends Partial<Omit<Toast, 'id' | 'message'>> {
  message: string;
  /** Display time in ms; 0: until dismissed. */
  durationMs?: number;
}

export interface Toasts {
  /** Shows a toast and returns its id. */
  show: (input: ToastInput) => number;
  dismiss: (id: number) => void;
  /** Stops every timer (pointer or focus on the region) … */
  pause: () => void;
  /** … and lets each continue with its remaining time. */
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Toast[];
}

/** CONST-1. */
export const toastDurationMs = 5000;

interface Timed {
  toast: Toast;
  leftMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Creates a store. One per page; pass it to one `ToastRegion`. */
export function createToasts(): Toasts {
  let nextId = 1;
  let isPaused = false;
  let entries: Timed[] = [];
  let snapshot: readonly Toast[] = [];
  const listeners = new Set<() => void>();

  const publish = () => {
    snapshot = entries.map(({ toast }) => toast);
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    const gone = entries.find(({ toast }) => toast.id === id);
    if (!gone) return;
    clearTimeout(gone.timer);
    entries = entries.filter((entry) => entry !== gone);
    // The pointer cannot leave a region that was removed.
    if (entries.length === 0) isPaused = false;
    publish();
  };
  const start = (entry: Timed) => {
    if (entry.leftMs <= 0) return;
    entry.startedAt = Date.now();
    entry.timer = setTimeout(() => dismiss(entry.toast.id), entry.leftMs);
  };

  return {
    show({ message, tone = 'info', title, action, durationMs = toastDurationMs }) {
      const toast: Toast = { id: nextId++, tone, message, title, action };
      const entry: Timed = { toast, leftMs: durationMs, startedAt: Date.now(), timer: undefined };
      entries = [...entries, entry];
      if (!isPaused) start(entry);
      publish();
      return toast.id;
    },
    dismiss,
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const entry of entries) {
        if (entry.timer === undefined) continue;
        clearTimeout(entry.timer);
        entry.timer = undefined;
        entry.leftMs = Math.max(1, entry.leftMs - (Date.now() - entry.startedAt));
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const entry of entries) start(entry);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
