import { type ComponentType, useContext } from 'react';
import { ThemeContext } from '../provider/theme-context.ts';
import * as styles from './as-widget.css.ts';

/**
 * The widget in the element where our styles begin: what a page has around and between widgets keeps its own looks. The
 * element has no box. @see EMB-3, EMB-15
 */
// @__NO_SIDE_EFFECTS__
export function asWidget<Props extends object>(Widget: ComponentType<Props>): ComponentType<Props> {
  function Rooted(props: Props) {
    const theme = useContext(ThemeContext);
    return (
      <div data-drawbridge="" data-theme={theme} className={styles.root}>
        <Widget {...props} />
      </div>
    );
  }
  Rooted.displayName = Widget.displayName ?? Widget.name;
  return Rooted;
}
