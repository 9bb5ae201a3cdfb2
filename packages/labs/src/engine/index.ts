export {
  checkDigest,
  type EngineBinaries,
  PINS,
  PYTHON_PINS,
  type PythonBinaries,
  type PythonSource,
} from './binaries.ts';
export type { Browser } from './browser/browser.ts';
export type {
  BrowserEvent,
  CallEvent,
  CrossSiteEvent,
  CspEvent,
  FramedEvent,
  RefusedEvent,
  ScriptEvent,
} from './browser/event.ts';
export { listVictims, toVictims, type Victim } from './browser/people.ts';
export type { AttackerFile } from './browser/site-file.ts';
export type { FoundElement, PageView } from './browser/view.ts';
export { hashJson, toCanonicalJson } from './canonical.ts';
export { createLabEngine, type EngineOptions } from './engine.ts';
export type { Exchange, LabRequest, LabResponse, SqlRow, SqlValue } from './exchange.ts';
export { ENGINE_HASH, ENGINE_ID } from './identity.ts';
export type { LabEngine } from './lab-engine.ts';
export {
  createLabRunner,
  type Fetching,
  type LabRunner,
  type LabRunnerOptions,
  type WorkerLike,
} from './page/lab-runner.ts';
export type { Inspection, InspectionRow, InspectionSection } from './policy/inspection.ts';
export type { Quotas } from './quotas.ts';
export { DEFAULT_QUOTAS } from './quotas.ts';
export { FLAG_MARK, toDecoy } from './run/flag.ts';
export type { Attack } from './run/goal.ts';
export { RESULT_LIMITS } from './run/limits.ts';
export { toOutcomeHash } from './run/outcome.ts';
export {
  openPreview,
  type Preview,
  type PreviewExchange,
  type PreviewReply,
  type PreviewRequest,
  type PreviewTable,
} from './run/preview.ts';
export { overlayFiles, toProgram } from './run/program.ts';
export {
  type Prepared,
  prepareLab,
  type RunnableTest,
  runOneTest,
  type TestOutcome,
  VISIBLE_SEED,
} from './run/tests.ts';
export { runVisible, toVisibleRun, type VisibleRun } from './run/visible.ts';
export type { Delta, LabImage, LabProgram, Session, SessionOptions, Usage } from './session.ts';
export { LabFault, LabStop, type StopReason } from './stop.ts';
export type { TestProgram, TestRun } from './test-session.ts';
export type { OpenRedirect } from './world/browse.ts';
export {
  type DisclosedEvent,
  describeEvent,
  type FaultEvent,
  type FindingEvent,
  type LogEvent,
  type SessionEvent,
  type SqlEvent,
  type WorldEvent,
  type WorldEventKind,
} from './world/event.ts';
