/** A course's own picture, as an address. */
export const OWN_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#27c"/></svg>',
)}`;
