import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toSettlementText } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('operating.mdx', import.meta.url), 'utf8');

describe('the worked example of a settlement, in Operating', () => {
  const [text = ''] = /(?<=```text\n)\d{4}-[\dT:-]+Z\n[^`]+(?=\n```)/.exec(page) ?? [];
  const [sent_at = '', event_id = '', outcome = '', invoice_number = '', amount, currency = ''] =
    text.split('\n');

  it('is the text that the server signs', () =>
    expect(
      toSettlementText({
        sent_at,
        event_id,
        outcome,
        invoice_number,
        amount: Number(amount),
        currency,
      }),
    ).toBe(text));

  it('has the signature that is beside it', () => {
    const [secret = ''] = /(?<=the secret `)[^`]+/.exec(page) ?? [];
    expect(createHmac('sha256', secret).update(text).digest('hex')).toBe(/^[0-9a-f]{64}$/m.exec(page)?.[0]);
  });
});
