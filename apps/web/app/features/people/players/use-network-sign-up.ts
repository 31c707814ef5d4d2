import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { Newcomer, signUpByNetwork } from '@croupier/contract/people/networks';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { useBrand, useLanguage } from '../../../lib/root-data.ts';
import { tell } from '../../../lib/tell.ts';
import { REGION_COOKIE } from '../../../lib/visitor.ts';
import { openByNetwork } from '../networks/networks-queries.ts';
import { noteRegistration } from '../../site/labels/registered.ts';
import { keepChoice } from '../../site/settings/cookies.ts';
import { useWelcome } from './enter.ts';
import { usePlayersErrorText } from './error-text.ts';
import { tidyEmail } from './form-rules.ts';
import { useIsAssumed } from './use-is-assumed.ts';
import { codesOf, fieldOf, type SignUpForm } from './use-sign-up.ts';

export type NewcomerForm = Pick<SignUpForm, 'email' | 'region' | 'birthday' | 'promoCode'>;

/** What is said of a sign-up by a network and of no other. */
const OWN = ['link_over', 'email_taken'] as const satisfies RefusalOf<typeof signUpByNetwork>[];

/** Opens the account; its player is signed in by that. */
export function useNetworkSignUp({ isProven }: Newcomer, setError: UseFormSetError<NewcomerForm>) {
  const language = useLanguage();
  const brand = useBrand();
  const welcome = useWelcome();
  const t = useTranslations('networks.errors');
  const errorText = usePlayersErrorText();
  const isAssumed = useIsAssumed();
  const [failure, setFailure] = useState<string>();
  const send = async (form: NewcomerForm) => {
    setFailure(undefined);
    const { email, region, birthday } = form;
    try {
      await openByNetwork({
        ...{ region, birthday, language, brand },
        regionAssumed: isAssumed(region),
        ...(!isProven && { email: tidyEmail(email) }),
        ...codesOf(form),
      });
      noteRegistration(form);
      tell('successRegistration', { region });
      tell('successLogin', {});
      // After signing out the site stays in the edition that the player chose.
      keepChoice(REGION_COOKIE, region);
      await welcome();
    } catch (error) {
      const of = fieldOf(error);
      if (of?.field === 'promoCode') tell('WRONG_REGISTRATION_PROMO_CODE', {});
      if (of?.field === 'promoCode' || of?.field === 'birthday')
        return setError(of.field, { message: of.problem }, { shouldFocus: true });
      const own = error instanceof ApiError && OWN.find((key) => key === error.key);
      setFailure(own ? t(own) : errorText(error));
    }
  };
  return { failure, send };
}
