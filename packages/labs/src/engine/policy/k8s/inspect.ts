import { type Inspection, row } from '../inspection.ts';
import type { KubeObject } from './objects.ts';

const yes = (value: boolean, bad: boolean) => row('', value ? 'yes' : 'no', value === bad ? 'bad' : 'good');

/** Returns the effective settings of an object, as the page shows them. */
export function inspectObjects(objects: readonly KubeObject[]): Inspection {
  return {
    sections: objects.flatMap(({ kind, name, pod }) => {
      if (pod === null) return [{ title: `${kind} ${name}`, rows: [row('Kind', kind)] }];
      const shared = [
        {
          ...yes(pod.hostNetwork || pod.hostPID || pod.hostIPC, true),
          label: "Shares the node's namespaces",
        },
        { ...yes(pod.mountsToken, true), label: 'Holds a token of the cluster' },
        ...pod.hostPaths.map((path) => row('Path of the node', path, 'bad')),
      ];
      return [
        { title: `${kind} ${name}`, rows: shared },
        ...pod.containers.map((container) => ({
          title: `Container ${container.name}`,
          rows: [
            row(
              'User',
              container.runAsUser === null ? container.user : String(container.runAsUser),
              container.user === 'other' ? 'good' : 'bad',
            ),
            { ...yes(container.privileged, true), label: 'Privileged' },
            { ...yes(container.allowPrivilegeEscalation, true), label: 'May gain rights' },
            { ...yes(container.readOnlyRootFilesystem, false), label: 'Root file system is read-only' },
            row(
              'Capabilities',
              container.capabilities.join(', ') || 'none',
              container.capabilities.length === 0 ? 'good' : 'plain',
            ),
            row('Image', container.image, container.pinned ? 'good' : 'plain'),
          ],
        })),
      ];
    }),
  };
}
