import Type from 'typebox';

/** The corner of the page that something is shown in. */
export const LogoPositionSchema = Type.Enum(['left-top', 'right-top', 'left-bottom', 'right-bottom']);
