import { ApiError } from '@croupier/contract/kit';
import type { RegionId } from '@croupier/domain/site/regions';
import { useState } from 'react';
import { useBrand, useLanguage } from '../../../lib/root-data.ts';
import { REGION_COOKIE } from '../../../lib/visitor.ts';
import { noteRegistration } from '../../site/labels/registered.ts';
import { keepChoice } from '../../site/settings/cookies.ts';
import { tell } from '../../../lib/tell.ts';
import { useWelcome } from './enter.ts';
import { usePlayersErrorText } from './error-text.ts';
import { tidyEmail } from './form-rules.ts';
import { openAccount, signIn } from './players-queries.ts';

export interface SignUpForm {
  email: string;
  password: string;
  region: RegionId;
  age: boolean;
}

/** Opens the account and signs in; the server answers the same whether the e-mail had an account or not. */
export function useSignUp() {
  const language = useLanguage();
  const brand = useBrand();
  const welcome = useWelcome();
  const errorText = usePlayersErrorText();
  const [failure, setFailure] = useState<string>();
  const send = async ({ email, password, region, age }: SignUpForm) => {
    setFailure(undefined);
    try {
      const { login } = await openAccount({
        email: tidyEmail(email),
        password,
        region,
        language,
        brand,
        ageConfirmed: age,
      });
      await signIn({ username: login, password });
      noteRegistration();
      tell('successRegistration', { region });
      // After signing out the site stays in the edition that the player chose.
      keepChoice(REGION_COOKIE, region);
      await welcome();
    } catch (error) {
      const taken = error instanceof ApiError && error.key === 'wrong_credentials';
      setFailure(
        errorText(
          taken ? new ApiError(error.status, { key: 'email_taken', message: '', requestId: '' }) : error,
        ),
      );
    }
  };
  return { failure, send };
}
