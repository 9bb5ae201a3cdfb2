import type { LabFile } from '@drawbridge/contracts';
import type { Rewrite } from './code.ts';
import type { AppMaterial } from './material.ts';
import { toJsSource } from './rewrite-js.ts';
import { toPythonSource } from './rewrite-python.ts';

/** The starter with such code before that of its `host`: the files a learner would submit. */
export function rewriteApp(material: AppMaterial, rewrite: Rewrite): LabFile[] {
  const { host, starter, language } = material;
  const text = starter.find(({ path }) => path === host)?.text ?? '';
  const source = language === 'js' ? toJsSource(material, rewrite) : toPythonSource(material, rewrite);
  return [{ path: host, text: `${source}\n${text}` }];
}
