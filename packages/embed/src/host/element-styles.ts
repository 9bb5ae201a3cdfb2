/**
 * Styles of the custom elements. Adopted stylesheets need no permission in a content security policy, and the page's
 * rules do not reach into a shadow root. Colors follow the page until the widget brings its own.
 */
const CSS = `
:host { display: block; position: relative; }
:host([hidden]) { display: none; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; color-scheme: normal; background: transparent; }
.box { inline-size: 100%; }
.note { box-sizing: border-box; display: grid; place-content: center; justify-items: center; gap: 12px;
  min-block-size: 100%; padding: 24px; border: 1px solid color-mix(in oklab, currentColor 20%, transparent);
  border-radius: 8px; font: 14px/20px system-ui, sans-serif; text-align: center; }
.note p { margin: 0; }
button { font: inherit; padding: 6px 14px; border: 1px solid currentColor; border-radius: 8px; background: none;
  color: inherit; cursor: pointer; }
button:focus-visible { outline: 2px solid #1f6feb; outline-offset: 2px; }
dialog { box-sizing: border-box; inline-size: min(880px, calc(100vw - 32px)); max-block-size: calc(100dvh - 32px);
  padding: 0; border: 0; border-radius: 12px; overflow: hidden; background: Canvas; }
dialog::backdrop { background: rgb(0 0 0 / 0.5); }
dialog .bar { display: flex; justify-content: flex-end; padding: 8px; }
dialog .box { overflow: auto; }
`;

let sheet: CSSStyleSheet | undefined;

/** Returns the one stylesheet that all elements of the page share. */
export function getElementStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
