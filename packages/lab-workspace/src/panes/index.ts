export { Pane } from './Pane.tsx';
export { PanesBeside } from './PanesBeside.tsx';
export { PanesTabbed } from './PanesTabbed.tsx';
