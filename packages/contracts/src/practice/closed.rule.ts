/** What the plan of the reader says of a course or lab. */
export interface Opening {
  /** Another plan opens it. */
  upgrade?: boolean | undefined;
  /** No plan that the reader could order opens it. */
  disabled?: boolean | undefined;
}

/** Whether a course or lab is closed to the reader, also one that they have begun. @see ROLE-10 */
export const isClosed = ({ upgrade = false, disabled = false }: Opening): boolean => upgrade || disabled;
