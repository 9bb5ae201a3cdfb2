import type { Plugin } from 'vite';

/** Gives the document of a build another name, so that two builds of one page can be beside each other. */
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
