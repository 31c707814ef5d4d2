import Type from 'typebox';
import { Closed } from './common-schemas.ts';

/** A browser's answer to a challenge, as the Web Authentication API has it; the library that checks it knows its form. */
export const CredentialSchema = Type.Unsafe<Record<string, unknown>>(
  Type.Object(
    { id: Type.String({ maxLength: 1024, pattern: '^[A-Za-z0-9_-]*$' }) },
    { additionalProperties: true },
  ),
);
/** What a browser is asked for, in the same API's form. */
export const CeremonySchema = Closed({ options: Type.Unsafe<Record<string, unknown>>(Type.Unknown()) });
