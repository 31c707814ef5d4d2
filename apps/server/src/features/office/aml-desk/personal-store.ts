import type { PersonalData } from '../../../platform/personal-data.ts';
import { KEPT_UNTIL } from '../../people/documents/feature.ts';

/**
 * A person is not shown that the house asks itself where their money comes from: to tell them is an offence. With the account nothing goes:
 * the law has flags and case files kept for some years after it, and a day stands with them from then on.
 */
export const AML_PERSONAL: PersonalData = {
  erases: {
    player: [
      `UPDATE aml_day SET kept_until = ${KEPT_UNTIL} WHERE player_id = $1 AND kept_until IS NULL`,
      `UPDATE aml_act SET kept_until = ${KEPT_UNTIL} WHERE player_id = $1 AND kept_until IS NULL`,
    ],
  },
};
