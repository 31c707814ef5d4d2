import * as desk from '@croupier/contract/office/support-desk';
import { supportRequests } from '@croupier/contract/site/support';
import { SUPPORT_HOLD_MS } from '@croupier/domain/site/support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOffice, type TestOffice } from '../operators/office.fixture.ts';
import { writeLetter } from './support-desk.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

const of = (number: string) => ({ params: { number } });
const because = (number: string) => ({ ...of(number), body: { reason: 'for a test' } });
const answering = (number: string, text = 'It came now.') => ({ ...of(number), body: { text } });
const refusedWith = (key: string) => expect.objectContaining({ key }) as Error;

const actsOn = async (number: string) =>
  office.site.owner.query<Record<string, string | null>>(
    `SELECT act, operator, before, after, reason, address FROM audit_entry
WHERE subject_kind = 'support-letter' AND subject_id = $1 ORDER BY position`,
    [number],
  );
const stateOf = async (number: string) =>
  (
    await office.site.owner.query<{ state: string }>('SELECT state FROM support_request WHERE number = $1', [
      number,
    ])
  )[0]!.state;
const mailsTo = (email: string) =>
  office.site.owner.query<{ subject: string; body: string }>(
    'SELECT subject, body FROM letter WHERE recipient = $1 ORDER BY id',
    [email],
  );
/** As if so much time had passed since a letter was taken. */
const pass = (number: string, ms: number) =>
  office.site.owner.query(
    `UPDATE support_request SET taken_until = taken_until - make_interval(secs => $2) WHERE number = $1`,
    [number, ms / 1_000],
  );

test('an answer goes by e-mail in the writer’s language, onto the writer’s page, and into the log, at once', async () => {
  const { support } = office.as;
  const [player, stranger] = [await office.site.createPlayer(), await office.site.createPlayer()];
  const number = await writeLetter(player, { email: 'answered@mail.example', language: 'kk' });
  await support.call(desk.takeSupportLetter, of(number));
  expect((await player.call(supportRequests, {})).requests[0]).toMatchObject({ state: 'OPEN', answers: [] });
  await support.call(desk.answerSupportLetter, answering(number, '  Ақша келді.\nКешіріңіз.  '));
  const [mail, ...more] = await mailsTo('answered@mail.example');
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(`№\u00a0${number} өтінішіңізге жауап`);
  expect(mail!.body).toContain('\n\nАқша келді.\nКешіріңіз.\n\n');
  expect(mail!.body).not.toContain('My deposit');
  const [mine] = (await player.call(supportRequests, {})).requests;
  expect(mine).toMatchObject({ state: 'ANSWERED', answers: [{ text: 'Ақша келді.\nКешіріңіз.' }] });
  expect((await stranger.call(supportRequests, {})).requests).toEqual([]);
  const acts = await actsOn(number);
  expect(acts.map(({ act, operator }) => [act, operator])).toEqual([
    ['take.support-letter', support.name],
    ['answer.support-letter', support.name],
  ]);
  expect(JSON.parse(acts[1]!['after']!)).toMatchObject({ state: 'ANSWERED', language: 'kk' });
  // What people write of themselves, and where they live, is not copied into the log.
  expect(JSON.stringify(acts)).not.toMatch(/Ақша|answered@|deposit is not/);
});

test('of ten who take a letter at once, one has it', async () => {
  const number = await writeLetter(office.site);
  const people = [office.as.support, office.as.admin];
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => people[at % 2]!.call(desk.takeSupportLetter, of(number))),
  );
  const acts = await actsOn(number);
  expect(new Set(acts.map(({ operator }) => operator)).size).toBe(1);
  // Who has it may take it again; the other one is told, five times.
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  for (const each of tries)
    if (each.status === 'rejected') expect(each.reason).toEqual(refusedWith('item_taken'));
});

test('what is in somebody’s hands is not taken, answered, closed or put back by another, until the time is over', async () => {
  const { support, admin } = office.as;
  const number = await writeLetter(office.site);
  await support.call(desk.takeSupportLetter, of(number));
  await expect(admin.call(desk.takeSupportLetter, of(number))).rejects.toEqual(refusedWith('item_taken'));
  await expect(admin.call(desk.answerSupportLetter, answering(number))).rejects.toEqual(
    refusedWith('item_taken'),
  );
  await expect(admin.call(desk.closeSupportLetter, because(number))).rejects.toEqual(
    refusedWith('item_taken'),
  );
  await expect(admin.call(desk.putBackSupportLetter, of(number))).rejects.toEqual(refusedWith('conflict'));
  await expect(admin.call(desk.reopenSupportLetter, because(number))).rejects.toEqual(
    refusedWith('conflict'),
  );
  await pass(number, SUPPORT_HOLD_MS);
  const free = await admin.call(desk.readSupportLetter, of(number));
  expect(free).toMatchObject({ takenBy: null, isFree: true, isMine: false });
  // Nobody has taken it since, so whoever was writing may still answer; but once another has, no more.
  await admin.call(desk.takeSupportLetter, of(number));
  await expect(support.call(desk.answerSupportLetter, answering(number))).rejects.toEqual(
    refusedWith('item_taken'),
  );
  await admin.call(desk.answerSupportLetter, answering(number));
  expect(await stateOf(number)).toBe('ANSWERED');
});

