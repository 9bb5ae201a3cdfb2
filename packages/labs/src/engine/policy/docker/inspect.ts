import { type Inspection, type InspectionRow, type InspectionSection, row } from '../inspection.ts';
import type { BuiltImage } from './image.ts';

const MAX_ROWS = 60;
const toMb = (mb: number) =>
  `${mb >= 100 ? Math.round(mb).toLocaleString('en-US') : Math.round(mb * 10) / 10} MB`;

function describeBase({ base }: BuiltImage): string {
  const tag = base.tag === '' ? '' : `:${base.tag}`;
  if (base.pinned) return `${base.name}${tag}, pinned by digest`;
  return `${base.name}${tag}, ${base.floating ? 'whatever is newest on the day of the build' : 'a tag that can be moved'} (today ${base.digest})`;
}

function toRows(image: BuiltImage): InspectionRow[] {
  const { healthcheck, user, mb, workdir, ports, entrypoint, command } = image;
  return [
    row('Base image', describeBase(image), image.base.pinned ? 'good' : 'bad'),
    row('User of the first process', user, user === 'root' ? 'bad' : 'good'),
    row('Size', toMb(mb)),
    row('Working directory', workdir),
    row('Command', [...entrypoint, ...command].join(' ') || 'none'),
    row('Ports', ports.join(', ') || 'none'),
    row('Health check', healthcheck ?? 'none'),
    row(
      'Starts',
      image.start.ok ? 'yes' : `no: ${image.start.problems.join('; ')}`,
      image.start.ok ? 'good' : 'bad',
    ),
  ];
}

const many = (count: number, word: string) =>
  `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;

/** A build's result as the page shows it. */
export function inspectImage(image: BuiltImage): Inspection {
  const sections: InspectionSection[] = [{ title: 'Image', rows: toRows(image) }];
  const add = (title: string, rows: InspectionRow[]) => {
    if (rows.length > 0) sections.push({ title, rows: rows.slice(0, MAX_ROWS) });
  };
  add(
    'Secrets that leave the build',
    image.leaks.length === 0
      ? [row('None', 'no layer, variable or record holds one', 'good')]
      : image.leaks.map(({ line, how }) => row(`Line ${line}`, how, 'bad')),
  );
  add(
    'Layers',
    image.layers.map(({ line, instruction, mb, added, removed }) => {
      const parts = [toMb(mb), many(added.length, 'file')];
      if (removed.length > 0) parts.push(`hides ${many(removed.length, 'file')} from the layers below`);
      return row(`Line ${line}: ${instruction}`, parts.join(', '));
    }),
  );
  if (image.stages.length > 1)
    add(
      'Stages',
      image.stages.map(({ name, base, mb }, index) =>
        row(name, `${base}, ${toMb(mb)}${index === image.stages.length - 1 ? ', this is the image' : ''}`),
      ),
    );
  add(
    'Packages installed in the image',
    image.packages.map(({ name, version, line }) => row(name, `${version || 'any version'}, line ${line}`)),
  );
  add(
    'Caches left in a layer',
    image.caches.map(({ path, mb, line }) => row(path, `${toMb(mb)}, line ${line}`, 'bad')),
  );
  add(
    'Downloads',
    image.downloads.map(({ url, verified }) =>
      row(url, verified ? 'verified by its checksum' : 'not verified', verified ? 'good' : 'bad'),
    ),
  );
  add(
    'Commands the simulation does not know',
    image.unknown.map(({ command, line }) => row(`Line ${line}`, command)),
  );
  return { sections };
}
