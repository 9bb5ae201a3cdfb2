import type { LabFile, LabLogEntry, LabPack, TestResult } from '@drawbridge/contracts/practice';
import type { Inspection } from '../policy/inspection.ts';
import type { PreviewReply, PreviewRequest, PreviewTable } from '../run/preview.ts';
import type { Fetching } from './fetch-files.ts';

/** The operations of the page's worker. */
export type PageOperation =
  | { op: 'load'; pack: LabPack; files: LabFile[] }
  | { op: 'files'; files: LabFile[] }
  | { op: 'test'; index: number }
  | { op: 'request'; request: PreviewRequest }
  | { op: 'visit'; account: string; url: string }
  | { op: 'attacker'; account: string; html: string }
  | { op: 'set-cookie'; name: string; value: string }
  | { op: 'delete-cookie'; name: string }
  | { op: 'tables' }
  | { op: 'inspect' }
  | { op: 'log' }
  | { op: 'reset' };

export interface PageAnswers {
  load: null;
  files: null;
  test: TestResult;
  request: PreviewReply;
  visit: PreviewReply;
  attacker: PreviewReply;
  'set-cookie': null;
  'delete-cookie': null;
  tables: PreviewTable[];
  inspect: Inspection;
  log: LabLogEntry[];
  reset: null;
}

/** Sent once the worker's runtime is compiled, and before and after it starts a further one. */
export interface ReadyMessage {
  ready: boolean;
}

/** Sent while files that the lab's runtime needs arrive. */
export interface FetchingMessage {
  fetching: Fetching;
}

export interface OperationMessage {
  id: number;
  operation: PageOperation;
}

export type AnswerMessage =
  | { id: number; ok: true; answer: PageAnswers[keyof PageAnswers] }
  | { id: number; ok: false; error: string };
