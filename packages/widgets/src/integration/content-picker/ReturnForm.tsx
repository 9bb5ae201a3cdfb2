import type { ContentForm } from '@drawbridge/client/stores/integration/deep-linking';
import { useEffect, useRef } from 'react';

/** Carries the response to the platform: a form that this page posts, because the browser itself has to go there. */
export function ReturnForm({ form: { address, fields } }: { form: ContentForm }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={address} target="_self" hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
    </form>
  );
}
