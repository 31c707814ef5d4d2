import { createOffsetClock, type OffsetClock } from '../../../platform/clock.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { holdsNamesOf } from '../documents/feature.ts';
import { createMarks } from '../person-marks/feature.ts';
import { login } from './login.ts';
import { createPlayers, type Players } from './players-module.ts';
import { signUp } from './sign-up.ts';

const SEED_KEY = [Buffer.alloc(32, 8)] as const;
export const PASSWORD = 'a quiet green river';
/** Of somebody who may play everywhere. */
export const BIRTHDAY = '1990-05-20';

type Region = 'UA' | 'EU' | 'KZ' | 'SL';

export interface TestingPlayers {
  database: TestDatabase;
  players: Players;
  clock: OffsetClock;
  /** Sessions whose sockets were closed, in order. */
  ended: string[];
  open(email?: string, region?: Region): ReturnType<typeof signUp>;
  tryLogin(
    username: string,
    password: string,
    more?: {
      device?: string;
      cookieHeader?: string;
      ip?: string;
      provesWork?: () => Promise<boolean>;
      region?: Region;
    },
  ): ReturnType<typeof login>;
  signIn(email: string, more?: { device?: string; cookieHeader?: string }): Promise<SignedInPlayer>;
  newPlayer(region?: Region): Promise<SignedInPlayer & { email: string }>;
}

type SignedInPlayer = Exclude<Awaited<ReturnType<typeof login>>, { refused: unknown }> & {
  player: NonNullable<Awaited<ReturnType<Players['authenticate']>>>;
};

let count = 0;
export const newEmail = (): string => `player${count++}@mail.example`;
/** Another one each time, so that no test uses up the budget of another. */
export const newAddress = (): string => `10.0.${count++ % 250}.${count % 250}`;
export const cookie = (sessionId: string): string => `croupier_session=${sessionId}`;

/** The feature without its routes, on a database of its own. */
export async function startPlayers(): Promise<TestingPlayers> {
  const database = await createTestDatabase();
  const clock = createOffsetClock();
  const ended: string[] = [];
  const players = createPlayers(
    {
      db: database.db,
      clock,
      endSession: (sessionId) => ended.push(sessionId),
      error: (message, details) => {
        throw new Error(message, { cause: details });
      },
      config: {
        secure: false,
        sessionKey: Buffer.alloc(32, 7),
        seedKey: SEED_KEY,
        closedCountries: { header: undefined, countries: new Set() },
        pwnedUrl: undefined,
        ...{ answerAfterMs: 0, passwordWork: 'least' },
      },
    },
    {
      ...{ hasSms: true, holdsNames: holdsNamesOf },
      marks: createMarks({ clock, config: { seedKey: SEED_KEY } }),
      regionOf: () => 'UA',
      activeBonus: async () => null,
      mechanics: async () => ({
        bonusPromotions: { magicBox: null, manufacture: null, randomBonuses: null },
        alerts: { bonuses: 0, treasures: 0 },
        ...{ loyaltyState: null, piggyBalance: '0', nominations: { active: null } },
      }),
      takeBack: async () => undefined,
      pushIds: async () => [],
      subscribedToBot: async () => false,
      favouriteGames: async () => [],
      endResetLinks: async () => undefined,
      regionChanged: async () => undefined,
    },
  );
  const open: TestingPlayers['open'] = (email = newEmail(), region = 'UA') =>
    signUp(
      players.parts,
      { email, password: PASSWORD, region, language: 'en', birthday: BIRTHDAY },
      newAddress(),
    );
  const tryLogin: TestingPlayers['tryLogin'] = (username, password, more = {}) =>
    login(players.parts, {
      ...{ username, password, region: more.region ?? 'UA' },
      ip: more.ip ?? newAddress(),
      device: more.device,
      cookieHeader: more.cookieHeader,
      provesWork: more.provesWork ?? (async () => true),
    });
  const signIn: TestingPlayers['signIn'] = async (email, more = {}) => {
    const result = await tryLogin(email, PASSWORD, more);
    if (isRefusal(result)) throw new Error(result.refused);
    const player = await players.authenticate(cookie(result.sessionId));
    if (!player) throw new Error('the new session is not known');
    return { ...result, player };
  };
  const newPlayer: TestingPlayers['newPlayer'] = async (region = 'UA') => {
    const email = newEmail();
    await open(email, region);
    // Who has answered the letter: a browser is remembered for nobody else.
    await database.owner.query('UPDATE player SET email_verified_at = created_at WHERE email = $1', [email]);
    return { email, ...(await signIn(email)) };
  };
  return { database, players, clock, ended, open, tryLogin, signIn, newPlayer };
}
