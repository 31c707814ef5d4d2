import type { Newcomer } from '@croupier/contract/people/networks';
import { NETWORK_NAMES } from '@croupier/domain/people/networks';
import { REGIONS } from '@croupier/domain/site/regions';
import { Button, buttonClass, Card, ErrorState, Field, FormFailure, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useRegion } from '../../../lib/root-data.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import { Page } from '../../../pages/page.tsx';
import { newcomerQuery } from '../networks/networks-queries.ts';
import type { Route } from './+types/network-sign-up-page';
import { BirthdayField } from './birthday-field.tsx';
import { useRedirectQuery } from './enter.ts';
import { emailProblem, type FieldProblem } from './form-rules.ts';
import { PromoField } from './promo-field.tsx';
import { RegionField } from './region-field.tsx';
import { birthdayProblem, promoProblem } from './sign-up-rules.ts';
import { Terms } from './sign-up-terms.tsx';
import { useNetworkSignUp, type NewcomerForm } from './use-network-sign-up.ts';
import { usePromoOfLink } from './use-promo-of-link.ts';
import styles from './players.module.css';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'networks.newcomer.meta', { index: false });

/** Who came back from a network without an account answers what it does not know; there is no account before that. */
export default function NetworkSignUpPage() {
  const t = useTranslations('networks.newcomer');
  const inBrowser = useInBrowser();
  const newcomer = useQuery({ ...newcomerQuery, enabled: inBrowser });
  const network = newcomer.data && NETWORK_NAMES[newcomer.data.network];
  return (
    <Page title={t('title')} lead={network ? t('lead', { network }) : t('leadPlain')} width="narrow">
      <Card as="div" className={styles.auth}>
        {newcomer.isError && (
          <ErrorState
            title={t('loadError')}
            retryLabel={t('retry')}
            onRetry={() => void newcomer.refetch()}
          />
        )}
        {newcomer.isPending && <Skeleton />}
        {newcomer.data && <Answers newcomer={newcomer.data} />}
        {newcomer.data === null && <Over />}
      </Card>
    </Page>
  );
}

function Answers({ newcomer }: { newcomer: Newcomer }) {
  const t = useTranslations('networks.newcomer');
  const players = useTranslations('players');
  const region = useRegion().id;
  const defaultValues: NewcomerForm = { email: newcomer.email ?? '', region, birthday: '', promoCode: '' };
  const form = useForm<NewcomerForm>({ defaultValues });
  const { register, handleSubmit, control, formState, setError } = form;
  const promoOfLink = usePromoOfLink(form);
  const { failure, send } = useNetworkSignUp(newcomer, setError);
  const chosen = useWatch({ control, name: 'region' });
  const age = REGIONS[chosen].minimumAge;
  const problem = (name: keyof NewcomerForm) => {
    const key = formState.errors[name]?.message as FieldProblem | 'underAge' | undefined;
    return key && players(`problems.${key}`, { age });
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={handleSubmit(send)}>
      <FormFailure>{failure}</FormFailure>
      {newcomer.isProven ? (
        <p>{t('proven', { email: newcomer.email ?? '' })}</p>
      ) : (
        <Field
          label={players('fields.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          error={problem('email')}
          {...register('email', { validate: emailProblem })}
        />
      )}
      <RegionField region={chosen} {...register('region')} />
      <BirthdayField
        age={age}
        error={problem('birthday')}
        {...register('birthday', { validate: birthdayProblem })}
      />
      <PromoField
        error={problem('promoCode')}
        ofLink={promoOfLink}
        {...register('promoCode', { validate: promoProblem })}
      />
      <Terms age={age} />
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {players(formState.isSubmitting ? 'signUp.submitting' : 'signUp.submit')}
      </Button>
    </form>
  );
}

function Over() {
  const t = useTranslations('networks.newcomer');
  return (
    <>
      <h2>{t('overTitle')}</h2>
      <p>{t('over')}</p>
      <Link to={`/login${useRedirectQuery()}`} className={buttonClass({ look: 'primary' })}>
        {t('again')}
      </Link>
    </>
  );
}
