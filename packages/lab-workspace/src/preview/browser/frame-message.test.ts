import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

describe('PKG-10 readFrameMessage', () => {
  it('readFrameMessage accepts the four kinds of messages', () => {
    expect(readFrameMessage({ type: 'ready' })).toEqual({ type: 'ready' });
    expect(readFrameMessage({ type: 'navigate', method: 'GET', url: '/', body: '' })?.type).toBe('navigate');
    expect(readFrameMessage({ type: 'console', level: 'log', text: 'x' })?.type).toBe('console');
    expect(readFrameMessage({ type: 'key', isBackward: true, more: 1 })).toEqual({
      type: 'key',
      isBackward: true,
    });
  });
  it('readFrameMessage rejects everything else from a hostile page', () => {
    const forged = [
      null,
      'ready',
      { type: 'show' },
      { type: 'key', isBackward: 1 },
      { type: 'navigate', method: 'GET', url: {}, body: '' },
      { type: 'navigate', method: 'get /x', url: '/', body: '' },
      { type: 'console', level: 'log', text: 'x'.repeat(70_000) },
    ];
    for (const data of forged) expect(readFrameMessage(data)).toBeUndefined();
  });
});
