import { listPlatforms } from '@drawbridge/contracts/integration';
import { PageHeader, Stack, Tabs } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import {
  AddPlatformLink,
  type IntegrationTab,
  LtiIntegration,
} from '../integration/lti-integration/LtiIntegration.tsx';
import { overview } from '../integration/lti-integration/testing/handlers.ts';
import type { Handlers } from '../testing/story-host.tsx';
import { pageParameters } from './page-parameters.ts';
import { PageShell } from './testing/PageShell.tsx';

const known: Record<'some' | 'none', Handlers> = {
  some: overview(),
  none: overview([[listPlatforms, () => ({ data: { items: [] } })]]),
};

/** The learning platforms of a company. */
function IntegrationPage({ platforms }: { platforms: keyof typeof known }) {
  const [tab, setTab] = useState<IntegrationTab>('platforms');
  return (
    <PageShell
      handlers={known[platforms]}
      menu="administrator"
      activeId="integrations"
      crumbs={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'External Integration' }]}
    >
      <Stack gap="6">
        <PageHeader
          title="External Integration"
          description="Connect the learning platforms of your organization by LTI 1.3."
          actions={<AddPlatformLink href="#add" />}
        />
        <Tabs
          label="Integrations"
          variant="pill"
          value="platforms"
          onChange={fn()}
          tabs={[
            {
              id: 'platforms',
              label: 'Learning platforms',
              content: (
                <LtiIntegration
                  tab={tab}
                  onTab={setTab}
                  toPlatform={(id) => `#platform-${id}`}
                  addHref="#add"
                />
              ),
            },
            { id: 'partners', label: 'Partner sites', content: null },
          ]}
        />
      </Stack>
    </PageShell>
  );
}

const meta = {
  title: 'Design/Pages/LTI integration',
  component: IntegrationPage,
  parameters: pageParameters,
} satisfies Meta<typeof IntegrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { platforms: 'some' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Review canvas.school.test' }),
    ).toBeVisible();
  },
};
export const Empty: Story = { args: { platforms: 'none' } };
