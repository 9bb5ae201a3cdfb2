export interface Instructor {
  id: string;
  name: string;
  /** Address of a picture. */
  logo: string | undefined;
}

/** Who is named by texts of the form 'id#name#logo'. One without a name is left out: there is nothing to show. @see CARD-15 */
export const toInstructors = (texts: readonly string[]): Instructor[] =>
  texts.flatMap((text) => {
    const [id = '', name, logo] = text.split('#');
    return name ? [{ id, name, logo: logo || undefined }] : [];
  });
