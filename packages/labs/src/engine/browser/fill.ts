import { controlsOf, isChecked, setChecked, setValue } from './forms.ts';
import { fire } from './guest.ts';
import { focusOn } from './load.ts';
import type { Agent, Page } from './page.ts';
import { attributeOf, type Element } from './tree.ts';

/** Types into a field, or sets it, as a person does. */
export function putValue(agent: Agent, page: Page, element: Element, value: string): void {
  const type = (attributeOf(element, 'type') ?? '').toLowerCase();
  focusOn(agent, page, element);
  if (type === 'checkbox') setChecked(page, element, value !== '' && value !== 'false');
  else if (type === 'radio') setChecked(page, element, true);
  else setValue(page, element, value);
  for (const event of ['keydown', 'keypress', 'beforeinput', 'input', 'keyup', 'change'])
    fire(agent, page, element, event, { bubbles: true });
}

export function fillForm(agent: Agent, page: Page, form: Element, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const named = controlsOf(page, form).filter((control) => attributeOf(control, 'name') === name);
    const control = named.find(
      (each) => attributeOf(each, 'type')?.toLowerCase() !== 'radio' || attributeOf(each, 'value') === value,
    );
    if (control === undefined) throw new Error(`the form on ${page.url} has no field ${name}`);
    if (attributeOf(control, 'type')?.toLowerCase() === 'radio' && isChecked(page, control)) continue;
    putValue(agent, page, control, value);
  }
}

const isSubmit = (control: Element): boolean => {
  const type = (attributeOf(control, 'type') ?? '').toLowerCase();
  return control.tagName === 'button'
    ? type !== 'button' && type !== 'reset'
    : control.tagName === 'input' && (type === 'submit' || type === 'image');
};

/** The button that Enter in a field of the form presses. */
export const findSubmitButton = (page: Page, form: Element): Element | null =>
  controlsOf(page, form).find((control) => isSubmit(control)) ?? null;
