import { type Fields, isRecord, toFields, toList, toText, toTexts } from '../source/fields.ts';
import { type LineTable, parseYaml } from '../source/yaml.ts';

/** The effective settings of a container: those of the pod are merged in, and defaults are filled in. */
export interface Container {
  name: string;
  kind: 'container' | 'init' | 'ephemeral';
  image: string;
  /** True when the image is pinned by digest. */
  pinned: boolean;
  line: number;
  /** Null when the image decides. */
  runAsUser: number | null;
  runAsNonRoot: boolean;
  /** `root` unless another user is set. `image` means that only the image's own USER decides. */
  user: 'root' | 'other' | 'image';
  privileged: boolean;
  allowPrivilegeEscalation: boolean;
  readOnlyRootFilesystem: boolean;
  /** The effective capabilities: the runtime's defaults, without those dropped, with those added. */
  capabilities: string[];
  seccomp: string;
  limits: Record<string, string>;
  requests: Record<string, string>;
  env: Array<{ name: string; value: string; secret: boolean; line: number }>;
  mounts: Array<{ name: string; path: string; readOnly: boolean; hostPath: string }>;
  ports: Array<{ port: number; hostPort: number }>;
}

export interface KubeObject {
  kind: string;
  name: string;
  namespace: string;
  apiVersion: string;
  line: number;
  labels: Record<string, string>;
  /** The document as it was parsed. */
  value: Fields;
  lines: LineTable;
  /** The pod, or the pod template of a controller. Null for other kinds. */
  pod: PodView | null;
}

export interface PodView {
  hostNetwork: boolean;
  hostPID: boolean;
  hostIPC: boolean;
  serviceAccount: string;
  /** True when the account's token is mounted into the containers. */
  mountsToken: boolean;
  hostPaths: string[];
  containers: Container[];
}

const RUNTIME_CAPABILITIES = [
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'NET_RAW',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
];

/** The path of the pod's specification in each kind that makes pods. */
const POD_PATHS: Record<string, string[]> = {
  Pod: ['spec'],
  Deployment: ['spec', 'template', 'spec'],
  StatefulSet: ['spec', 'template', 'spec'],
  DaemonSet: ['spec', 'template', 'spec'],
  ReplicaSet: ['spec', 'template', 'spec'],
  Job: ['spec', 'template', 'spec'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
};

const textFields = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(toFields(value)).map(([key, item]) => [key, toText(item)]));
const upper = (list: unknown) => toTexts(list).map((name) => name.toUpperCase().replace(/^CAP_/, ''));

function capabilitiesOf(value: unknown, privileged: boolean): string[] {
  if (privileged) return ['ALL'];
  const { add, drop } = toFields(value);
  const dropped = upper(drop);
  const remaining = dropped.includes('ALL')
    ? []
    : RUNTIME_CAPABILITIES.filter((name) => !dropped.includes(name));
  return [...new Set([...remaining, ...upper(add)])].sort();
}