test('who is late answers all the same when nobody has taken the letter since', async () => {
  const number = await writeLetter(office.site);
  await office.as.support.call(desk.takeSupportLetter, of(number));
  await pass(number, SUPPORT_HOLD_MS + 1_000);
  await office.as.support.call(desk.answerSupportLetter, answering(number));
  expect(await stateOf(number)).toBe('ANSWERED');
});

test('an answer that is sent five times at once is one answer and one e-mail', async () => {
  const number = await writeLetter(office.site, { email: 'once@mail.example' });
  await office.as.support.call(desk.takeSupportLetter, of(number));
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => office.as.support.call(desk.answerSupportLetter, answering(number))),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await mailsTo('once@mail.example')).toHaveLength(1);
  expect((await office.as.support.call(desk.readSupportLetter, of(number))).answers).toHaveLength(1);
});

test('an answer whose entry in the log fails never happened', async () => {
  const number = await writeLetter(office.site, { email: 'undone@mail.example' });
  await office.as.support.call(desk.takeSupportLetter, of(number));
  await office.site.owner.query('ALTER TABLE audit_entry ADD CONSTRAINT refused CHECK (false) NOT VALID');
  await expect(office.as.support.call(desk.answerSupportLetter, answering(number))).rejects.toMatchObject({
    status: 500,
  });
  await office.site.owner.query('ALTER TABLE audit_entry DROP CONSTRAINT refused');
  expect(await stateOf(number)).toBe('OPEN');
  expect(await mailsTo('undone@mail.example')).toEqual([]);
});

test('a letter is closed with a reason, without a word to its writer, opened again, and answered', async () => {
  const { support } = office.as;
  const number = await writeLetter(office.site, { email: 'closed@mail.example' });
  await support.call(desk.closeSupportLetter, because(number));
  expect(await stateOf(number)).toBe('CLOSED');
  expect(await mailsTo('closed@mail.example')).toEqual([]);
  await expect(support.call(desk.closeSupportLetter, because(number))).rejects.toEqual(
    refusedWith('conflict'),
  );
  await expect(support.call(desk.takeSupportLetter, of(number))).rejects.toEqual(refusedWith('conflict'));
  await expect(support.call(desk.answerSupportLetter, answering(number))).rejects.toEqual(
    refusedWith('conflict'),
  );
  await support.call(desk.reopenSupportLetter, because(number));
  expect(await stateOf(number)).toBe('NEW');
  // Nobody has it in hand: not even who closed it.
  await expect(support.call(desk.answerSupportLetter, answering(number))).rejects.toEqual(
    refusedWith('conflict'),
  );
  await support.call(desk.takeSupportLetter, of(number));
  await support.call(desk.putBackSupportLetter, of(number));
  expect(await stateOf(number)).toBe('NEW');
  const acts = await actsOn(number);
  expect(acts.map(({ act, reason }) => [act, reason])).toEqual([
    ['close.support-letter', 'for a test'],
    ['reopen.support-letter', 'for a test'],
    ['take.support-letter', null],
    ['put-back.support-letter', null],
  ]);
});

test('a letter is shown as it was written, with notes, story and the player’s others; each reading goes to the log', async () => {
  const { support, risk } = office.as;
  const player = await office.site.createPlayer();
  const message = `'); DROP TABLE support_request; -- <img src=x onerror=alert(1)> {{7*7}} \u202e 🎰\n\tend`;
  const first = await writeLetter(player, { topic: 'bonus' });
  const number = await writeLetter(player, { message, reference: 'A1B2c3d4' });
  await support.call(desk.noteSupportLetter, { ...of(number), body: { text: 'He <b>called</b>, too.' } });
  const read = await risk.call(desk.readSupportLetter, of(number));
  expect(read).toMatchObject({
    message,
    state: 'NEW',
    playerId: String(player.id),
    writer: 'o•••@mail.example',
    isMine: false,
    isFree: true,
    notes: [{ text: 'He <b>called</b>, too.', operator: support.name }],
    story: [{ act: 'note.support-letter', operator: support.name }],
    others: [{ number: first, topic: 'bonus', state: 'NEW' }],
  });
  const acts = await actsOn(number);
  expect(acts.map(({ act, operator }) => [act, operator])).toEqual([
    ['note.support-letter', support.name],
    ['read.support-letter', risk.name],
  ]);
  expect(acts[1]!['address']).toMatch(/127\.0\.0\.1/);
  expect(await actsOn(first)).toEqual([]);
  expect((await player.call(supportRequests, {})).requests[0]!.answers).toEqual([]);
});

