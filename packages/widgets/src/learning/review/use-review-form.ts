import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FormToken, isDoneMessage, isFormMessage, toFormAddress } from './form-address.ts';

export type FormSignal = 'message' | 'load';

type Stage =
  | { state: 'loading'; address?: string }
  | { state: 'shown'; address: string }
  | { state: 'failed' };

/** A form sends its first message when its script starts: soon after its frame is loaded, if it is a form. */
const AFTER_LOAD_MS = 5_000;

interface ReviewFormOptions {
  formUrl: string | undefined;
  formSignal: FormSignal;
  loadToken: (leaving: AbortSignal) => Promise<FormToken>;
  patienceMs: number;
  onClose: () => void;
}

interface ReviewForm {
  stage: Stage;
  /** Counts up with each retry, for a frame of its own. */
  attempt: number;
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
  retry: () => void;
}

/** Fetches the token, then waits for the form. @see REV-2, REV-3, REV-7 */
export function useReviewForm({
  formUrl,
  formSignal,
  loadToken,
  patienceMs,
  onClose,
}: ReviewFormOptions): ReviewForm {
  const [stage, setStage] = useState<Stage>({ state: formUrl ? 'loading' : 'failed' });
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // A function that the page makes with each render is no reason to fetch the token again.
  const latest = useRef(loadToken);
  useEffect(() => {
    latest.current = loadToken;
  });

  useEffect(() => {
    if (!formUrl) return undefined;
    const leaving = new AbortController();
    const open = async () => {
      try {
        const token = await latest.current(leaving.signal);
        setStage({ state: 'loading', address: toFormAddress(formUrl, token) });
      } catch {
        if (!leaving.signal.aborted) setStage({ state: 'failed' });
      }
    };
    void open();
    return () => leaving.abort();
  }, [formUrl, attempt]);

  useEffect(() => {
    if (stage.state !== 'loading') return undefined;
    // A frame does not tell that it failed: one that stays away too long has.
    const waitMs = isLoaded ? Math.min(patienceMs, AFTER_LOAD_MS) : patienceMs;
    const patience = setTimeout(() => setStage({ state: 'failed' }), waitMs);
    return () => clearTimeout(patience);
  }, [stage.state, isLoaded, patienceMs]);

  useEffect(() => {
    if (!formUrl) return undefined;
    const listen = (event: MessageEvent) => {
      const from = frame.current?.contentWindow;
      const form = { url: formUrl, pageOrigin: location.origin };
      if (isFormMessage(event, from, form)) setStage(toShown);
      if (isDoneMessage(event, from, form)) onClose();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [formUrl, onClose]);

  return {
    stage,
    attempt,
    frame,
    onLoad() {
      setLoaded(true);
      if (formSignal === 'load') setStage(toShown);
    },
    retry() {
      setLoaded(false);
      setStage({ state: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}

const toShown = (stage: Stage): Stage =>
  stage.state === 'loading' && stage.address !== undefined
    ? { state: 'shown', address: stage.address }
    : stage;
