import { ApiError } from '@croupier/contract/kit';
import type { PayOutMethod } from '@croupier/contract/money/pay-outs';
import { Button, buttonClass, Card, ErrorState, FormFailure } from '@croupier/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { Link } from '../../../lib/link.tsx';
import { useNudge } from '../../../lib/live/live.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/verify-card-page';
import { CARD_KEY, cardQuery, confirmCard, PAY_OUTS_KEY } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';
import { useMethodErrorText } from './use-method-error-text.ts';

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'pay-outs.verify.meta', { index: false });

/** As the house makes them: 32 bytes as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Where the provider sends a player back whose card it was shown: to a button. Programs that follow links press none. */
export default function VerifyCardPage() {
  const t = useTranslations('pay-outs.verify');
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <Page title={t('title')} width="narrow" picture="payments">
      <Card className={styles.card}>
        {TOKEN.test(token) ? <ByToken key={token} token={token} /> : <Over />}
      </Card>
    </Page>
  );
}

function ByToken({ token }: { token: string }) {
  const t = useTranslations('pay-outs.verify');
  const card = useQuery(cardQuery(token));
  const queries = useQueryClient();
  useNudge('method', () => void askAnew(queries, { queryKey: CARD_KEY }));
  const confirm = useMutation({
    mutationFn: () => confirmCard(token),
    onSuccess: () => askAnew(queries, { queryKey: PAY_OUTS_KEY }),
  });
  if (confirm.data) return <Done method={confirm.data} />;
  if (isRefusedFor(card.error, 'link_over') || isRefusedFor(confirm.error, 'link_over')) return <Over />;
  if (card.isError)
    return <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void card.refetch()} />;
  if (!card.data || card.data.state === 'ASKED')
    return <Waiting knows={card.data !== undefined} onAsk={() => void card.refetch()} />;
  if (card.data.state === 'PROVEN') return <Done method={card.data} />;
  if (card.data.state !== 'SHOWN') return <Refused />;
  return <Confirm card={card.data} confirm={confirm} />;
}

/** Goes on by itself; whoever waits too long may ask. */
function Waiting({ knows, onAsk }: { knows: boolean; onAsk(): void }) {
  const t = useTranslations('pay-outs.verify');
  return (
    <>
      <p role="status" className={styles.text}>
        {t(knows ? 'waiting' : 'loading')}
      </p>
      {knows && (
        <div className={styles.actions}>
          <Button onClick={onAsk}>{t('lookAgain')}</Button>
          <ToPayOuts />
        </div>
      )}
    </>
  );
}

interface ConfirmProps {
  card: PayOutMethod;
  confirm: { isPending: boolean; isError: boolean; error: unknown; mutate(): void };
}

function Confirm({ card: { mask, ownerName }, confirm }: ConfirmProps) {
  const t = useTranslations('pay-outs.verify');
  const errorText = useMethodErrorText();
  return (
    <>
      <h2>{t('ask')}</h2>
      <p className={styles.cardFace}>
        <span className="tabular">{mask}</span>
        <small>{ownerName}</small>
      </p>
      <p className={styles.text}>{t('text')}</p>
      <FormFailure>
        {confirm.isError &&
          (isRefusedFor(confirm.error, 'conflict') ? t('waiting') : errorText(confirm.error))}
      </FormFailure>
      <div className={styles.actions}>
        <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('confirm')}
        </Button>
        <ToPayOuts />
      </div>
    </>
  );
}

function Done({ method }: { method: PayOutMethod }) {
  const t = useTranslations('pay-outs.verify');
  return (
    <>
      <div role="status">
        <h2>{t('doneTitle')}</h2>
        <p className={styles.text}>{t('done', { mask: method.mask ?? '' })}</p>
      </div>
      <div className={styles.actions}>
        <ToPayOuts />
      </div>
    </>
  );
}

const Refused = () => <Ended title="refusedTitle" text="refused" />;
const Over = () => <Ended title="overTitle" text="over" />;

function Ended({ title, text }: { title: 'refusedTitle' | 'overTitle'; text: 'refused' | 'over' }) {
  const t = useTranslations('pay-outs.verify');
  return (
    <>
      <h2>{t(title)}</h2>
      <p className={styles.text}>{t(text)}</p>
      <div className={styles.actions}>
        <ToPayOuts />
      </div>
    </>
  );
}

function ToPayOuts() {
  const t = useTranslations('pay-outs.verify');
  return (
    <Link to="/profile/pay-outs" className={buttonClass({})}>
      {t('toPayOuts')}
    </Link>
  );
}

const isRefusedFor = (error: unknown, key: string): boolean => error instanceof ApiError && error.key === key;
