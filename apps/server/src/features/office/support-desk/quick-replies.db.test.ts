import {
  deleteQuickReply,
  listQuickReplies,
  QUICK_REPLIES_MAX,
  saveQuickReply,
} from '@croupier/contract/office/support-desk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());
beforeEach(() => office.site.owner.query('DELETE FROM support_quick_reply'));

const reply = (title: string, text = 'It takes a day at most.') => ({
  body: { language: 'en' as const, title, text, reason: 'asked every day' },
});
const texts = async () =>
  (await office.as.risk.call(listQuickReplies, {})).replies.map(({ title, text }) => [title, text]);
const acts = () =>
  office.site.owner.query(
    `SELECT act, before, after, reason FROM audit_entry WHERE subject_kind = 'quick-reply' ORDER BY position DESC LIMIT 1`,
  );

test('a text is kept, replaced under its title, and forgotten, each with its entry in the log', async () => {
  const { support } = office.as;
  const { id } = await support.call(saveQuickReply, reply('Deposit late'));
  expect(await support.call(saveQuickReply, reply('Deposit late', 'Two days.'))).toEqual({ id });
  expect(await texts()).toEqual([['Deposit late', 'Two days.']]);
  expect(await acts()).toMatchObject([
    { act: 'save.quick-reply', before: '{"text":"It takes a day at most."}', reason: 'asked every day' },
  ]);
  await support.call(deleteQuickReply, { params: { id }, body: { reason: 'wrong by now' } });
  expect(await texts()).toEqual([]);
  expect(await acts()).toMatchObject([{ act: 'delete.quick-reply', after: null, reason: 'wrong by now' }]);
  const again = support.call(deleteQuickReply, { params: { id }, body: { reason: 'wrong by now' } });
  await expect(again).rejects.toMatchObject({ key: 'not_found' });
});

test('who only reads keeps none, blanks are none, and there are never too many', async () => {
  await expect(office.as.risk.call(saveQuickReply, reply('Mine'))).rejects.toMatchObject({ status: 403 });
  await expect(office.as.support.call(saveQuickReply, reply('   '))).rejects.toMatchObject({ status: 400 });
  await office.site.owner.query(
    `INSERT INTO support_quick_reply (language, title, text, changed_at)
SELECT 'en', 'Reply ' || n, 'text', now() FROM generate_series(1, $1) AS n`,
    [QUICK_REPLIES_MAX - 1],
  );
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, (_, at) => office.as.support.call(saveQuickReply, reply(`More ${at}`))),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await texts()).toHaveLength(QUICK_REPLIES_MAX);
});
