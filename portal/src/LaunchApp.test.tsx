import { toBaseAddresses } from '@drawbridge/client';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { LaunchRoutes } from './LaunchApp.tsx';
import { createLaunchPage } from './launch/launch-page.ts';

/** Opens an address of a launch; gives the addresses that were called. */
function open(address: string) {
  const called: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    called.push(new URL(new Request(request).url).pathname);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const page = createLaunchPage({
    productName: 'Drawbridge',
    supportEmail: 'help@drawbridge.test',
    privacyUrl: '/privacy',
    knowledgeBaseUrl: '/help',
    communityUrl: '/community',
    isDemo: true,
    bases: toBaseAddresses('https://fake.test'),
    cspNonce: undefined,
  });
  const [path = '', searchPath = ''] = address.split('?');
  const { hook, searchHook } = memoryLocation({ path, searchPath });
  render(
    <DrawbridgeProvider value={page.drawbridge}>
      <Router hook={hook} searchHook={searchHook}>
        <LaunchRoutes page={page} account={{ productName: 'Drawbridge', onPersonChanged: vi.fn() }} />
      </Router>
    </DrawbridgeProvider>,
  );
  return called;
}

describe('ROUTE-23, LTI-7 launch URLs', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  it.each([
    '/labs/some-ltik',
    '/labs/details/l1/some-ltik',
    '/integration/some-ltik',
    '/integration/deep-linking/some-ltik',
    '/integration/progress/some-ltik',
    '/labs?ltik=some-ltik',
    '/labs/details/l1?ltik=some-ltik',
    '/integration?ltik=some-ltik',
    '/integration/courses-details?course_id=c2&ltik=some-ltik',
    '/integration/video-play?course_id=c2&item_id=i1&ltik=some-ltik',
    '/integration/deep-linking?ltik=some-ltik',
    '/integration/progress?ltik=some-ltik',
  ])('a launch opens with the token of %s', async (path) => {
    const called = open(path);
    await waitFor(() => expect(called).toEqual(['/api/integration/launch/open']));
  });

  it('LTI-12 one video has a page, and its name is no token', async () => {
    const called = open('/integration/video-play');
    expect(await screen.findByText('Open this from your learning platform')).toBeDefined();
    expect(called).toEqual([]);
  });
});
