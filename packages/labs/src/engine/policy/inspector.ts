import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { Exchange } from '../exchange.ts';
import { LabStop } from '../stop.ts';
import { cutText } from '../text.ts';
import type { FindingEvent, WorldEvent } from '../world/event.ts';
import { buildImage } from './docker/build.ts';
import { BuildFault, type BuiltImage } from './docker/image.ts';
import { inspectImage } from './docker/inspect.ts';
import { parseDockerfile } from './docker/parse.ts';
import { toBuildWorld } from './docker/world.ts';
import { inspectHcl } from './hcl/inspect.ts';
import { parseHcl } from './hcl/parse.ts';
import { type Inspection, row } from './inspection.ts';
import { inspectObjects } from './k8s/inspect.ts';
import { parseKube } from './k8s/objects.ts';
import { SOURCE_LIMITS, SourceFault } from './source/fault.ts';
import { isRecord } from './source/fields.ts';
import { parseYaml } from './source/yaml.ts';
import { inspectRun } from './workflow/inspect.ts';
import { runWorkflow, toEvent, toWorkflowWorld } from './workflow/run.ts';
import { parseWorkflow } from './workflow/workflow.ts';

/** Answers the queries of a test program or the page about a policy lab's files. */
export interface PolicyInspector {
  /** Answers in JSON: `{ value }`, or `{ fault, stops }` for a file that cannot be read and a build that stops. */
  query(op: string, path: string, options: string): string;
  /**
   * Runs one command: `build Dockerfile`, `run .github/workflows/ci.yml pull_request`, `k8s pod.yaml` or `hcl main.tf`.
   */
  inspect(command: string): Inspection;
  events(): WorldEvent[];
  /** Returns the queries so far, as lines of the replay. */
  exchanges(): Exchange[];
  fuel(): number;
}

/** Parsed files and simulations of one submission. They are pure and therefore made once. */
export type PolicyCache = Map<string, string>;

const MAX_QUERIES = 300;
const MAX_FINDINGS = 200;
const MAX_ANSWER_CHARS = 2_000_000;
const MAX_CACHED = 200;
const MAX_FILE_TEXT = 2_000;
const MAX_OPTIONS_CHARS = 20_000;
const CHARS_PER_TICK = 8_192;

/** Returns an image for a test program: layers name their files, and texts are truncated. */
function toAnswer(image: BuiltImage) {
  return {
    ...image,
    files: image.files.map((file) => ({ ...file, text: cutText(file.text, MAX_FILE_TEXT) })),
    layers: image.layers.map(({ added, ...layer }) => ({ ...layer, added: added.map(({ path }) => path) })),
  };
}

const METHODS: Record<string, string> = { build: 'BUILD', run: 'RUN', k8s: 'ADMIT', hcl: 'PLAN' };

