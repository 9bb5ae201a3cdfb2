import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signSettlement } from './settlement.ts';

const OPERATING = new URL('../../../../../storybook/docs/security/operating.mdx', import.meta.url);

describe('the worked example of a settlement in Operating', () => {
  it('the worked example in Operating has the signature that its text and secret give', () => {
    const page = readFileSync(OPERATING, 'utf8');
    const [secret = ''] = /(?<=the secret `)[^`]+/.exec(page) ?? [];
    const [text = ''] = /(?<=```text\n)\d{4}-[\dT:-]+Z\n[^`]+(?=\n```)/.exec(page) ?? [];
    const [sent_at = '', event_id = '', outcome = '', invoice_number = '', amount, currency = ''] =
      text.split('\n');
    const sent = { sent_at, event_id, outcome, invoice_number, amount: Number(amount), currency };
    expect(signSettlement(secret, sent)).toBe(/^[0-9a-f]{64}$/m.exec(page)?.[0]);
  });
});
