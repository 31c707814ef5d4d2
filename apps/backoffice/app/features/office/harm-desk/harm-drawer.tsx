import { readHarm, type HarmPicture } from '@croupier/contract/office/harm-desk';
import { HARM_ACTS, type HarmAct } from '@croupier/domain/office/harm-desk';
import { Button, Dialog, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { CareDialog } from './care-dialog.tsx';
import { HarmLevel } from './harm-list.tsx';
import styles from './harm.module.css';

/** What a player's days tell, what was done about it, and what can be done. */
export function HarmDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTranslations('harm-desk.one');
  const { data, error, refetch } = useQuery(queryOf(readHarm, { params: { id } }));
  const [act, setAct] = useState<HarmAct>();
  if (act) return <CareDialog id={id} act={act} onClose={() => setAct(undefined)} />;
  return (
    <Dialog title={t('title', { id })} closeLabel={t('close')} size="side" onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Content id={id} picture={data} onAct={setAct} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

function Content({ id, picture, onAct }: { id: string; picture: HarmPicture; onAct(act: HarmAct): void }) {
  const t = useTranslations('harm-desk');
  const may = useMay();
  const { score, level } = picture;
  return (
    <div className={styles.one}>
      <p className={styles.head}>
        {level && <HarmLevel level={level} />} {t('one.score', { score })}
      </p>
      <p className={styles.note}>{t('one.proves')}</p>
      <Link to={`/players/${id}` as never}>{t('one.toPlayer')}</Link>
      {may('care.players') && (
        <div className={styles.acts}>
          {HARM_ACTS.map((act) => (
            <Button key={act} onClick={() => onAct(act)}>
              {t(`acts.${act}.name`)}
            </Button>
          ))}
        </div>
      )}
      <Days days={picture.days} />
      <Done acts={picture.acts} />
    </div>
  );
}

function Days({ days }: Pick<HarmPicture, 'days'>) {
  const t = useTranslations('harm-desk');
  return (
    <section>
      <h3>{t('one.days')}</h3>
      {days.length === 0 && <p className={styles.note}>{t('one.noDays')}</p>}
      <ol className={styles.list}>
        {days.map(({ day, score, reasons }) => (
          <li key={day}>
            <strong className="tabular">{day}</strong> · {t('one.points', { score })}
            <ul>
              {reasons.map(({ marker, value, from }) => (
                <li key={marker}>
                  {t(`markers.${marker}.name`)}:{' '}
                  {t(`markers.${marker}.value`, { value: Math.round(value), from })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Done({ acts }: Pick<HarmPicture, 'acts'>) {
  const t = useTranslations('harm-desk');
  return (
    <section>
      <h3>{t('one.done')}</h3>
      {acts.length === 0 && <p className={styles.note}>{t('one.noActs')}</p>}
      <ol className={styles.list}>
        {acts.map(({ at, operator, act, template, text, score }) => (
          <li key={at}>
            <Instant at={at} /> · {operator} · {t(`acts.${act}.name`)}
            {template && `: ${t(`templates.${template}`)}`} · {t('one.points', { score })}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