test('the writer’s address is told to who may ask for it, with a reason that the log keeps', async () => {
  const number = await writeLetter(office.site, { email: 'hidden@mail.example' });
  expect(JSON.stringify(await office.as.auditor.call(desk.readSupportLetter, of(number)))).not.toContain(
    'hidden@',
  );
  await expect(office.as.auditor.call(desk.unmaskSupportWriter, because(number))).rejects.toMatchObject({
    status: 403,
  });
  const told = await office.as.support.call(desk.unmaskSupportWriter, because(number));
  expect(told).toEqual({ email: 'hidden@mail.example' });
  expect((await actsOn(number)).at(-1)).toMatchObject({ act: 'unmask.support-writer', reason: 'for a test' });
});

test('who only reads changes nothing, and a letter that is not there is said to be none', async () => {
  const number = await writeLetter(office.site);
  const acts = [desk.takeSupportLetter, desk.putBackSupportLetter] as const;
  for (const act of acts)
    await expect(office.as.risk.call(act, of(number))).rejects.toMatchObject({ status: 403 });
  await expect(office.as.risk.call(desk.answerSupportLetter, answering(number))).rejects.toMatchObject({
    status: 403,
  });
  expect(await stateOf(number)).toBe('NEW');
  for (const nowhere of ['999999', '999999999999999999']) {
    await expect(office.as.support.call(desk.readSupportLetter, of(nowhere))).rejects.toEqual(
      refusedWith('not_found'),
    );
    await expect(office.as.support.call(desk.takeSupportLetter, of(nowhere))).rejects.toEqual(
      refusedWith('not_found'),
    );
  }
});

test.each<[string, string]>([
  ['blanks', '   \n  '],
  ['nothing', ''],
  ['a null', 'with \u0000 in it'],
  ['too much', 'x'.repeat(4_001)],
])('an answer of %s is refused and leaves the letter as it is', async (_name, text) => {
  const number = await writeLetter(office.site);
  await office.as.support.call(desk.takeSupportLetter, of(number));
  await expect(office.as.support.call(desk.answerSupportLetter, answering(number, text))).rejects.toEqual(
    refusedWith('invalid_request'),
  );
  expect(await stateOf(number)).toBe('OPEN');
});

test('an answer cannot be led elsewhere, nor a letter be given another state or holder beside it', async () => {
  const number = await writeLetter(office.site);
  await office.as.support.call(desk.takeSupportLetter, of(number));
  for (const more of [{ to: 'evil@mail.example' }, { state: 'CLOSED' }, { operatorId: '1' }]) {
    const body = { text: 'It came now.', ...more };
    await expect(office.as.support.call(desk.answerSupportLetter, { ...of(number), body })).rejects.toEqual(
      refusedWith('invalid_request'),
    );
  }
  expect(await stateOf(number)).toBe('OPEN');
  expect(await mailsTo('evil@mail.example')).toEqual([]);
});

test('a forgotten letter takes its answers and notes with it, and the server deletes none by itself', async () => {
  const { support } = office.as;
  const number = await writeLetter(office.site);
  await support.call(desk.noteSupportLetter, { ...of(number), body: { text: 'to be forgotten' } });
  await support.call(desk.takeSupportLetter, of(number));
  await support.call(desk.answerSupportLetter, answering(number, 'to be forgotten, too'));
  for (const text of [
    'DELETE FROM support_answer',
    `UPDATE support_answer SET text = 'another'`,
    'DELETE FROM support_note',
    `UPDATE support_request SET email = 'x@y.zz'`,
  ])
    await expect(office.site.db.query(text)).rejects.toThrow(/permission denied/);
  await office.site.owner.query(
    `UPDATE support_request SET created_at = now() - interval '9 days' WHERE number = $1`,
    [number],
  );
  await office.site.db.query('SELECT forget_support_requests(8, 100)');
  const left = await office.site.owner.query(
    `SELECT text FROM support_answer UNION ALL SELECT text FROM support_note`,
  );
  expect(JSON.stringify(left)).not.toContain('to be forgotten');
});
