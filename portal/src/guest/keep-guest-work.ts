import { ApiProblem, type GuestKey, OWN_KEYS, readStoredGuest } from '@drawbridge/client';
import { type KeptLab, keepGuestWork } from '@drawbridge/contracts/practice';
import { effect } from '@preact/signals-react';
import { navigate } from 'wouter/use-browser-location';
import type { Portal } from '../base/portal.ts';
import { LAB_PAGES } from '../router/lab-paths.ts';
import { t } from './messages.ts';

const TOAST_MS = 12_000;
const isWatched = new WeakSet<Portal>();

/** Keeps the work of this browser's guest as soon as somebody is signed in. Once for each portal. */
export function keepWhenSignedIn(portal: Portal): void {
  if (isWatched.has(portal)) return;
  isWatched.add(portal);
  effect(() => {
    if (portal.drawbridge.session.user.value) void keep(portal);
  });
}

/** A guest of this browser, and one of a partner's page: both may have work. */
const KEYS: readonly GuestKey[] = [OWN_KEYS.guest, OWN_KEYS.framedGuest];

async function keep(portal: Portal): Promise<void> {
  for (const key of KEYS) await keepOne(portal, key);
}

/** What fails for now, such as the network or an address that is not confirmed, is tried again at the next sign-in or load. */
async function keepOne(portal: Portal, key: GuestKey): Promise<void> {
  const { call, storage } = portal.drawbridge;
  const token = readStoredGuest(storage, key)?.token;
  if (!token) return;
  try {
    const { labs } = await call(keepGuestWork, { token }, { background: true });
    storage.remove(key);
    showKept(portal, labs);
  } catch (error) {
    const isGone = error instanceof ApiProblem && error.code === 'guest_not_found';
    if (isGone) storage.remove(key);
  }
}

function showKept({ toasts, drawbridge }: Portal, labs: readonly KeptLab[]): void {
  const [lab] = labs;
  if (!lab) return;
  const href = LAB_PAGES[lab.type].open(lab.lab_id);
  // The page shows an attempt that may not be the current one any more.
  if (location.pathname === href) return location.reload();
  void drawbridge.stores.loaded('labs')?.load();
  toasts.show({
    tone: 'positive',
    title: t(lab.passed ? 'keptPass' : 'kept'),
    message: lab.title,
    action: { label: t('toLab'), onSelect: () => navigate(href) },
    durationMs: TOAST_MS,
  });
}
