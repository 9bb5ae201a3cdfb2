import { SourceFault } from '../source/fault.ts';
import { type Fields, isRecord, toFields, toText, toTextFields, toTexts } from '../source/fields.ts';
import { type LineTable, parseYaml } from '../source/yaml.ts';

/** The right of the job's token on each area. Areas that are not named are `none`. */
export type Permissions = Record<string, 'read' | 'write' | 'none'>;

export const PERMISSION_AREAS = [
  'actions',
  'attestations',
  'checks',
  'contents',
  'deployments',
  'discussions',
  'id-token',
  'issues',
  'packages',
  'pages',
  'pull-requests',
  'security-events',
  'statuses',
] as const;

export interface Uses {
  /** The text as written. */
  text: string;
  kind: 'local' | 'action' | 'docker';
  owner: string;
  name: string;
  ref: string;
  /** True when it is pinned to a commit or a digest, so that its content cannot change. */
  pinned: boolean;
}

export interface Expression {
  /** The text between the braces. */
  text: string;
  /** The contexts that it reads, such as `github.event.issue.title` or `secrets.TOKEN`. */
  reads: string[];
  line: number;
}

export interface Step {
  id: string;
  name: string;
  line: number;
  condition: string;
  uses: Uses | null;
  with: Record<string, string>;
  run: string;
  runLine: number;
  shell: string;
  /** True when its failure is not a failure of the workflow. */
  mayFail: boolean;
  env: Record<string, string>;
  /** Expressions that are pasted into the script before a shell reads it. */
  inScript: Expression[];
}

const CACHE_MODES = ['none', 'read', 'write', 'write-only'] as const;
/** What the cache service lets a job do. */
export type CacheMode = (typeof CACHE_MODES)[number];

export interface Job {
  id: string;
  line: number;
  condition: string;
  needs: string[];
  runsOn: string[];
  environment: string;
  /** The rights after inheritance from the workflow and the repository's default. */
  permissions: Permissions;
  cacheMode: CacheMode;
  env: Record<string, string>;
  steps: Step[];
  /** The workflow that a job calls. Null for other jobs. */
  uses: Uses | null;
}

export interface Trigger {
  event: string;
  branches: string[];
  types: string[];
  line: number;
}

export interface Workflow {
  path: string;
  name: string;
  triggers: Trigger[];
  env: Record<string, string>;
  jobs: Job[];
}

