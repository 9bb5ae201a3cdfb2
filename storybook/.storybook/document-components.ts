import type { Plugin, PluginOption } from 'vite';

/** Where components are. Storybook would look for them in every file of every package, which was half of its build. */
const COMPONENTS = /\/packages\/(ui|lab-workspace|widgets)\/src\/.+\.tsx$/;

const isDocgen = (option: PluginOption): option is Plugin =>
  typeof option === 'object' &&
  option !== null &&
  'name' in option &&
  option.name === 'storybook:react-docgen-plugin';

/** Lets Storybook read props from components alone. @see SB-7 */
export function documentComponents(option: PluginOption): PluginOption {
  if (!isDocgen(option) || typeof option.transform !== 'function') return option;
  return { ...option, transform: { filter: { id: COMPONENTS }, handler: option.transform } };
}
