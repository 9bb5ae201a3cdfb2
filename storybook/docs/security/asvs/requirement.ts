/**
 * The requirements of OWASP ASVS 5.0.0, levels 1 and 2, as they are met here. Ids and levels are those of the standard
 * (CC BY-SA 4.0); its sentences are not repeated, the titles are ours. `asvs.test.ts` holds what is said to the code.
 */

/** A test by its title, code by a piece of its text, or a section of a document. */
export type Evidence =
  | { kind: 'test'; file: string; title: string }
  | { kind: 'code'; file: string; text: string }
  | { kind: 'section'; file: string; heading: string };

export type State = 'met' | 'by deployment' | 'not applicable' | 'open';

export interface Requirement {
  id: string;
  level: 1 | 2;
  title: string;
  state: State;
  reason?: string;
  /** Section of the operator's guide, of what only a deployment can give. */
  guide?: string;
  evidence: readonly Evidence[];
}

export interface Chapter {
  number: number;
  title: string;
  requirements: readonly Requirement[];
}

type Level = Requirement['level'];

export const met = (
  id: string,
  level: Level,
  title: string,
  evidence: readonly Evidence[],
  reason?: string,
): Requirement => ({ id, level, title, state: 'met', evidence, ...(reason === undefined ? {} : { reason }) });

/** `guide`: the section of the operator's guide. */
export const byDeployment = (
  id: string,
  level: Level,
  title: string,
  guide: string,
  evidence: readonly Evidence[] = [],
  reason?: string,
): Requirement => ({
  id,
  level,
  title,
  state: 'by deployment',
  guide,
  evidence,
  ...(reason === undefined ? {} : { reason }),
});

export const notApplicable = (
  id: string,
  level: Level,
  title: string,
  reason: string,
  evidence: readonly Evidence[] = [],
): Requirement => ({ id, level, title, state: 'not applicable', reason, evidence });

export const open = (
  id: string,
  level: Level,
  title: string,
  reason: string,
  evidence: readonly Evidence[] = [],
): Requirement => ({ id, level, title, state: 'open', reason, evidence });

export const test = (file: string, title: string): Evidence => ({ kind: 'test', file, title });
export const code = (file: string, text: string): Evidence => ({ kind: 'code', file, text });

/** A test of the whole server. */
export const serverTest = (name: string, title: string) =>
  test(`tool-server/test/${name}.http.test.ts`, title);
/** A test of one module through its routes. */
export const moduleTest = (name: string, title: string) =>
  test(`tool-server/src/modules/${name}.http.test.ts`, title);
/** A test of a part below the modules. */
export const platformTest = (name: string, title: string) =>
  test(`tool-server/src/platform/${name}.test.ts`, title);
export const configTest = (title: string) => test('tool-server/src/settings/config.test.ts', title);
export const journey = (name: string, title: string) => test(`e2e/journeys/${name}.spec.ts`, title);
export const graderTest = (name: string, title: string) =>
  test(`packages/labs/src/grade/${name}.test.ts`, title);
export const clientTest = (name: string, title: string) => test(`packages/client/src/${name}.test.ts`, title);

export const GUIDE = 'storybook/docs/security/operating.mdx';
export const POLICIES = 'storybook/docs/security/policies.mdx';
export const policy = (heading: string): Evidence => ({ kind: 'section', file: POLICIES, heading });
