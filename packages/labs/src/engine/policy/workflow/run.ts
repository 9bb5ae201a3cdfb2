import { matchPath } from '../docker/ignore.ts';
import { type Fields, isRecord } from '../source/fields.ts';
import { holds, type ReadContext } from './condition.ts';
import { listSureCommands } from './script.ts';
import {
  type CacheMode,
  type Expression,
  fillExpressions,
  findExpressions,
  type Job,
  PERMISSION_AREAS,
  type Permissions,
  type Step,
  type Uses,
  type Workflow,
} from './workflow.ts';

/** An event that reaches the repository. */
export interface WorkflowEvent {
  /** The name of the event: `push`, `pull_request`, `pull_request_target`, `issue_comment`, … */
  name: string;
  /** The action of the event, such as `opened`. */
  type: string;
  /** The branch that was pushed to, or the target of the pull request. */
  branch: string;
  /** True when the event came from a repository that the sender owns. */
  fork: boolean;
  actor: string;
  /** The part of `github.event` that the lab gives. */
  payload: Fields;
}

/** The environment of a workflow, as the lab defines it. */
export interface WorkflowWorld {
  secrets: string[];
  /** The rights of the token of a file without `permissions`. */
  permissions: 'read' | 'write';
  /** The names of the secrets withheld until a reviewer approves, by environment. */
  environments: Record<string, string[]>;
}

export interface RanStep {
  job: string;
  name: string;
  line: number;
  /** The secrets that the step's process can read. */
  secrets: string[];
  uses: Uses | null;
  /** True when the step runs in code of the sender: its tree was checked out from the pull request. */
  untrustedTree: boolean;
  /** Expressions whose text the sender chooses and which become code. */
  injected: Array<Expression & { source: string }>;
  /** The script after the sender's text was pasted into it. */
  script: string;
  /** The words of each command that certainly runs and whose failure is the step's failure. */
  commands: string[][];
}

export interface RanJob {
  id: string;
  line: number;
  permissions: Permissions;
  cacheMode: CacheMode;
  /** True when a reviewer has to approve first. */
  guarded: boolean;
  steps: RanStep[];
}

export interface WorkflowRun {
  event: string;
  /** True when one of the workflow's triggers matches the event. */
  started: boolean;
  /** The scope of the run's caches: a pull request reads only its own, and every run reads those of a branch. */
  scope: 'branch' | 'pull request';
  jobs: RanJob[];
  /**
   * Caches of the jobs: `reads`, it is restored; `writes`, it is saved at the end of the job; `untrusted`, the sender's code
   * ran in that job.
   */
  caches: Array<{
    job: string;
    line: number;
    key: string;
    reads: boolean;
    writes: boolean;
    untrusted: boolean;
  }>;
}

/** The fields of an event whose text its sender writes. */
const SENDER_WRITES =
  /^github\.(head_ref|event\.(issue|pull_request|discussion|comment|review|review_comment)\.(title|body)|event\.pull_request\.head\.(ref|label|repo\.default_branch|sha)|event\.(comment|review)\.body|event\.(head_commit|commits\..*)\.(message|author\.(name|email))|event\.workflow_run\.(head_branch|head_commit\.message|display_title)|event\.pages\..*\.page_name)$/;
/** The fields that the sender does not control although they belong to the pull request. */
const HARMLESS = /\.sha$/;

/** Events that run in the base repository, with its secrets, although a stranger can cause them. */
const PRIVILEGED = new Set([
  'pull_request_target',
  'issue_comment',
  'issues',
  'workflow_run',
  'discussion',
  'discussion_comment',
]);

const DEFAULT_TYPES: Record<string, string[]> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
  pull_request_target: ['opened', 'synchronize', 'reopened'],
};

function starts({ triggers }: Workflow, { name, type, branch }: WorkflowEvent): boolean {
  const trigger = triggers.find(({ event }) => event === name);
  if (trigger === undefined) return false;
  const types = trigger.types.length > 0 ? trigger.types : (DEFAULT_TYPES[name] ?? []);
  if (type !== '' && types.length > 0 && !types.includes(type)) return false;
  return (
    trigger.branches.length === 0 || branch === '' || trigger.branches.some((glob) => matchPath(glob, branch))
  );
}

const isSenders = (context: string) => SENDER_WRITES.test(context) && !HARMLESS.test(context);

function readerOf(event: WorkflowEvent): ReadContext {
  const github: Record<string, unknown> = {
    event: event.payload,
    event_name: event.name,
    actor: event.actor,
    ref: event.name === 'push' ? `refs/heads/${event.branch}` : '',
    ref_name: event.branch,
    base_ref: event.name.startsWith('pull_request') ? event.branch : '',
  };
  return (name) => {
    const [head, ...path] = name.split('.');
    if (head !== 'github') return undefined;
    let value: unknown = github;
    for (const part of path) {
      if (!isRecord(value) || !Object.hasOwn(value, part)) return undefined;
      value = value[part];
    }
    return typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'boolean' ||
      value === null
      ? value
      : undefined;
  };
}

