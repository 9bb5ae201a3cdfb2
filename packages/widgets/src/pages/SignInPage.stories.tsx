import { Logo, LogoMark } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInForm } from '../identity/sign-in/SignInForm.tsx';
import { pageParameters } from './page-parameters.ts';
import * as styles from './pages.css.ts';

const done = () => Promise.resolve(undefined);

/** Outside the shell: the form, and beside it a picture: the portal draws an attack there. */
function SignInPage() {
  return (
    <div className={styles.signIn}>
      <main className={styles.formSide}>
        <div className={styles.formBody}>
          <Logo productName="Drawbridge" size={32} />
          <h1 className={styles.name}>Sign in to your Learning Portal</h1>
          <SignInForm
            lockSecondsLeft={() => 0}
            onSendLink={done}
            onPassword={done}
            onContinue={done}
            onGoogle={done}
            onToggle={fn()}
            forgotHref={() => '#forgot'}
          />
        </div>
      </main>
      <div className={styles.pictureSide}>
        <LogoMark size={160} />
      </div>
    </div>
  );
}

const meta = {
  title: 'Design/Pages/Sign-in',
  component: SignInPage,
  parameters: pageParameters,
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = {};
