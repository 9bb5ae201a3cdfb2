import { Callout } from '@drawbridge/ui';

/** Messages of fields that a form does not have. @see SIGN-10 */
export function OtherMessages({ messages }: { messages: readonly string[] }) {
  return (
    <div aria-live="polite">
      {messages.length > 0 && (
        <Callout tone="fail">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Callout>
      )}
    </div>
  );
}
