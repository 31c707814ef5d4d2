import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { beginStop } from '../exclusions/begin-stop.ts';
import { isStopped } from '../exclusions/feature.ts';
import { PASSWORD } from '../players/players.fixture.ts';
import { KEY, PHONE, startContacts } from './contacts.fixture.ts';
import { sendVerifyCode } from './send-verify-code.ts';
import { showPhoneProof } from './show-phone-proof.ts';
import { verifyEmail } from './verify-email.ts';
import { verifyPhone } from './verify-phone.ts';

let house = {} as Awaited<ReturnType<typeof startContacts>>;
beforeAll(async () => {
  house = await startContacts();
});
afterAll(() => house.database.drop());

type Player = Awaited<ReturnType<typeof house.enter>>;
async function newOwner(): Promise<Player> {
  const { player, token } = await house.newClaim();
  await verifyEmail(house.parts, player, { token });
  return player;
}
const send = (player: Player, phone?: string) =>
  sendVerifyCode(house.parts, player, phone === undefined ? {} : { phone });
const verify = (player: Player, code: string) => verifyPhone(house.parts, player, { code });
const lastCode = (): string => house.told.at(-1)!.params['code']!;

test('a phone is proven by its code, however it was written, and signs in', async () => {
  const player = await newOwner();
  expect(await showPhoneProof(house.parts, player)).toEqual({ isOffered: true, waiting: null });
  expect(await send(player, '+380 (67) 123-45-67')).toMatchObject({ phone: '+380•••67' });
  expect(house.told.at(-1)).toMatchObject({ to: PHONE, kind: 'code' });
  expect(await showPhoneProof(house.parts, player)).toMatchObject({
    waiting: { phone: '+380•••67', triesLeft: 5 },
  });
  const wrong = lastCode() === '123456' ? '654321' : '123456';
  expect(await verify(player, wrong)).toEqual({ refused: 'wrong_code', details: { triesLeft: 4 } });
  expect(await verify(player, lastCode())).toEqual({ phone: PHONE });
  expect(await verify(player, lastCode())).toEqual({ refused: 'link_over' });
  expect((await house.enter('+380 67 123 45 67', PASSWORD)).playerId).toBe(player.playerId);
  expect(await house.tryLogin(PHONE, 'not the password')).toEqual({ refused: 'wrong_credentials' });
});

test('a phone is one account’s: asking for a code tells nothing, and of two who answer at once one has it', async () => {
  const phone = '+380507654321';
  const [one, other] = [await newOwner(), await newOwner()];
  expect(isRefusal(await send(one, phone))).toBe(false);
  const first = lastCode();
  expect(isRefusal(await send(other, phone))).toBe(false);
  const answers = await Promise.all([verify(one, first), verify(other, lastCode())]);
  expect(answers.filter((answer) => !isRefusal(answer))).toEqual([{ phone }]);
  expect(answers.filter(isRefusal)).toEqual([{ refused: 'conflict' }]);
  const third = await newOwner();
  expect(Object.keys(await send(third, phone))).toEqual(['againAt', 'expiresAt', 'phone']);
});

test('an exclusion of who had the phone before holds with the commit that proves it', async () => {
  const { database, clock, parts } = house;
  const [first, second] = [await newOwner(), await newOwner()];
  for (const phone of ['+380507650001', '+380507650002']) {
    await send(first, phone);
    await verify(first, lastCode());
    if (phone.endsWith('1')) await beginStop({ ...parts, key: KEY }, first, 'year');
    clock.setOffset(200_000);
  }
  await send(second, '+380507650001');
  expect(await isStopped(database.db, second.playerId, clock.now())).toBe(false);
  await verify(second, lastCode());
  expect(await isStopped(database.db, second.playerId, clock.now())).toBe(true);
  clock.setOffset(0);
});

test('another code goes to the phone that waits for one, and to none where none does', async () => {
  const player = await newOwner();
  expect(await send(player)).toEqual({ refused: 'invalid_request' });
  await send(player, '+380633334455');
  house.clock.setOffset(200_000);
  expect(await send(player)).toMatchObject({ phone: '+380•••55' });
  expect(house.told.at(-1)).toMatchObject({ to: '+380633334455', kind: 'code' });
  house.clock.setOffset(0);
});

test('what is no mobile phone of a region is refused, and who has not answered their letter proves none', async () => {
  const player = await newOwner();
  for (const phone of ['+380', '+12125550100', '+380441234567', '+380671234567890', 'not a phone'])
    expect(await send(player, phone)).toEqual({ refused: 'invalid_request' });
  const claim = await house.newClaim();
  const unanswered = { refused: 'user_cant_use_exception', details: { rule: 'email_unanswered' } };
  expect(await send(claim.player, PHONE)).toEqual(unanswered);
  expect(await verify(claim.player, '123456')).toEqual(unanswered);
});
