import type { SelfTestBand } from '@croupier/domain/people/self-test';
import { buttonClass } from '@croupier/ui';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { HelpNear } from '../helplines/help-near.tsx';
import styles from './self-test.module.css';

/** What helps, most of all first. */
const WAYS = {
  none: ['limits', 'statements'],
  low: ['limits', 'statements'],
  moderate: ['stop', 'help', 'limits'],
  problem: ['help', 'stop'],
} as const satisfies Record<SelfTestBand, readonly (keyof typeof TO)[]>;

const TO = {
  limits: '/profile/play-safely#limits',
  stop: '/profile/play-safely',
  statements: '/profile/statements',
  help: '/responsible-gaming',
} as const;

/** What a sum may mean, and where to go from here. */
export function SelfTestResult({
  heading,
  score,
  band,
}: {
  heading: Ref<HTMLHeadingElement>;
  score: number;
  band: SelfTestBand;
}) {
  const t = useTranslations('self-test');
  return (
    <div data-band={band}>
      <h2 ref={heading} tabIndex={-1}>
        {t(`bands.${band}.title`)}
      </h2>
      <p>{t(`bands.${band}.text`)}</p>
      <p className={styles.note}>{t('score', { score })}</p>
      <HelpNear />
      <p className={styles.ways}>
        {WAYS[band].map((way, at) => (
          <Link key={way} to={TO[way]} className={buttonClass({ look: at === 0 ? 'primary' : 'plain' })}>
            {t(`ways.${way}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}
