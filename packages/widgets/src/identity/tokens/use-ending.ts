import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';

/** Revokes a token, announces the result, and focuses the title when the button disappears with the token. */
export function useEnding() {
  const { notify } = useDrawbridge();
  const { run, isBusy } = useChange();
  const title = useRef<HTMLHeadingElement>(null);
  const [ended, setEnded] = useState(0);
  // After the dialog, which gives the focus back to a button that is no more.
  useEffect(() => {
    if (ended > 0) title.current?.focus();
  }, [ended]);

  /** `close` closes the confirmation dialog. */
  async function end(act: () => Promise<ChangeOutcome<string>>, close: (isEnded: boolean) => void) {
    await run(async () => {
      const outcome = await act();
      close(outcome.kind === 'done');
      if (outcome.kind === 'done') {
        if (outcome.value) notify('positive', outcome.value);
        setEnded((count) => count + 1);
      } else {
        const text = outcome.kind === 'refused' ? outcome.text : Object.values(outcome.errors)[0];
        notify('negative', text ?? '');
      }
      return outcome;
    });
  }
  return { title, end, isBusy };
}
