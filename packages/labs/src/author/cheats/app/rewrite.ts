import { matchesGlob } from 'node:path';
import type { LabFile } from '@drawbridge/contracts/practice';
import { overlayFiles } from '../../../engine/run/program.ts';
import type { Rewrite } from './code.ts';
import type { AppMaterial } from './material.ts';
import { toJsSource } from './rewrite-js.ts';
import { toPythonSource } from './rewrite-python.ts';

/** The starter with such code placed before that of its `host`: the files a learner would submit. */
export function rewriteApp(material: AppMaterial, rewrite: Rewrite): LabFile[] {
  const { host, starter, language } = material;
  const text = starter.find(({ path }) => path === host)?.text ?? '';
  const source = language === 'js' ? toJsSource(material, rewrite) : toPythonSource(material, rewrite);
  return [{ path: host, text: `${source}\n${text}` }];
}

/** The solved app's editable files, some of them changed further, with such code in the host. */
export function rewriteSolution(
  material: AppMaterial,
  changed: readonly LabFile[],
  rewrite?: Rewrite,
): LabFile[] {
  const { solved, pack } = material;
  const files = overlayFiles(solved, changed);
  const own = files.filter(({ path }) => pack.editable.some((glob) => matchesGlob(path, glob)));
  return rewrite === undefined
    ? own
    : overlayFiles(own, rewriteApp({ ...material, starter: files }, rewrite));
}
