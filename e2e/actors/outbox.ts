import { expect } from '@playwright/test';
import type { Portal } from './portal.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address that was not there before; waits for it. */
export async function readMail(portal: Portal, to: string, seen: readonly string[] = []): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const sent = (await (await fetch(`${portal.url}/dev/outbox.json`)).json()) as Mail[];
      found = sent.find((mail) => mail.to === to && !seen.includes(mail.text));
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
}

/** The first address of a mail, and its code of six digits if it has one. */
export function readContents({ text }: Mail): { link: string; code: string } {
  return {
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  };
}
