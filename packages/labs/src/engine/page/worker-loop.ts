import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../lab-engine.ts';
import { toDecoy } from '../run/flag.ts';
import { inspectFiles } from '../run/inspect.ts';
import { openPreview, type Preview, type PreviewReply } from '../run/preview.ts';
import { toProgram } from '../run/program.ts';
import { type Prepared, prepareLab, runOneTest, VISIBLE_SEED } from '../run/tests.ts';
import { LabFault, LabStop } from '../stop.ts';
import { toFaultReply } from './fault-reply.ts';
import type { PageAnswers, PageOperation } from './protocol.ts';

function orFault(url: string, method: string, work: () => PreviewReply): PreviewReply {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof LabFault) && !(error instanceof LabStop)) throw error;
    return toFaultReply({ method, url }, error, 500);
  }
}

/** Runs the page's operations on one engine; holds the lab that is open. */
export function createWorkerLoop(engine: LabEngine) {
  let pack: LabPack | null = null;
  let files: LabFile[] = [];
  let prepared: Prepared | null = null;
  let preview: Preview | null = null;

  function change(next: LabFile[]): null {
    files = next;
    prepared = null;
    preview?.close();
    preview = null;
    return null;
  }

  function opened(): LabPack {
    if (pack === null) throw new Error('no lab is open');
    return pack;
  }

  function openedPreview(): Preview {
    preview ??= openPreview(engine, opened(), files);
    return preview;
  }

  return (operation: PageOperation): PageAnswers[keyof PageAnswers] => {
    switch (operation.op) {
      case 'load':
        pack = operation.pack;
        return change(operation.files);
      case 'files':
        return change(operation.files);
      case 'test': {
        const lab = opened();
        const test = lab.tests[operation.index];
        if (test === undefined) throw new Error('no such test');
        prepared ??= prepareLab(engine, toProgram(lab, files));
        const attack = { log: preview?.log() ?? [], flag: toDecoy(lab) };
        return runOneTest(engine, prepared, lab, { ...test, visibility: 'visible' }, VISIBLE_SEED, {}, attack)
          .result;
      }
      case 'request':
        return orFault(operation.request.url, operation.request.method, () =>
          openedPreview().request(operation.request),
        );
      case 'visit':
        return orFault(operation.url, 'GET', () => openedPreview().visitAs(operation.account, operation.url));
      case 'attacker':
        return orFault('/', 'GET', () => openedPreview().visitAttacker(operation.account, operation.html));
      case 'set-cookie':
        openedPreview().setCookie(operation.name, operation.value);
        return null;
      case 'delete-cookie':
        openedPreview().deleteCookie(operation.name);
        return null;
      case 'log':
        return preview?.log() ?? [];
      case 'tables':
        return openedPreview().tables();
      case 'inspect':
        return inspectFiles(engine, opened(), files);
      default:
        preview?.close();
        preview = null;
        return null;
    }
  };
}
