import { ApiError } from '@croupier/contract/kit';
import type { PromoRefusal } from '@croupier/domain/rewards/promo-codes';
import type { RegionId } from '@croupier/domain/site/regions';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { openedWith } from '../../../lib/opened-at.ts';
import { useBrand, useLanguage } from '../../../lib/root-data.ts';
import { REGION_COOKIE } from '../../../lib/visitor.ts';
import { useIsAssumed } from './use-is-assumed.ts';
import { noteRegistration } from '../../site/labels/registered.ts';
import { keepChoice } from '../../site/settings/cookies.ts';
import { tell } from '../../../lib/tell.ts';
import { useWelcome } from './enter.ts';
import { usePlayersErrorText } from './error-text.ts';
import { tidyEmail, type FieldProblem } from './form-rules.ts';
import { openAccount, signIn } from './players-queries.ts';

export interface SignUpForm {
  by: 'email' | 'phone';
  email: string;
  phone: string;
  /** By whose ways the phone is written. */
  country: string;
  password: string;
  region: RegionId;
  birthday: string;
  promoCode: string;
}

/** Opens the account and signs in; the server answers the same whether the e-mail or the phone had an account or not. */
export function useSignUp(setError: UseFormSetError<SignUpForm>) {
  const language = useLanguage();
  const brand = useBrand();
  const welcome = useWelcome();
  const errorText = usePlayersErrorText();
  const isAssumed = useIsAssumed();
  const [failure, setFailure] = useState<string>();
  const send = async (form: SignUpForm) => {
    setFailure(undefined);
    const { password, region, birthday } = form;
    try {
      const { login } = await openAccount({
        ...addressOf(form),
        ...{ password, region, language, brand, birthday },
        regionAssumed: isAssumed(region),
        ...codesOf(form),
      });
      await signIn({ username: login, password });
      noteRegistration(form);
      tell('successRegistration', { region });
      // After signing out the site stays in the edition that the player chose.
      keepChoice(REGION_COOKIE, region);
      await welcome(form.by);
    } catch (error) {
      const of = fieldOf(error);
      if (of?.field === 'promoCode') tell('WRONG_REGISTRATION_PROMO_CODE', {});
      if (of) return setError(of.field, { message: of.problem }, { shouldFocus: true });
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

const addressOf = ({ by, email, phone, country }: SignUpForm) =>
  by === 'email' ? { email: tidyEmail(email) } : { phone: phone.trim(), ...(country && { country }) };

/** As the contract has codes: one that cannot be any is not sent, and opens the account without. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

export function codesOf({ promoCode }: Pick<SignUpForm, 'promoCode'>) {
  // In the link of whoever invited.
  const { ref: referralCode = '' } = Object.fromEntries(openedWith());
  const promo = promoCode.trim();
  return {
    ...(promo !== '' && { promoCode: promo }),
    ...(CODE.test(referralCode) && { referralCode }),
  };
}

interface Refused {
  readonly field: keyof SignUpForm;
  readonly problem: FieldProblem | 'underAge';
}

/** The field that a refusal is about, where it is about one. */
export function fieldOf(error: unknown): Refused | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { field, reason } = (error.details ?? {}) as { field?: string; reason?: PromoRefusal };
  if (error.key === 'under_age') return { field: 'birthday', problem: 'underAge' };
  if (error.key === 'wrong_promo_code')
    return { field: 'promoCode', problem: `promo.${reason ?? 'unknown'}` };
  if (error.key !== 'invalid_request') return undefined;
  if (field === 'phone') return { field: 'phone', problem: 'phoneInvalid' };
  return field === 'birthday' ? { field: 'birthday', problem: 'birthdayInvalid' } : undefined;
}
