import { describe, expect, it } from 'vitest';
import { readReplyOutput, replyEnvelope, toReplyFields } from './base/reply.ts';
import { listWishes, removeWish } from './learning/wishlist.ts';

describe('the place of an output in its reply', () => {
  it('an output is in the field data', () => {
    expect(toReplyFields(removeWish, { removed: true })).toEqual({ data: { removed: true } });
    const reply = replyEnvelope.parse({ success: true, data: { removed: true } });
    expect(readReplyOutput(removeWish, reply)).toEqual({ removed: true });
  });

  it('CALL-27 the items of the favorites are in data, and their lists beside it', () => {
    const output = { items: ['item'], custom_data: ['list'] };
    const fields = toReplyFields(listWishes, output);
    expect(fields).toEqual({ data: ['item'], custom_data: ['list'] });
    const reply = replyEnvelope.parse({ success: true, message: 'Done', ...fields });
    expect(readReplyOutput(listWishes, reply)).toEqual(output);
  });

  it('an output is an empty object when a reply has no data', () => {
    expect(readReplyOutput(removeWish, replyEnvelope.parse({ success: true, data: null }))).toEqual({});
  });
});
