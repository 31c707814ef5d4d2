import Type from 'typebox';

/** As it is typed: in letters of any size. */
export const PromoCodeSchema = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$',
});