/**
 * Returns true for a pull request from a fork that gets a read-only token and no secrets, even if the file grants more.
 */
const isHarmlessFork = ({ name, fork }: WorkflowEvent) => fork && !PRIVILEGED.has(name);

function tokenOf(job: Job, event: WorkflowEvent): Permissions {
  if (!isHarmlessFork(event)) return job.permissions;
  return Object.fromEntries(
    Object.entries(job.permissions).map(([area, right]) => [
      area,
      right === 'write' ? (area === 'id-token' ? 'none' : 'read') : right,
    ]),
  );
}

const SECRET = /^secrets\.([\w-]+)$/;

function secretsIn(texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) =>
    findExpressions(text, 1).flatMap(({ text: inner, reads }) => [
      ...reads.flatMap((context) => SECRET.exec(context)?.[1] ?? []),
      ...(/toJSON\(\s*secrets\s*\)/i.test(inner) ? ['*'] : []),
    ]),
  );
}

const SENDERS_TREE =
  /head_ref|pull_request\.head|refs\/pull|workflow_run\.head|event\.number|pull_request\.number|issue\.number/;
/** A step of a path, which may be an expression with spaces. */
const PULL_REF = /\bpull\/(\$\{\{.*?\}\}|[^\s/])+\/(head|merge)\b/;

