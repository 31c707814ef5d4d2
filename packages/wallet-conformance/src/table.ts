import { randomBytes } from 'node:crypto';
import type { ConformanceConfig } from './config.ts';
import { askControl, type ControlAction } from './control.ts';
import { createWalletClient, type Answer, type Call, type Twist } from './wallet-client.ts';

/** A player at the table: a session, and calls that are right unless the check says otherwise. */
export interface Seat {
  readonly token: string;
  readonly playerId: string;
  readonly currency: string;
  balance(): Promise<bigint>;
  bet(more?: Fields, twist?: Twist): Promise<Answer>;
  win(more: Fields, twist?: Twist): Promise<Answer>;
  rollback(more: Fields, twist?: Twist): Promise<Answer>;
  endRound(more: Fields): Promise<Answer>;
}

export type Fields = Readonly<Record<string, string | boolean | number | undefined>>;

/** What a check works with. */
export interface Table {
  readonly config: ConformanceConfig;
  readonly stakeMinor: bigint;
  call(call: Call, body: object | string, twist?: Twist): Promise<Answer>;
  /** A player with this many stakes; without a control address the one of the configuration. */
  sit(stakes?: number): Promise<Seat>;
  control(action: ControlAction, more: object): Promise<Record<string, string>>;
  newId(): string;
}

export function createTable(config: ConformanceConfig): Table {
  const { call } = createWalletClient(config);
  const stakeMinor = BigInt(config.stakeMinor);
  const control = (action: ControlAction, more: object) => askControl(config, action, more);
  return {
    config,
    stakeMinor,
    call,
    control,
    newId,
    sit: async (stakes = 50) => {
      const balanceMinor = String(stakeMinor * BigInt(stakes));
      const { game } = config;
      const token = config.control
        ? (await control('create-session', { game, balanceMinor }))['token']
        : config.token;
      if (!token) throw new Error('neither a token nor a control address was given');
      const { playerId, currency, status } = await call('authenticate', { token });
      if (!playerId || !currency) throw new Error(`authenticate answered ${status ?? 'no status'}`);
      return seatOf(call, config, { token, playerId, currency });
    },
  };
}

function seatOf(
  call: Table['call'],
  { game, stakeMinor }: ConformanceConfig,
  player: Pick<Seat, 'token' | 'playerId' | 'currency'>,
): Seat {
  const { token, playerId, currency } = player;
  return {
    ...player,
    balance: async () => {
      const { balanceMinor } = await call('balance', { token });
      if (!/^[0-9]+$/.test(balanceMinor ?? '')) throw new Error('balance answered no amount of minor units');
      return BigInt(balanceMinor!);
    },
    bet: (more = {}, twist) =>
      call('bet', { token, ...ids(), game, currency, amountMinor: stakeMinor, ...more }, twist),
    win: (more, twist) => call('win', { playerId, ...ids(), game, currency, ...more }, twist),
    rollback: (more, twist) => call('rollback', { playerId, ...ids(), game, ...more }, twist),
    endRound: (more) => call('end-round', { playerId, ...ids(), game, ...more }),
  };
}

const ids = () => ({ transactionId: newId(), roundId: newId() });
const newId = (): string => `kit-${randomBytes(12).toString('hex')}`;
