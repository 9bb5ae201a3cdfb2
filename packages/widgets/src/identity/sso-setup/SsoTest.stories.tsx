import type { DrawbridgeOptions } from '@drawbridge/client';
import type { OutputOf } from '@drawbridge/contracts';
import { finishSsoTest, startSsoTest } from '@drawbridge/contracts/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { documented } from '../../testing/documented.ts';
import { createStoryHost, type Handlers } from '../../testing/story-host.tsx';
import { SsoTest, type SsoTestProps } from './index.ts';

const PROVIDER = 'acme';
const toRedirect = () => `${location.origin}/callback/${PROVIDER}`;

/** What the page of the return stores for the page of the test. */
function toStored(query: string): string {
  const flow = {
    provider: PROVIDER,
    state: 's',
    nonce: 'n',
    verifier: 'v',
    redirectUri: toRedirect(),
    isTest: true,
  };
  return JSON.stringify({ flow, address: `${toRedirect()}?${query}` });
}

/** A tab to which a test sign-in returned, or a new one. */
function createTab(query: string | undefined): DrawbridgeOptions['tabStorage'] {
  const values = new Map<string, string>();
  if (query !== undefined) values.set('drawbridge.signInTest', toStored(query));
  return {
    isKept: false,
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

interface SceneProps extends SsoTestProps {
  handlers: Handlers;
  /** What the provider added to the address; undefined: nothing returned yet. */
  query: string | undefined;
}

function Scene({ handlers, query, ...props }: SceneProps) {
  const { drawbridge } = useMemo(
    () => createStoryHost(handlers, { tabStorage: createTab(query) }),
    [handlers, query],
  );
  return (
    <DrawbridgeProvider value={drawbridge}>
      <SsoTest {...props} />
    </DrawbridgeProvider>
  );
}

const meta = {
  title: 'Widgets/SsoSetup/Test',
  component: documented(SsoTest, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [], query: 'code=c&state=s', onRedirect: fn(), onClose: fn() },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

type Result = OutputOf<typeof finishSsoTest>;
const PASSED: Result = {
  has_passed: true,
  fault: null,
  links_existing: true,
  detail: null,
  claims: {
    subject: '00u1a2b3c4d5e6f7g8h9',
    email: 'noor@acme.example',
    email_verified: true,
    first_name: 'Noor',
    last_name: 'Vale',
    groups: ['Engineering', 'Security champions'],
  },
};
const withResult = (part: Partial<Result> = {}): Handlers => [
  [finishSsoTest, () => ({ data: { ...PASSED, ...part } })],
  [startSsoTest, () => 'hang'],
];

/** A new window leaves for the provider. */
export const Leaves: Story = {
  parameters: { staysLoading: true },
  args: {
    query: undefined,
    handlers: [
      [
        startSsoTest,
        () => ({
          data: {
            provider: PROVIDER,
            authorize_url: 'https://login.acme.example/authorize',
            client_id: 'drawbridge',
            scope: 'openid email profile',
            redirect_uri: toRedirect(),
          },
        }),
      ],
    ],
  },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onRedirect).toHaveBeenCalledWith(
        expect.stringContaining('https://login.acme.example/authorize?client_id=drawbridge'),
      ),
    );
  },
};

export const Passed: Story = {
  args: { handlers: withResult() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The test passed')).toBeVisible();
    await expect(canvas.getByText('Engineering, Security champions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close window' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** People who have an account could not be linked with it. */
export const Unverified: Story = {
  args: {
    handlers: withResult({
      links_existing: false,
      claims: { ...(PASSED.claims as NonNullable<Result['claims']>), email_verified: null, groups: null },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/does not state the address as verified/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: { handlers: withResult({ has_passed: false, fault: 'email_outside' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/in no proven domain/)).toBeVisible();
  },
};

/** The provider sent an error instead of a code: nothing is posted. */
export const ProviderError: Story = {
  args: { query: 'error=access_denied&error_description=Not%20assigned&state=s', handlers: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/access_denied: Not assigned/)).toBeVisible();
  },
};

export const NotStarted: Story = {
  args: { query: undefined, handlers: [[startSsoTest, () => ({ problem: 'no_sso_draft' })]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The test could not be started')).toBeVisible();
  },
};
