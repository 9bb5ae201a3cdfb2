import { useEffect, useRef } from 'react';
import type { AssistantPlace, LabAssistant } from '../brief/lab-assistant.ts';

function Question({ asked, onOpenSteps }: AssistantPlace) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  return (
    <>
      <textarea ref={field} aria-label="Your question" rows={3} />
      <button type="button" onClick={onOpenSteps}>
        Back to the steps
      </button>
    </>
  );
}

/** What a host could add: a field that takes the focus when it is asked for. */
export const sampleAssistant: LabAssistant = {
  label: 'Ask',
  action: 'Ask the assistant',
  render: (place) => <Question {...place} />,
};
