import type { ServerResponse } from 'node:http';
import type { EmbedError } from '@drawbridge/contracts/integration';
import { sendPlainPage } from '../lti/index.ts';

export type FrameFault = Extract<
  EmbedError,
  'unknown_widget' | 'unknown_key' | 'origin_not_allowed' | 'unavailable'
>;

/** What happened, for the visitor, and what the owner of the site does about it. */
const FAULTS: Readonly<Record<FrameFault, { status: number; what: string; todo: string }>> = {
  unknown_widget: {
    status: 404,
    what: 'The page asks for a widget that does not exist.',
    todo: 'If this is your site: correct the name of the widget in the code of the page.',
  },
  unknown_key: {
    status: 403,
    what: 'The page has no publishable key that is known.',
    todo: 'If this is your site: copy the code of the widget again from the settings of your partner. Its key may be incomplete, or the partner was deleted.',
  },
  origin_not_allowed: {
    status: 403,
    what: 'This site is not one of those that may show the widget.',
    todo: 'If this is your site: add its origin to the settings of your partner, exactly as a browser writes it, such as https://www.example.com.',
  },
  unavailable: {
    status: 503,
    what: 'The widgets of this installation are not built.',
    todo: 'If you operate it: run "npm run build" and start it again.',
  },
};

/**
 * Says in the frame why there is no widget. Any page may frame it, so that the owner of a site that is not listed yet can
 * read it: it has no data and no controls, and one script that tells the page around it the code.
 */
export function sendFrameRefusal(res: ServerResponse, fault: FrameFault, productName: string): void {
  const { status, what, todo } = FAULTS[fault];
  sendPlainPage(res, {
    status,
    productName,
    scene: 'broken',
    title: 'This widget cannot be shown',
    paragraphs: [what, todo, `Code: ${fault}`],
    script: 'tell-host.js',
    data: { code: fault },
    framers: 'anyone',
  });
}
