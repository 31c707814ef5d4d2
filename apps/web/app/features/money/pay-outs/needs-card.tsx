import type { PayOutOptions } from '@croupier/contract/money/pay-outs';
import { Card, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { tell } from '../../../lib/tell.ts';
import { proofWanted } from '../../people/documents/proof-wanted.ts';
import styles from './pay-outs.module.css';

type Need = PayOutOptions['needs'][number];

/** Where each of them is done, and what is told of a press on the way there. */
const WAYS = {
  level: { to: '/documents', onClick: undefined },
  name: { to: '/profile', onClick: () => tell('click_card_owner', {}) },
  tax_number: { to: '/profile', onClick: () => tell('click_tax_number', {}) },
  method: { to: '/profile/pay-outs#methods', onClick: undefined },
} as const satisfies Record<Need, { to: `/${string}`; onClick: (() => void) | undefined }>;

/** What is missing before money is paid out, each with the way to where it is done. */
export function NeedsCard({ options: { needs, verify } }: { options: PayOutOptions }) {
  const t = useTranslations('pay-outs.needs');
  const proof = proofWanted({ verify: { level: verify.level, needed: verify.needed ?? verify.level } });
  return (
    <Card className={styles.card} data-testid="needs">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <ol className={styles.needs}>
        {needs.map((need) => (
          <li key={need}>
            <span>
              <strong>{t(`${need}.name`)}</strong>
              <small>{need === 'level' ? t('level.text', { proof }) : t(`${need}.text`)}</small>
            </span>
            <Link to={WAYS[need].to} className={styles.way} onClick={WAYS[need].onClick}>
              {t(`${need}.way`)}
              <Icon name="right" size={20} />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
