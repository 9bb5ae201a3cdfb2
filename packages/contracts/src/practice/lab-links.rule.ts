import type { LabPack } from './labs.ts';

/** Targets of links in a lab's text, other than files. */
export const LAB_CONTROLS = [
  'accounts',
  'attack',
  'build',
  'code',
  'console',
  'cookies',
  'database',
  'hints',
  'preview',
  'requests',
  'solution',
  'tests',
  'victim',
] as const;
export type LabControl = (typeof LAB_CONTROLS)[number];

/** Target of a link in a lab's text: `#victim`, `#file/routes/invoices.js`, `#file/routes/invoices.js:17`. */
export type LabLink =
  | { kind: 'control'; control: LabControl }
  | { kind: 'file'; path: string; line: number | undefined };

/** Undefined for a link to another site, or to something that no lab has. */
export function parseLabLink(href: string): LabLink | undefined {
  const file = /^#file\/(.+?)(?::(\d+))?$/.exec(href);
  if (file) return { kind: 'file', path: file[1] ?? '', line: file[2] ? Number(file[2]) : undefined };
  const control = LAB_CONTROLS.find((one) => href === `#${one}`);
  return control && { kind: 'control', control };
}

type LinkedLab = Pick<LabPack, 'kind' | 'inspect' | 'goal' | 'accounts' | 'seed' | 'tests' | 'files'>;

const APP_CONTROLS: readonly LabControl[] = ['preview', 'requests', 'console', 'cookies'];

/** Lists the controls that the page of this lab has. */
export function listLabControls(lab: LinkedLab, hasHints: boolean): LabControl[] {
  const isPlayground = lab.kind === 'playground';
  const victims = lab.seed.world['victims'];
  return [
    'code',
    ...(lab.inspect === undefined ? APP_CONTROLS : (['build'] as const)),
    ...(lab.accounts.length > 0 ? (['accounts'] as const) : []),
    ...(Array.isArray(victims) && victims.length > 0 ? (['victim'] as const) : []),
    ...(lab.seed.sql === undefined ? [] : (['database'] as const)),
    ...(lab.goal ? (['attack'] as const) : []),
    ...(lab.goal || lab.tests.length === 0 ? [] : (['tests'] as const)),
    ...(hasHints ? (['hints'] as const) : []),
    ...(isPlayground ? [] : (['solution'] as const)),
  ];
}

/** Finds links in rendered text whose target this lab does not have. */
export function findDeadLabLinks(html: string, lab: LinkedLab, hasHints: boolean): string[] {
  const controls = listLabControls(lab, hasHints);
  const links = [...html.matchAll(/href="(#[^"]*)"/g)].map(([, href]) => href ?? '');
  return links.filter((href) => {
    const link = parseLabLink(href);
    if (!link) return true;
    if (link.kind === 'control') return !controls.includes(link.control);
    const file = lab.files.find(({ path }) => path === link.path);
    return !file || (link.line ?? 1) > file.text.split('\n').length;
  });
}
