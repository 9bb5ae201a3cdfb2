import { OtherMessages } from '../sign-in/OtherMessages.tsx';
import * as styles from './billing.css.ts';

/** Why an order was not made, beside its button. Without a message it takes no space. */
export function Refusals({ messages }: { messages: readonly string[] }) {
  return (
    <div className={styles.refusals}>
      <OtherMessages messages={messages} />
    </div>
  );
}