function toContainer(
  value: unknown,
  kind: Container['kind'],
  pod: Fields,
  at: string,
  lines: LineTable,
): Container {
  const fields = toFields(value);
  // A container's setting overrides the pod's, field by field.
  const context = { ...toFields(pod['securityContext']), ...toFields(fields['securityContext']) };
  const volumes = toList(pod['volumes']).map(toFields);
  const privileged = context['privileged'] === true;
  const user = typeof context['runAsUser'] === 'number' ? context['runAsUser'] : null;
  const nonRoot = context['runAsNonRoot'] === true;
  const added = upper(toFields(context['capabilities'])['add']);
  return {
    name: toText(fields['name']),
    kind,
    image: toText(fields['image']),
    pinned: /@sha256:[0-9a-f]{64}$/.test(toText(fields['image'])),
    line: lines[at] ?? 1,
    runAsUser: user,
    runAsNonRoot: nonRoot,
    user: user === 0 ? 'root' : user !== null || nonRoot ? 'other' : 'image',
    privileged,
    // Privileged containers and those with SYS_ADMIN cannot have it disabled.
    allowPrivilegeEscalation:
      privileged || added.includes('SYS_ADMIN') || context['allowPrivilegeEscalation'] !== false,
    readOnlyRootFilesystem: context['readOnlyRootFilesystem'] === true,
    capabilities: capabilitiesOf(context['capabilities'], privileged),
    seccomp: privileged ? 'Unconfined' : toText(toFields(context['seccompProfile'])['type']) || 'Unconfined',
    limits: textFields(toFields(fields['resources'])['limits']),
    requests: textFields(
      toFields(fields['resources'])['requests'] ?? toFields(fields['resources'])['limits'],
    ),
    env: toList(fields['env']).map((item, index) => {
      const entry = toFields(item);
      return {
        name: toText(entry['name']),
        value: toText(entry['value']),
        secret: isRecord(toFields(entry['valueFrom'])['secretKeyRef']),
        line: lines[`${at}/env/${index}`] ?? 1,
      };
    }),
    mounts: toList(fields['volumeMounts']).map((item) => {
      const mount = toFields(item);
      const volume = volumes.find(({ name }) => name === mount['name']);
      return {
        name: toText(mount['name']),
        path: toText(mount['mountPath']),
        readOnly: mount['readOnly'] === true,
        hostPath: toText(toFields(volume?.['hostPath'])['path']),
      };
    }),
    ports: toList(fields['ports']).map((item) => ({
      port: Number(toFields(item)['containerPort'] ?? 0),
      hostPort: Number(toFields(item)['hostPort'] ?? 0),
    })),
  };
}

function toPod(spec: Fields, at: string, lines: LineTable): PodView {
  const list = (field: string, kind: Container['kind']) =>
    toList(spec[field]).map((item, index) => toContainer(item, kind, spec, `${at}/${field}/${index}`, lines));
  return {
    hostNetwork: spec['hostNetwork'] === true,
    hostPID: spec['hostPID'] === true,
    hostIPC: spec['hostIPC'] === true,
    serviceAccount: toText(spec['serviceAccountName']) || 'default',
    mountsToken: spec['automountServiceAccountToken'] !== false,
    hostPaths: toList(spec['volumes']).flatMap((item) => {
      const path = toText(toFields(toFields(item)['hostPath'])['path']);
      return path === '' ? [] : [path];
    }),
    containers: [
      ...list('initContainers', 'init'),
      ...list('containers', 'container'),
      ...list('ephemeralContainers', 'ephemeral'),
    ],
  };
}

/** Reads the objects of a file, including those inside a `List`. Throws `SourceFault`. */
export function parseKube(path: string, text: string): KubeObject[] {
  const found: KubeObject[] = [];
  const read = (value: unknown, at: string, lines: LineTable, line: number): void => {
    if (!isRecord(value)) return;
    if (toText(value['kind']) === 'List') {
      toList(value['items']).forEach((item, index) => {
        const to = `items/${index}`;
        read(item, to, lines, lines[to] ?? line);
      });
      return;
    }
    const kind = toText(value['kind']);
    const meta = toFields(value['metadata']);
    const steps = POD_PATHS[kind];
    const prefix = at === '' ? '' : `${at}/`;
    const spec = steps?.reduce<unknown>((inner, step) => toFields(inner)[step], value);
    found.push({
      kind,
      name: toText(meta['name']),
      namespace: toText(meta['namespace']) || 'default',
      apiVersion: toText(value['apiVersion']),
      line,
      labels: textFields(meta['labels']),
      value,
      lines,
      pod: isRecord(spec) && steps !== undefined ? toPod(spec, prefix + steps.join('/'), lines) : null,
    });
  };
  for (const { value, lines, line } of parseYaml(path, text)) read(value, '', lines, line);
  // A service account may refuse its token for all its pods.
  for (const { pod, namespace } of found) {
    if (pod === null) continue;
    const account = found.find(
      (other) =>
        other.kind === 'ServiceAccount' && other.name === pod.serviceAccount && other.namespace === namespace,
    );
    const own = found.find((other) => other.pod === pod);
    const steps = POD_PATHS[own?.kind ?? ''] ?? [];
    const spec = toFields(steps.reduce<unknown>((inner, step) => toFields(inner)[step], own?.value));
    if (
      spec['automountServiceAccountToken'] === undefined &&
      account?.value['automountServiceAccountToken'] === false
    )
      pod.mountsToken = false;
  }
  return found;
}
