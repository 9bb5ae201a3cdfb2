import { describe, expect, it } from 'vitest';
import { hasChat } from './chat.ts';

const CHAT = { scriptUrl: 'https://chat.test/widget.js', appId: 'app-1' };

describe('NOTIF-18 the chat starts', () => {
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
  ])('on %j: %s', (hostname, starts) => {
    expect(hasChat(hostname, CHAT)).toBe(starts);
  });
  it('nowhere without settings', () => {
    expect(hasChat('learning.example.com', undefined)).toBe(false);
  });
});