const CONTEXT =
  /\b(?:github|env|secrets|inputs|vars|matrix|steps|needs|job|runner)(?:\.[\w*-]+|\[\s*'[^']*'\s*\])+/g;

const normal = (context: string) => context.replace(/\[\s*'([^']*)'\s*\]/g, '.$1');

interface Found {
  from: number;
  to: number;
  inner: string;
}

function findBraces(text: string): Found[] {
  const found: Found[] = [];
  for (let from = text.indexOf('${{'); from >= 0; ) {
    const end = text.indexOf('}}', from);
    if (end < 0) break;
    found.push({ from, to: end + 2, inner: text.slice(from + 3, end).trim() });
    from = text.indexOf('${{', end + 2);
  }
  return found;
}

/** Returns every `${{ … }}` of a text. `line` is the line of the text's first line. */
export function findExpressions(text: string, line: number): Expression[] {
  let at = 0;
  let current = line;
  return findBraces(text).map(({ from, inner }) => {
    for (; at < from; at++) if (text[at] === '\n') current += 1;
    return {
      text: inner,
      reads: [...inner.matchAll(CONTEXT)].map(([context]) => normal(context)),
      line: current,
    };
  });
}

/** Returns the text with its expressions replaced. */
export function fillExpressions(text: string, fill: (inner: string) => string): string {
  let at = 0;
  const parts: string[] = [];
  for (const { from, to, inner } of findBraces(text)) {
    parts.push(text.slice(at, from), fill(inner));
    at = to;
  }
  return parts.join('') + text.slice(at);
}

export function toUses(text: string): Uses | null {
  if (text === '') return null;
  if (text.startsWith('docker://'))
    return {
      text,
      kind: 'docker',
      owner: '',
      name: text.slice(9),
      ref: '',
      pinned: /@sha256:[0-9a-f]{64}$/.test(text),
    };
  if (text.startsWith('./')) return { text, kind: 'local', owner: '', name: text, ref: '', pinned: true };
  const [name = '', ref = ''] = text.split('@');
  return {
    text,
    kind: 'action',
    owner: name.split('/')[0] ?? '',
    name,
    ref,
    pinned: /^[0-9a-f]{40}$/.test(ref),
  };
}

const all = (right: 'read' | 'write' | 'none'): Permissions =>
  Object.fromEntries(PERMISSION_AREAS.map((area) => [area, right]));

function toPermissions(value: unknown): Permissions | null {
  if (value === 'read-all') return all('read');
  if (value === 'write-all') return all('write');
  if (!isRecord(value)) return value === undefined || value === null ? null : all('none');
  const given = Object.entries(value).map(([area, right]): [string, 'read' | 'write' | 'none'] => [
    area,
    right === 'read' || right === 'write' ? right : 'none',
  ]);
  // A job that grants one permission has none of the others.
  return { ...all('none'), ...Object.fromEntries(given) };
}

function toTriggers(value: unknown, lines: LineTable): Trigger[] {
  const make = (event: string, at: string, fields: Fields = {}): Trigger => ({
    event,
    branches: toTexts(fields['branches']),
    types: toTexts(fields['types']),
    line: lines[at] ?? lines['on'] ?? 1,
  });
  if (isRecord(value))
    return Object.entries(value).map(([event, fields]) => make(event, `on/${event}`, toFields(fields)));
  return toTexts(value).map((event, index) => make(event, `on/${index}`));
}

const mayFail = (fields: Fields) => toText(fields['continue-on-error']) === 'true';

const shellOf = (fields: Fields) => toText(toFields(toFields(fields['defaults'])['run'])['shell']);

/** `job` is what it is in: its failure, or its shell, may be decided there. */
function toStep(value: unknown, at: string, lines: LineTable, job: Pick<Step, 'shell' | 'mayFail'>): Step {
  const fields = toFields(value);
  const run = toText(fields['run']);
  const first = lines[`${at}/run`] ?? lines[at] ?? 1;
  const runLine = run.includes('\n') ? first + 1 : first;
  return {
    id: toText(fields['id']),
    name: toText(fields['name']) || toText(fields['uses']) || run.split('\n')[0] || '',
    line: lines[at] ?? 1,
    condition: toText(fields['if']),
    uses: toUses(toText(fields['uses'])),
    with: toTextFields(fields['with']),
    run,
    runLine,
    shell: toText(fields['shell']) || job.shell,
    mayFail: job.mayFail || mayFail(fields),
    env: toTextFields(fields['env']),
    inScript: [
      ...findExpressions(run, runLine),
      // The script of this action is code as well.
      ...(toText(fields['uses']).startsWith('actions/github-script@')
        ? findExpressions(
            toText(toFields(fields['with'])['script']),
            (lines[`${at}/with/script`] ?? first) + 1,
          )
        : []),
    ],
  };
}

/** `write` without a word in the file: what every trigger had before GitHub made the default depend on it (June 2026). */
const toCacheMode = (...given: unknown[]): CacheMode =>
  given.flatMap((one) => CACHE_MODES.find((mode) => mode === one) ?? [])[0] ?? 'write';

/** Reads a workflow file. `standard` are the repository's rights for a file without its own. Throws `SourceFault`. */
export function parseWorkflow(path: string, text: string, standard: 'read' | 'write' = 'write'): Workflow {
  const [document] = parseYaml(path, text);
  if (document === undefined || !isRecord(document.value))
    throw new SourceFault(path, 1, 1, 'a workflow is a map with on and jobs');
  const { value, lines } = document;
  if (!isRecord(value['jobs'])) throw new SourceFault(path, document.line, 1, 'the workflow has no jobs');
  if (value['on'] === undefined)
    throw new SourceFault(path, document.line, 1, 'the workflow has no on: nothing would start it');
  const fallback = toPermissions(value['permissions']) ?? { ...all(standard), 'id-token': 'none' as const };
  const jobs = Object.entries(value['jobs']).map(([id, job]): Job => {
    const fields = toFields(job);
    const at = `jobs/${id}`;
    const environment = fields['environment'];
    const shell = shellOf(fields) || shellOf(value) || 'bash';
    return {
      id,
      line: lines[at] ?? 1,
      condition: toText(fields['if']),
      needs: toTexts(fields['needs']),
      runsOn: toTexts(fields['runs-on']),
      environment: isRecord(environment) ? toText(environment['name']) : toText(environment),
      permissions: toPermissions(fields['permissions']) ?? fallback,
      cacheMode: toCacheMode(fields['cache-mode'], value['cache-mode']),
      env: toTextFields(fields['env']),
      steps: (Array.isArray(fields['steps']) ? fields['steps'] : []).map((step, index) =>
        toStep(step, `${at}/steps/${index}`, lines, { shell, mayFail: mayFail(fields) }),
      ),
      uses: toUses(toText(fields['uses'])),
    };
  });
  return {
    path,
    name: toText(value['name']),
    triggers: toTriggers(value['on'], lines),
    env: toTextFields(value['env']),
    jobs,
  };
}
