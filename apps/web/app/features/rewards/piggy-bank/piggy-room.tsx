import { ApiError } from '@croupier/contract/kit';
import type { PiggyBank, PiggyConfig } from '@croupier/contract/rewards/piggy-bank';
import { Button, buttonClass, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew, putKnown } from '../../../lib/ask-anew.ts';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { Link } from '../../../lib/link.tsx';
import { refreshProfile } from '../../../lib/session.ts';
import { Prose } from '../../site/content/prose.tsx';
import { PIGGY_KEY, piggyQuery, smashPiggy, startPiggy } from './piggy-queries.ts';
import styles from './piggy-room.module.css';
import { PiggyScene } from './piggy-scene.tsx';

interface RoomProps {
  piggy: PiggyBank;
  config: PiggyConfig;
}

/** The piggy bank, what is inside and what can be done with it; beside it the terms and those that were broken before. */
export function PiggyRoom({ piggy, config }: RoomProps) {
  const t = useTranslations('piggy-bank');
  const client = useQueryClient();
  useLiveOnceShown('piggyBank', () => void askAnew(client, { queryKey: PIGGY_KEY }));
  const known = (next: PiggyBank) => {
    putKnown(client, piggyQuery.queryKey, next);
    void refreshProfile(client).catch(() => undefined);
  };
  const start = useMutation({ mutationFn: startPiggy, onSuccess: known });
  const smash = useMutation({ mutationFn: smashPiggy, onSuccess: known });
  const isPending = start.isPending || smash.isPending;
  const failure = start.error ?? smash.error;
  const { state } = piggy;
  const look = smash.isPending
    ? 'waiting'
    : state === 'ACTIVE'
      ? 'filling'
      : state === 'BROKEN'
        ? 'broken'
        : 'empty';
  return (
    <div className={styles.layout}>
      <div className={styles.stage} data-testid="piggy-bank" data-state={state}>
        <h2>{config.name}</h2>
        <div className={styles.felt}>
          <PiggyScene look={look} fullness={state === 'ACTIVE' ? fullnessOf(piggy, config) : 0} />
        </div>
        <Said piggy={piggy} config={config} isNew={smash.isSuccess} />
        <FormFailure>{failure && <Failure error={failure} />}</FormFailure>
        {state === 'ACTIVE' ? (
          <Smash piggy={piggy} config={config} busy={isPending} onSmash={() => smash.mutate(piggy.id!)} />
        ) : (
          <Button
            look="gold"
            busy={start.isPending}
            disabled={config.rule !== null || piggy.nextAt !== null}
            onClick={() => !isPending && start.mutate()}
          >
            {t('create')}
          </Button>
        )}
        <Rule config={config} />
      </div>
      <Facts piggy={piggy} config={config} />
    </div>
  );
}

const fullnessOf = ({ amountMinor }: PiggyBank, { maximumMinor }: PiggyConfig): number =>
  Number(amountMinor) / Number(maximumMinor);

/** What is inside, and how far it is until it can be broken; of one that was broken, what it gave. */
function Said({ piggy, config, isNew }: RoomProps & { isNew: boolean }) {
  const t = useTranslations('piggy-bank');
  const date = useDate();
  const { money } = useFormat();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone: whoever came by keyboard goes on from what was inside.
    if (isNew) said.current?.focus();
  }, [isNew]);
  const { state, amountMinor, currency, breakable, nextAt } = piggy;
  const left = BigInt(config.minimumMinor) - BigInt(amountMinor);
  return (
    <div className={styles.said} role="status" ref={said} tabIndex={-1} data-testid="piggy-said">
      {state === 'NONE' && <p>{t('empty')}</p>}
      {state === 'ACTIVE' && (
        <p className={styles.inside}>{t('amount', { amount: money(amountMinor, currency) })}</p>
      )}
      {state === 'ACTIVE' && !breakable && left > 0n && (
        <>
          <progress
            className={styles.meter}
            max={config.minimumMinor}
            value={amountMinor}
            aria-label={t('meter')}
          />
          <p>
            {t('tooLittle', {
              minimum: money(config.minimumMinor, currency),
              left: money(String(left), currency),
            })}
          </p>
        </>
      )}
      {state === 'BROKEN' && (
        <p className={styles.inside}>{t('broken', { amount: money(amountMinor, currency) })}</p>
      )}
      {state === 'BROKEN' && (
        <Link to="/balance" className={buttonClass({ look: 'quiet' })}>
          {t('toBalance')}
        </Link>
      )}
      {nextAt !== null && <p>{t('next', { date: date(nextAt) })}</p>}
    </div>
  );
}

/** Asks once more before it is broken: that cannot be undone, and the next one waits. */
function Smash({
  piggy: { breakable, amountMinor, currency },
  config: { coolDownDays, rule },
  busy,
  onSmash,
}: RoomProps & { busy: boolean; onSmash(): void }) {
  const t = useTranslations('piggy-bank');
  const { money } = useFormat();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button look="gold" disabled={!breakable || rule !== null} onClick={() => setAsking(true)}>
        {t('break')}
      </Button>
    );
  return (
    <>
      <p>{t('sure', { amount: money(amountMinor, currency), days: coolDownDays })}</p>
      <div className={styles.acts}>
        <Button look="gold" busy={busy} autoFocus onClick={() => !busy && onSmash()}>
          {busy ? t('breaking') : t('breakNow')}
        </Button>
        <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
      </div>
    </>
  );
}

function Rule({ config: { rule } }: Pick<RoomProps, 'config'>) {
  const rules = useTranslations('rewards.rule');
  return rule && <p>{rules(rule.rule)}</p>;
}

function Facts({ piggy: { history }, config }: RoomProps) {
  const t = useTranslations('piggy-bank');
  const date = useDate();
  const { money, percent } = useFormat();
  const { shareMicro, maximumMinor, currency, terms } = config;
  return (
    <div className={styles.facts}>
      <p>{t('rules', { percent: percent(shareMicro, 2) })}</p>
      <p>{t('most', { amount: money(maximumMinor, currency) })}</p>
      {terms.map((html) => (
        <Prose key={html} html={html} />
      ))}
      {history.length > 0 && (
        <section>
          <h2>{t('history')}</h2>
          <ul className={styles.history}>
            {history.map((each) => (
              <li key={each.id}>
                <span>{date(each.brokenDate)}</span>
                <span>{money(each.amountMinor, each.currency)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslations('piggy-bank.failures');
  if (!(error instanceof ApiError)) return <>{t('network')}</>;
  if (error.key === 'target_not_reached') return <>{t('tooLittle')}</>;
  return <>{error.key === 'offer_over' || error.key === 'not_found' ? t('over') : t('network')}</>;
}
