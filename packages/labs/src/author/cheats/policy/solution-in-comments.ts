import type { GeneralCheat } from '../cheat.ts';
import type { PolicyMaterial } from './material.ts';

/** What a file says is not what it does. */
export const solutionInComments: GeneralCheat<PolicyMaterial> = {
  id: 'solution-in-comments',
  what: 'fixes nothing, and has the solution in its comments',
  improve: 'test the outcome of policy.build, run, k8s or hcl, never policy.text',
  submissions({ starter, solved }) {
    const files = solved.flatMap(({ path, text }) => {
      const before = starter.find((file) => file.path === path);
      if (before === undefined || before.text === text) return [];
      return [{ path, text: `${before.text.trimEnd()}\n${text.replaceAll(/^/gm, '# ')}\n` }];
    });
    return files.length === 0 ? [] : [{ name: 'below each file', files }];
  },
};