/** Returns true when a checkout uses the tree of the sender. */
function takesSenders(
  { uses, with: given, run }: Step,
  env: Readonly<Record<string, string>>,
  event: WorkflowEvent,
): boolean {
  const valueOf = (name: string) => (Object.hasOwn(env, name) ? (env[name] ?? '') : '');
  // With what its expressions read, in one notation, and with the text behind `env.X`.
  const filled = (text: string, isEnv = false): string =>
    [
      text,
      ...findExpressions(text, 1)
        .flatMap(({ reads }) => reads)
        .map((name) => (name.startsWith('env.') && !isEnv ? filled(valueOf(name.slice(4)), true) : name)),
    ].join(' ');
  if (/\bgh pr checkout\b/.test(run) || PULL_REF.test(run)) return true;
  if (/\bgit\b.*\b(fetch|pull|clone|checkout|switch|merge|reset)\b/.test(run)) {
    const used = [...run.matchAll(/\$\{?(\w+)/g)].map(([, name = '']) => valueOf(name));
    if (SENDERS_TREE.test(filled([run, ...used].join(' ')))) return true;
  }
  if (uses === null || !/^actions\/checkout$/i.test(uses.name)) return false;
  const ref = given['ref'] ?? '';
  if (ref === '' && (given['repository'] ?? '') === '') return event.name === 'pull_request';
  return SENDERS_TREE.test(filled(`${ref} ${given['repository'] ?? ''}`));
}

/** Returns what a step does with the repository's caches, through a cache action or a setup action that uses them. */
function toCache(
  { uses, with: given }: Step,
  mode: CacheMode,
): { key: string; reads: boolean; writes: boolean } | null {
  const mayRead = mode === 'read' || mode === 'write';
  const mayWrite = mode === 'write' || mode === 'write-only';
  if (uses === null) return null;
  // GitHub does not tell capital letters of an action's name from small ones.
  const name = uses.name.toLowerCase();
  if (/^actions\/cache(\/save|\/restore)?$/.test(name))
    return {
      key: given['key'] ?? '',
      reads: mayRead && name !== 'actions/cache/save' && given['lookup-only'] !== 'true',
      writes: mayWrite && name !== 'actions/cache/restore',
    };
  const setup = /^[\w-]+\/setup-[\w-]+$/.test(name) ? (given['cache'] ?? '') : '';
  return setup === '' || setup === 'false'
    ? null
    : { key: `${uses.name}: ${setup}`, reads: mayRead, writes: mayWrite };
}

const RUNS_TREE =
  /(^|[\s;&|(])(npm|npx|yarn|pnpm|make|mvn|gradle|\.\/|node|python3?|pip|cargo|go|bash|sh|docker|bundle|rake|pytest|tox)(\s|$|\w)/;

function runJob(
  workflow: Workflow,
  job: Job,
  event: WorkflowEvent,
  world: WorkflowWorld,
  caches: WorkflowRun['caches'],
): RanJob {
  const read = readerOf(event);
  const guarded = job.environment !== '' && Object.hasOwn(world.environments, job.environment);
  const known = new Set([...world.secrets, ...(guarded ? (world.environments[job.environment] ?? []) : [])]);
  // Secrets and environment of the job are available to each of its processes.
  const shared = secretsIn([...Object.values(workflow.env), ...Object.values(job.env)]);
  let senders = false;
  const from = caches.length;
  const steps: RanStep[] = [];
  for (const step of job.steps) {
    if (!holds(step.condition, read)) continue;
    const env = { ...workflow.env, ...job.env, ...step.env };
    senders ||= event.fork && takesSenders(step, env, event);
    const own = secretsIn([...Object.values(step.env), ...Object.values(step.with), step.run]);
    const named = [...new Set([...shared, ...own])].flatMap((name) => (name === '*' ? [...known] : name));
    const visible = isHarmlessFork(event)
      ? named.filter((name) => name === 'GITHUB_TOKEN')
      : named.filter((name) => known.has(name) || name === 'GITHUB_TOKEN');
    const runsTree = senders && (RUNS_TREE.test(step.run) || step.uses?.kind === 'local');
    const cache = toCache(step, job.cacheMode);
    if (cache !== null) caches.push({ job: job.id, line: step.line, ...cache, untrusted: false });
    const fill = (text: string) =>
      fillExpressions(text, (inner) => String(read(inner) ?? `\${{ ${inner} }}`));
    const script = fill(step.run);
    const lookup = (name: string) => (Object.hasOwn(env, name) ? fill(env[name] ?? '') : undefined);
    steps.push({
      job: job.id,
      name: step.name,
      line: step.line,
      secrets: visible,
      uses: step.uses,
      untrustedTree: runsTree,
      injected: step.inScript.flatMap((expression) => {
        // `env.X` inside braces is pasted just the same.
        const sources = expression.reads.flatMap((context) =>
          context.startsWith('env.')
            ? findExpressions(env[context.slice(4)] ?? '', 1).flatMap(({ reads }) => reads)
            : [context],
        );
        const source = sources.find(isSenders);
        return source === undefined ? [] : [{ ...expression, source }];
      }),
      script,
      commands: step.mayFail ? [] : listSureCommands(script, step.shell, lookup),
    });
  }
  // Caches are saved when the job ends: code that ran in any of its steps can have changed them.
  const untrusted = steps.some(({ untrustedTree, injected }) => untrustedTree || injected.length > 0);
  for (const cache of caches.slice(from)) cache.untrusted = untrusted;
  return {
    id: job.id,
    line: job.line,
    permissions: tokenOf(job, event),
    cacheMode: job.cacheMode,
    guarded,
    steps,
  };
}

/** Returns the runs when an event reaches a repository with this workflow. */
export function runWorkflow(workflow: Workflow, event: WorkflowEvent, world: WorkflowWorld): WorkflowRun {
  const caches: WorkflowRun['caches'] = [];
  const scope = event.name === 'pull_request' ? 'pull request' : 'branch';
  if (!starts(workflow, event)) return { event: event.name, started: false, scope, jobs: [], caches };
  const read = readerOf(event);
  const skipped = new Set<string>();
  const jobs: RanJob[] = [];
  for (const job of workflow.jobs) {
    if (job.needs.some((id) => skipped.has(id)) || !holds(job.condition, read)) skipped.add(job.id);
    else jobs.push(runJob(workflow, job, event, world, caches));
  }
  return { event: event.name, started: true, scope, jobs, caches };
}

const asText = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

/**
 * Reads an event as a test program names it: a name, or a map with what differs from a stranger's first pull request.
 */
export function toEvent(given: unknown): WorkflowEvent {
  const fields: Fields = isRecord(given) ? given : { name: asText(given, 'push') };
  const fork = fields['fork'] === true;
  const head = { repo: { fork, full_name: fork ? 'stranger/project' : 'owner/project' } };
  const pull = isRecord(fields['payload']) ? fields['payload'] : {};
  return {
    name: asText(fields['name'], 'push'),
    type: asText(fields['type'], ''),
    branch: asText(fields['branch'], 'main'),
    fork,
    actor: asText(fields['actor'], fork ? 'stranger' : 'maintainer'),
    payload: { pull_request: { head, title: '', body: '' }, ...pull },
  };
}

export function toWorkflowWorld(world: Fields): WorkflowWorld {
  const given = isRecord(world['workflow']) ? world['workflow'] : {};
  const environments = isRecord(given['environments']) ? given['environments'] : {};
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return {
    secrets: list(given['secrets']),
    permissions: given['permissions'] === 'read' ? 'read' : 'write',
    environments: Object.fromEntries(
      Object.entries(environments).map(([name, value]) => [name, list(value)]),
    ),
  };
}

/** Returns the areas that a run's token may write to. */
export const writableAreas = (permissions: Permissions) =>
  PERMISSION_AREAS.filter((area) => permissions[area] === 'write');