/** Reads and simulates the learner's files for one session. */
export function createPolicyInspector(
  files: readonly LabFile[],
  world: LabPack['seed']['world'],
  cache: PolicyCache,
): PolicyInspector {
  const events: FindingEvent[] = [];
  const exchanges: Exchange[] = [];
  let queries = 0;
  let fuel = 0;

  function textOf(path: string): string {
    const file = files.find((known) => known.path === path);
    if (file === undefined) throw new SourceFault(path, 1, 1, 'there is no such file');
    return file.text;
  }

  const readers: Record<string, (path: string, options: unknown) => unknown> = {
    files: () => files.map(({ path }) => path),
    text: (path) => textOf(path),
    dockerfile: (path, options) =>
      parseDockerfile(path, textOf(path), {
        ...toBuildWorld(world).offers.args,
        ...(isRecord(options) ? (options['args'] as Record<string, string>) : {}),
      }),
    yaml: (path) => parseYaml(path, textOf(path)),
    workflow: (path) => parseWorkflow(path, textOf(path), toWorkflowWorld(world).permissions),
    hcl: (path) => parseHcl(path, textOf(path)),
    k8s: (path) => parseKube(path, textOf(path)),
    build: (path, options) => {
      const changed = isRecord(options) ? { ...world, ...options } : world;
      return toAnswer(buildImage(path, textOf(path), files, toBuildWorld(changed)));
    },
    run: (path, options) =>
      runWorkflow(
        parseWorkflow(path, textOf(path), toWorkflowWorld(world).permissions),
        toEvent(options),
        toWorkflowWorld(world),
      ),
  };

  function read(op: string, path: string, options: string): string {
    const reader = Object.hasOwn(readers, op) ? readers[op] : undefined;
    if (reader === undefined) throw new Error(`a policy lab has no ${op}`);
    if (options.length > MAX_OPTIONS_CHARS) throw new Error('the options are too long');
    try {
      const json = JSON.stringify({ value: reader(path, JSON.parse(options)) });
      if (json.length > MAX_ANSWER_CHARS)
        throw new SourceFault(path, 1, 1, 'the file comes to more than may be looked at');
      return json;
    } catch (error) {
      if (error instanceof SourceFault) return JSON.stringify({ fault: error.message, stops: false });
      if (error instanceof BuildFault)
        return JSON.stringify({
          fault: `${path}:${error.line}: the build stops: ${error.message}`,
          stops: true,
        });
      throw error;
    }
  }

  function note(op: string, path: string, options: string, json: string): void {
    if (op === 'files' || op === 'text') return;
    const reply = JSON.parse(json.length < 20_000 || json.startsWith('{"fault"') ? json : '{}') as {
      fault?: string;
    };
    exchanges.push({
      request: {
        method: METHODS[op] ?? 'READ',
        url: path,
        headers: {},
        body: options === 'null' ? '' : options,
      },
      response: { status: reply.fault === undefined ? 200 : 422, headers: [], body: reply.fault ?? '' },
      events: [],
      fuel: 0,
      elapsedMs: 0,
    });
  }

  function addFinding(file: string, options: string): void {
    const given: unknown = JSON.parse(options);
    if (!isRecord(given) || events.length >= MAX_FINDINGS) return;
    const { rule, line, message } = given;
    const event: FindingEvent = {
      kind: 'finding',
      rule: cutText(String(rule), 100),
      file: cutText(file, 200),
      line: typeof line === 'number' ? line : 0,
      message: cutText(String(message), 500),
    };
    events.push(event);
    if (exchanges.length === 0) note('check', file, 'null', '{}');
    exchanges.at(-1)?.events.push(event);
  }

  return {
    query(op, path, options) {
      if (++queries > MAX_QUERIES) throw new LabStop('requests');
      if (op === 'finding') {
        addFinding(path, options);
        return '{"value":null}';
      }
      const key = JSON.stringify([op, path, options]);
      const json = cache.get(key) ?? read(op, path, options);
      if (cache.size < MAX_CACHED) cache.set(key, json);
      fuel += 1 + Math.floor(json.length / CHARS_PER_TICK);
      note(op, path, options, json);
      return json;
    },
    inspect: (command) => inspectFiles(command, textOf, files, world),
    events: () => [...events],
    exchanges: () => exchanges,
    fuel: () => fuel,
  };
}

function inspectFiles(
  command: string,
  textOf: (path: string) => string,
  files: readonly LabFile[],
  world: LabPack['seed']['world'],
): Inspection {
  const [op = '', path = '', event = 'push'] = command.split(/\s+/);
  try {
    const text = textOf(path);
    switch (op) {
      case 'build':
        return inspectImage(buildImage(path, text, files, toBuildWorld(world)));
      case 'run': {
        const rules = toWorkflowWorld(world);
        const [name = 'push', from] = event.split(':');
        return inspectRun(
          runWorkflow(
            parseWorkflow(path, text, rules.permissions),
            toEvent({ name, fork: from === 'fork' }),
            rules,
          ),
        );
      }
      case 'k8s':
        return inspectObjects(parseKube(path, text));
      case 'hcl':
        return inspectHcl(parseHcl(path, text));
      default:
        return { sections: [] };
    }
  } catch (error) {
    if (error instanceof SourceFault)
      return {
        sections: [
          { title: 'The file cannot be read', rows: [row(`Line ${error.line}`, error.message, 'bad')] },
        ],
      };
    if (error instanceof BuildFault)
      return {
        sections: [{ title: 'The build stops', rows: [row(`Line ${error.line}`, error.message, 'bad')] }],
      };
    throw error;
  }
}

/** The most characters that all files of a submission may have together. */
export const MAX_TOTAL_CHARS = SOURCE_LIMITS.chars * 6;
