import type { TelegramUpdate } from '@croupier/contract/people/telegram';
import { expect, test } from 'vitest';
import { readUpdate } from './read-update.ts';

const OWN = { id: 77, type: 'private' };
const GROUP = { id: -100, type: 'group' };
const written = (
  text?: string,
  chat = OWN,
  from: { id: number } | undefined = { id: 77 },
): TelegramUpdate => ({
  update_id: 1,
  message: { message_id: 5, chat, ...(from && { from }), ...(text !== undefined && { text }) },
});
const changed = (status: string, chat = OWN, from = { id: 77 }): TelegramUpdate => ({
  update_id: 1,
  my_chat_member: { chat, from, new_chat_member: { status } },
});
const ABOUT = { chatId: 77n, code: '' };

test.each([
  ['/start abc', { is: 'link', secret: 'abc', ...ABOUT }],
  ['/start@house_bot abc ', { is: 'link', secret: 'abc', ...ABOUT }],
  ['/start', { is: 'talk', ...ABOUT }],
  ['/start a b', { is: 'talk', ...ABOUT }],
  ['/started abc', { is: 'talk', ...ABOUT }],
  ['say /stop', { is: 'talk', ...ABOUT }],
  ['/stop', { is: 'stop', ...ABOUT }],
  ['', { is: 'talk', ...ABOUT }],
])('%s', (text, wish) => {
  expect(readUpdate(written(text))).toEqual(wish);
});

test('a picture is talk', () => {
  expect(readUpdate(written())).toEqual({ is: 'talk', ...ABOUT });
});

test('who blocks the bot is gone, and who lets it in again has to link anew', () => {
  expect(readUpdate(changed('kicked'))).toEqual({ is: 'gone', chatId: 77n });
  expect(readUpdate(changed('member'))).toEqual({ is: 'nothing' });
});

test.each([
  ['a group', written('/stop', GROUP)],
  ['a group, by a link', written('/start abc', GROUP)],
  ['a chat of somebody else', written('/stop', OWN, { id: 78 })],
  ['nobody', { update_id: 1, message: { message_id: 5, chat: OWN, text: '/stop' } }],
  ['a group that the bot was thrown out of', changed('kicked', GROUP)],
  ['somebody else who was thrown out', changed('kicked', OWN, { id: 78 })],
  ['what the bot does not know', { update_id: 1 }],
])('%s says nothing', (_, update) => {
  expect(readUpdate(update)).toEqual({ is: 'nothing' });
});
