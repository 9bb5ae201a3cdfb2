import type { ComponentType, ReactNode } from 'react';

/**
 * For the `component` of a story that draws its widget in a scene: the page documents the widget, and the arguments are
 * those of the scene. @see SB-7
 */
export function documented<Props>(widget: object, _scene: (props: Props) => ReactNode): ComponentType<Props> {
  return widget as ComponentType<Props>;
}
