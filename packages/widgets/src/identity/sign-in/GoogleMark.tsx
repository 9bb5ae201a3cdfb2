/** The G of the button, drawn from four arcs and a bar. */
export function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path d="M18.4 6.2A9 9 0 0 0 4.2 7.5" stroke="#e8453c" />
      <path d="M4.2 7.5a9 9 0 0 0 0 9" stroke="#f9ab00" />
      <path d="M4.2 16.5a9 9 0 0 0 13.6 2.4" stroke="#2f9e4f" />
      <path d="M17.8 18.9A9 9 0 0 0 21 12h-9" stroke="#3f7ff0" />
    </svg>
  );
}
