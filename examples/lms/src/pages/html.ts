/** Markup that is safe to send: filled-in values are escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Filling = string | number | Html | readonly Html[] | undefined | false;

function fill(value: Filling): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');
}

export function html(parts: TemplateStringsArray, ...values: Filling[]): Html {
  return new Html(parts.reduce((made, part, index) => made + fill(values[index - 1]) + part));
}
