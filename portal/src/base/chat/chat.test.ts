import { createFakeServer } from '@drawbridge/client/testing';
import { getChatHash } from '@drawbridge/contracts/operations';
import { signal } from '@preact/signals-react';
import { describe, expect, it, vi } from 'vitest';
import { hasChat, startChatWhenSignedIn } from './chat.ts';

const CHAT = { scriptUrl: 'https://chat.test/widget.js', appId: 'app-1' };

describe('NOTIF-18 starting the chat', () => {
  it.each([
    ['learning.example.com', true],
    ['LEARNING.example.com', true],
    ['uat.example.com', false],
    ['staging.example.com', false],
    ['localhost', false],
    ['mylearning.example.com', false],
    ['learning-uat.example.com', false],
    ['example.learning.com', false],
    ['', false],
  ])('the chat on %j: %s', (hostname, starts) => {
    expect(hasChat(hostname, CHAT)).toBe(starts);
  });
  it('the chat starts nowhere without settings', () => {
    expect(hasChat('learning.example.com', undefined)).toBe(false);
  });
});

describe('NOTIF-17 the identity that the chat receives', () => {
  const user = { email: 'ann@acme.test', firstName: 'Ann', lastName: 'Lee', picture: undefined };
  function setUp(hostname: string) {
    const scripts: { src?: string }[] = [];
    const page = {
      location: { hostname },
      document: {
        createElement: () => ({}),
        head: { append: (script: { src?: string }) => void scripts.push(script) },
      },
    } as unknown as Window & typeof globalThis;
    const server = createFakeServer([[getChatHash, () => ({ data: { hash: 'proof' } })]]);
    const signedIn = signal<typeof user | undefined>(undefined);
    startChatWhenSignedIn(page, { user: signedIn }, server.client.call, CHAT);
    return { page, scripts, server, signedIn };
  }

  it('the chat sends no request and starts nothing on another host', () => {
    const { scripts, server, signedIn } = setUp('uat.example.com');
    signedIn.value = user;
    expect([scripts, server.calls]).toEqual([[], []]);
  });

  it('the chat receives name, email and hash once the user is signed in; a failure is retried at the next sign-in, a success is final', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { page, scripts, server, signedIn } = setUp('learning.example.com');
    expect(server.calls).toEqual([]);
    server.on(getChatHash, () => 'offline');
    signedIn.value = user;
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
    said.mockRestore();
    server.on(getChatHash, () => ({ data: { hash: 'proof' } }));
    signedIn.value = { ...user };
    await vi.waitFor(() => expect(scripts).toEqual([{ src: CHAT.scriptUrl, async: true }]));
    expect(page.chatSettings).toEqual({ app_id: 'app-1', name: 'Ann Lee', email: user.email, hash: 'proof' });
    expect(server.calls.at(-1)?.input).toEqual({ email: user.email });
    signedIn.value = { ...user };
    expect(server.calls).toHaveLength(2);
  });
});
