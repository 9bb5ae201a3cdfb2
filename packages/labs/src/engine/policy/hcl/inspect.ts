import { type Inspection, row } from '../inspection.ts';
import type { HclAttribute, HclFile } from './tree.ts';

function describeValue({ value, references }: HclAttribute): string {
  if (value.kind === 'text' || value.kind === 'number' || value.kind === 'bool') return String(value.value);
  return references.join(', ') || value.kind;
}

/** Returns the blocks of a file, as the page shows them. */
export function inspectHcl({ blocks }: HclFile): Inspection {
  return {
    sections: blocks.map(({ type, labels, attributes, blocks: inner }) => ({
      title: [type, ...labels].join(' '),
      rows: [
        ...Object.values(attributes).map((attribute) => row(attribute.name, describeValue(attribute))),
        ...inner.map((block) => row([block.type, ...block.labels].join(' '), `line ${block.line}`)),
      ],
    })),
  };
}
