import type { rotateSeeds, SeedPair } from '@croupier/contract/play/fairness';
import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import { Button, Card, Field, Icon, IconButton, showToast } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CLIENT_SEED_PATTERN, drawClientSeed } from '../../../lib/client-seed.ts';
import { textOf } from '../../../lib/refusal-texts.ts';
import { useRotateSeeds } from './fairness-queries.ts';
import styles from './fairness.module.css';
import type messages from './messages/en.json';

const TEXTS = {
  client_seed_invalid: 'client_seed_invalid',
  conflict: 'conflict',
  round_open: 'round_open',
  too_many_requests: 'too_many_requests',
} as const satisfies Record<
  RefusalOf<typeof rotateSeeds> | 'too_many_requests',
  keyof (typeof messages)['errors']
>;

/** The player's own seed for the next pair, and the change that reveals the present one. */
export function RotateSeeds({ active }: { active: SeedPair }) {
  const t = useTranslations('fairness');
  const rotate = useRotateSeeds();
  // Rendered in the browser only, once the seeds are known: nothing random stands in the server's page.
  const [seed, setSeed] = useState(() => drawClientSeed());
  const valid = CLIENT_SEED_PATTERN.test(seed.trim());
  const key = rotate.error instanceof ApiError ? rotate.error.key : 'other';

  return (
    <Card className={styles.card}>
      <h2>{t('page.rotateTitle')}</h2>
      <p className={styles.text}>{t('page.rotateText')}</p>
      <form
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!valid) return;
          const onSuccess = () => {
            setSeed(drawClientSeed());
            showToast(t('page.rotated'), 'success');
          };
          rotate.mutate({ clientSeed: seed.trim(), activeId: active.id }, { onSuccess });
        }}
      >
        <Field
          label={t('page.newClientSeed')}
          hint={t('page.newClientSeedHint')}
          value={seed}
          onChange={(event) => {
            setSeed(event.target.value);
            rotate.reset();
          }}
          maxLength={64}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={seed !== '' && !valid && t('errors.client_seed_invalid')}
          after={
            <IconButton label={t('page.randomise')} onClick={() => setSeed(drawClientSeed())}>
              <Icon name="refresh" size={20} />
            </IconButton>
          }
        />
        <p role="alert" className={styles.failed}>
          {rotate.isError && t(`errors.${textOf(TEXTS, key) ?? 'other'}`)}
        </p>
        <Button type="submit" look="primary" disabled={!valid} busy={rotate.isPending}>
          {rotate.isPending ? t('page.rotating') : t('page.rotate')}
        </Button>
      </form>
    </Card>
  );
}
