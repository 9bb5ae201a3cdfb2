import { describe, expect, it } from 'vitest';
import { parseKube } from './objects.ts';

const pod = (spec: string) =>
  parseKube('pod.yaml', `apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n${spec}`)[0]?.pod;
const only = (spec: string) => pod(spec)?.containers[0];

describe('Kubernetes objects', () => {
  it("the pod's security context is merged into the container's, field by field", () => {
    expect(
      only(
        '  securityContext: { runAsNonRoot: true, runAsUser: 1000 }\n  containers: [{ name: a, image: x, securityContext: { runAsUser: 0 } }]\n',
      ),
    ).toMatchObject({
      runAsUser: 0,
      runAsNonRoot: true,
      user: 'root',
    });
    expect(
      only('  securityContext: { runAsUser: 1000 }\n  containers: [{ name: a, image: x }]\n')?.user,
    ).toBe('other');
  });

  it('the defaults of Kubernetes are filled in', () => {
    expect(pod('  containers: [{ name: a, image: x }]\n')).toMatchObject({
      hostNetwork: false,
      mountsToken: true,
      serviceAccount: 'default',
      containers: [
        {
          user: 'image',
          privileged: false,
          allowPrivilegeEscalation: true,
          readOnlyRootFilesystem: false,
          seccomp: 'Unconfined',
        },
      ],
    });
    expect(only('  containers: [{ name: a, image: x }]\n')?.capabilities).toContain('NET_RAW');
  });

  it('capabilities are counted after drop and add', () => {
    const capabilities = (context: string) =>
      only(`  containers: [{ name: a, image: x, securityContext: ${context} }]\n`)?.capabilities;
    expect(capabilities('{ capabilities: { drop: [ALL], add: [CAP_NET_BIND_SERVICE] } }')).toEqual([
      'NET_BIND_SERVICE',
    ]);
    expect(capabilities('{ privileged: true, capabilities: { drop: [ALL] } }')).toEqual(['ALL']);
  });

  it('a privileged container has all rights, whatever it declares', () => {
    expect(
      only(
        '  containers: [{ name: a, image: x, securityContext: { privileged: true, allowPrivilegeEscalation: false } }]\n',
      )?.allowPrivilegeEscalation,
    ).toBe(true);
  });

  it('pods in controllers, in lists and in init containers are included, with their lines', () => {
    const text = `apiVersion: v1
kind: List
items:
  - apiVersion: batch/v1
    kind: CronJob
    metadata: { name: nightly }
    spec:
      jobTemplate:
        spec:
          template:
            spec:
              volumes: [{ name: v, hostPath: { path: /var/run } }]
              initContainers:
                - name: first
                  image: x
                  volumeMounts: [{ name: v, mountPath: /x }]
`;
    const [found] = parseKube('a.yaml', text);
    expect(found).toMatchObject({ kind: 'CronJob', name: 'nightly', line: 4 });
    expect(found?.pod?.containers[0]).toMatchObject({
      kind: 'init',
      line: 14,
      mounts: [{ hostPath: '/var/run' }],
    });
  });

  it('a service account can withhold its token, unless the pod requests it', () => {
    const text = (spec: string) => `kind: ServiceAccount
metadata: { name: web }
automountServiceAccountToken: false
---
kind: Pod
spec: { serviceAccountName: web, ${spec}containers: [] }
`;
    expect(parseKube('a.yaml', text(''))[1]?.pod?.mountsToken).toBe(false);
    expect(parseKube('a.yaml', text('automountServiceAccountToken: true, '))[1]?.pod?.mountsToken).toBe(true);
  });
});
