import { parseLabLink } from '@drawbridge/contracts/rules';
import type { MouseEvent } from 'react';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { useLabPage } from './page/lab-page-context.ts';

/** Text of the lab. Its links to controls and files open them in this page. */
export function LabText({ html }: { html: string }) {
  const { actions } = useLabPage();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = parseLabLink(link?.getAttribute('href') ?? '');
    if (!target) return;
    event.preventDefault();
    actions.follow(target);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are pressed, by key or pointer
    <div onClick={follow}>
      <SafeHtml html={html} />
    </div>
  );
}
