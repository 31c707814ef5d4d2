import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import Type from 'typebox';
import { AmountSchema, Closed } from '../../kit/common-schemas.ts';

/** Codes of programmes, levels, segments and what else an operator names. */
export const CodeSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

/** An amount in minor units for each currency. A region whose currency is missing is not offered it. */
export const AmountsSchema = Type.Object(
  Object.fromEntries(
    Object.keys(CURRENCIES).map((currency) => [currency, Type.Optional(AmountSchema)]),
  ) as Record<Currency, Type.TOptional<typeof AmountSchema>>,
  { additionalProperties: false, minProperties: 1, format: 'amounts' },
);

/** The same line in each language. */
export const NamesSchema = Closed(
  Object.fromEntries(
    LANGUAGES.map((language) => [language, Type.String({ minLength: 1, maxLength: 200 })]),
  ) as Record<Language, Type.TString>,
);
