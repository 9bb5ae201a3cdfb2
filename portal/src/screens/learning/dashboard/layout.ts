/** Width of a card with which the four of a section fit beside each other on a laptop. @see DASH-9, DASH-16 */
export const FOUR_BESIDE_PX = 230;
