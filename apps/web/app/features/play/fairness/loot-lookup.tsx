import { Button, buttonClass, Card, Skeleton, TextArea } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import type { CheckedLoot, LootProblem } from './check-loot.ts';
import { drawQuery } from './fairness-queries.ts';
import { LootResult } from './loot-result.tsx';
import styles from './verify.module.css';

/** Checks a draw from a table of prizes: one of the player's own by its address, or any whose values are pasted. */
export function LootLookup({ asked }: { asked: string | undefined }) {
  const t = useTranslations('fairness.verify.loot');
  return (
    <Card className={styles.lookup}>
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {asked === undefined ? <LootForm /> : <RecordedLoot name={asked} />}
    </Card>
  );
}

/** @param name `<pair>.<domain>.<nonce>` */
function RecordedLoot({ name }: { name: string }) {
  const t = useTranslations('fairness.verify.loot');
  const date = useDate();
  const draw = useQuery({ ...drawQuery(name), retry: false });
  if (draw.isPending) return <Skeleton className={styles.skeleton} />;
  if (!draw.data) {
    return (
      <>
        <p className={styles.notice}>{t('loadError')}</p>
        <LootForm />
      </>
    );
  }
  const { drawnAt, ...values } = draw.data;
  return (
    <>
      <p className={styles.notice}>{t('filled', { time: date(drawnAt) })}</p>
      <LootForm start={JSON.stringify(values, null, 2)} />
    </>
  );
}

/** The values and what came of them. What is filled in is computed without being asked. */
function LootForm({ start = '' }: { start?: string }) {
  const t = useTranslations('fairness.verify.loot');
  const [typed, setTyped] = useState(start);
  const [computing, setComputing] = useState(start === '' ? undefined : start);
  const checked = useQuery({
    queryKey: ['fairness', 'loot', computing ?? null],
    queryFn: async () => (await import('./check-loot.ts')).checkLoot(computing!),
    enabled: computing !== undefined,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  const found = computing === undefined ? undefined : checked.data;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setComputing(typed);
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextArea
          label={t('values')}
          hint={t('hint')}
          name="draw"
          value={typed}
          onChange={({ target }) => (setTyped(target.value), setComputing(undefined))}
          error={(found === 'noJson' || found === 'noDraw') && t(found)}
          rows={6}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" busy={checked.isFetching}>
          {t('submit')}
        </Button>
      </form>
      <div className={styles.result} aria-live="polite">
        {found === 'secret' && <StillSecret />}
        {isChecked(found) && <LootResult {...found} />}
      </div>
    </>
  );
}

function StillSecret() {
  const t = useTranslations('fairness.verify');
  return (
    <div className={styles.notice}>
      <p>{t('loot.secret')}</p>
      <Link to="/fairness" className={buttonClass({ size: 'small' })}>
        {t('toSeeds')}
      </Link>
    </div>
  );
}

const isChecked = (found: CheckedLoot | LootProblem | undefined): found is CheckedLoot =>
  typeof found === 'object';
