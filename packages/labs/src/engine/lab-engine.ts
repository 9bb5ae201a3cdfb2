import type { Browser } from './browser/browser.ts';
import type { LabImage, LabProgram, Session, SessionOptions } from './session.ts';
import type { TestProgram, TestRun } from './test-session.ts';

/** How labs of one kind are started; the engine selects it by `LabProgram.engine`. */
export interface LabRuntime {
  prepare(program: LabProgram, options: SessionOptions): LabImage;
  open(image: LabImage, options: SessionOptions): Session;
  /** Releases idle memory. */
  close(): void;
}

export interface LabEngine {
  /** Name and versions, e.g. `js quickjs-wasi 3.6.2 + sqlite-wasm 3.51.2-build8`. */
  id: string;
  /** SHA-256 (hex) over both binaries' hashes and the guest runtime. */
  hash: string;
  /** Starts the runtime that labs of this kind need; most kinds need none. Call it before preparing a `python` lab. */
  load(kind: LabProgram['engine']): Promise<void>;
  /** Builds the database, evaluates the app, takes the image. Throws `LabStop` or `LabFault`. */
  prepare(program: LabProgram, options?: SessionOptions): LabImage;
  open(image: LabImage, options?: SessionOptions): Session;
  /** Runs one test program in a separate guest, against a fresh session of the image. */
  test(image: LabImage, program: TestProgram, options?: SessionOptions): TestRun;
  /** A person's browser for a session of this engine. Throws for a lab without pages. */
  browse(session: Session): Browser;
  /** Releases all idle memory. */
  close(): void;
}
