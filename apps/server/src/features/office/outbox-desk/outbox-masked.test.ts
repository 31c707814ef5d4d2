import { expect, test } from 'vitest';
import { messageView } from './outbox-desk-view.ts';

const row = (recipient: string) => ({
  ...{ id: '1', recipient, subject: 's', body: 'secret', html: null, link: null, state: 'sent' as const },
  ...{ createdAt: new Date(0), sentAt: null, attempts: 1 },
});

test.each([
  ['email', 'anna@mail.example', 'a•••@mail.example'],
  ['sms', '+380501234567', '•••67'],
  ['telegram', '123456789', '•••89'],
  ['push', '42', '42'],
] as const)('in production who is written to by %s is not told', (way, recipient, shown) => {
  const view = messageView(way, row(recipient), false);
  expect(view.recipient).toBe(shown);
  expect(JSON.stringify(view)).not.toContain('secret');
  expect(messageView(way, row(recipient), true).recipient).toBe(recipient);
});
