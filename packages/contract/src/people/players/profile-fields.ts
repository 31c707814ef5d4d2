import { PACES, PERSONAL_NAME_LENGTH_MAX, SEXES, VERIFY_STATUSES } from '@croupier/domain/people/players';
import Type from 'typebox';
import { AmountOutSchema, Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { LogoPositionSchema } from '../../rewards/bonus-promotions/logo-position.ts';

const orNone = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const PaceSchema = Type.Enum([...PACES]);
export const SexSchema = Type.Enum([...SEXES]);
/** A day in the life of somebody who is alive; whether it is in the calendar is the server's to say. */
export const BirthdaySchema = Type.String({
  pattern: '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
});
/** Letters of any alphabet and what joins them in names of people (`personalName`). */
export const PersonalNameSchema = Type.String({
  minLength: 1,
  maxLength: PERSONAL_NAME_LENGTH_MAX,
  pattern: "^[\\p{L}\\p{M} .'’‘ʼʻ`-]+$",
});

/** Of a profile: who the player is, as they say it and as the house knows it. What was never said is null. */
export const PERSON = {
  /** Always true: who is blocked, and whose account is closed, is shown no profile. */
  active: Type.Literal(true),
  /** The name to sign in by beside the e-mail and the phone. */
  username: orNone(Type.String()),
  firstName: orNone(Type.String()),
  secondName: orNone(Type.String()),
  lastName: orNone(Type.String()),
  sex: orNone(SexSchema),
  /** Once it is known it stays. */
  birthday: orNone(BirthdaySchema),
  /** Names stay as they are: documents are, or were, held against them. */
  namesHeld: Type.Boolean(),
  /** Its last digits, where the region asks for one and it was given. */
  taxNumber: orNone(Type.String()),
  /** Where the picture is shown from, on this site. */
  avatar: orNone(Type.String()),
  /** From when on the player may choose another nickname; null: now. */
  nicknameChangeFrom: orNone(InstantSchema),
  /** The pace that rounds start with, as far as the rules in force allow it. */
  speed: PaceSchema,
  /** In the first session after the account was opened, and in no other. Told to who asks: no screen of the site differs by it. */
  justRegistered: Type.Boolean(),
  /** The house has taken the region for the likely one, until the player sets it. */
  askRegion: Type.Boolean(),
  /** Whether documents may be brought: the account is answered for. */
  canDocUpload: Type.Boolean(),
  /** What documents have shown of who the player is. */
  verifyStatus: Type.Enum([...VERIFY_STATUSES]),
  /** How far that takes them, 0 to 3. */
  verifyLevel: Type.Integer(),
  /** Codes of the games that the player likes, the latest first. */
  favoriteGames: Type.Array(Type.String()),
  /** What stakes can take, in minor units of `currency`: real money and bonus money, or play money (`gameMoney`). */
  balance: AmountOutSchema,
};

const none = Type.Null();

const PROMOTION = Closed({ icon: Type.String(), code: Type.String() });

/** Profile fields of mechanics that are there. */
export const OF_MECHANICS = {
  /** Promotions that are shown to me: drawing, and code to ask by. */
  bonusPromotions: Closed({
    magicBox: Type.Union([PROMOTION, none]),
    manufacture: Type.Union([PROMOTION, none]),
    /** Only while it is shown: in which corner, and until when. */
    randomBonuses: Type.Union([
      Closed({
        ...{ icon: Type.String(), code: Type.String() },
        logoPosition: LogoPositionSchema,
        shownUntil: InstantSchema,
      }),
      none,
    ]),
  }),
  /** How much there is that I have not seen: bonuses that I may take or have, and boxes that are full. */
  alerts: Closed({ bonuses: Type.Integer(), treasures: Type.Integer() }),
  /** The nomination that I stand in; of several seasons that of the first. */
  nominations: Closed({ active: Type.Union([Type.String(), none]) }),
  /** My points; there are no levels yet. */
  loyaltyState: Type.Union([
    Closed({ level: none, tierPoints: Type.Integer(), rewardPoints: Type.Integer(), next: none }),
    none,
  ]),
};

/**
 * Of a profile: what belongs to mechanics that this house does not have yet. Each says that there is nothing, in the form that it
 * will have. There is no `token`: a session is in a cookie that no script reads, and sockets are opened by tickets
 * (`site/live`). There is no `errorMessage` either: a profile that cannot be read is an error like any other.
 */
export const NOT_YET = {
  hasAccessToVipClub: Type.Literal(false),
  royalState: Closed({
    hasAccessToRoyalClub: Type.Literal(false),
    bonusState: Type.Literal('EMPTY'),
    bonusCode: none,
  }),
  /** What is inside my active piggy bank. */
  piggyBalance: AmountOutSchema,
  nowActiveLottery: none,
  activeLottery: none,
};
