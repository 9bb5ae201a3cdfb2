import type { Plugin } from 'vite';

/** Renames the document of a build, so that two builds of one page can share a folder. */
export function renameDocument(from: string, to: string): Plugin {
  return {
    name: 'drawbridge:rename-document',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle[from];
        if (file?.type !== 'asset') throw new Error(`the build has no document ${from}`);
        delete bundle[from];
        this.emitFile({ type: 'asset', fileName: to, source: file.source });
      },
    },
  };
}
