import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

/** Why a change was refused. */
export const fault = widgetStyle({ margin: 0, ...text('md'), color: vars.color.failText });
