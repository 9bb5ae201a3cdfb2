/** Access to a course or lab under the reader's plan. */
export interface Opening {
  /** True when another plan includes it. */
  upgrade?: boolean | undefined;
  /** True when no plan that the reader can order includes it. */
  disabled?: boolean | undefined;
}

/** Whether a course or lab is closed to the reader, even if they have begun it. @see ROLE-10 */
export const isClosed = ({ upgrade = false, disabled = false }: Opening): boolean => upgrade || disabled;
