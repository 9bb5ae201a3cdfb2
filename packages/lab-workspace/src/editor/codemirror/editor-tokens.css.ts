import { vars } from '@drawbridge/ui/tokens';

/**
 * The tokens the editor's theme needs, as plain strings. CodeMirror writes its own styles at run time; imported from
 * here (a file that the build evaluates), they do not add vanilla-extract to the page.
 */
export const color = { ...vars.color };
export const space = { ...vars.space };
export const mono = vars.font.mono;
export const size = vars.size.sm;
export const radius = vars.radius.sm;
