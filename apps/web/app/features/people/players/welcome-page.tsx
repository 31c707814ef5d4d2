import { Button } from '@croupier/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { hostOf } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { useRules } from '../../../lib/rules.ts';
import { safePath } from '../../../lib/safe-path.ts';
import type { Route } from './+types/welcome-page';
import { loadTable } from './load-table.ts';
import { WelcomeGame } from './welcome-game.tsx';
import { WelcomeLimit } from './welcome-limit.tsx';
import { WelcomeLook } from './welcome-look.tsx';
import styles from './welcome.module.css';

const GAMES = 3;
const STEPS = ['look', 'limit', 'game'] as const;

export async function loader(args: Route.LoaderArgs) {
  const redirect = new URL(args.request.url).searchParams.get('redirect');
  const onwards = safePath(redirect, hostOf(args).visitor.language);
  return { games: (await loadTable(args)).slice(0, GAMES), onwards: onwards ?? null };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'players.welcome.meta.title', description: 'players.welcome.meta.description' },
    { index: false },
  );

/** Three short steps after sign-up: how it looks, what to limit, the first game. Each may be passed over. */
export default function WelcomePage({ loaderData: { games, onwards } }: Route.ComponentProps) {
  const t = useTranslations('players.welcome');
  const language = useLanguage();
  const isFirst = useRules().limitFirst;
  const [at, setAt] = useState(0);
  const step = STEPS[at]!;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  return (
    <section className={styles.welcome} aria-labelledby="welcome-title">
      <img className={styles.picture} src="/art/welcome.svg" alt="" width="480" height="360" />
      <p className={styles.place}>{t('place', { at: at + 1, of: STEPS.length })}</p>
      <div className={styles.dots} aria-hidden="true">
        {STEPS.map((each, index) => (
          <i key={each} data-done={index <= at} />
        ))}
      </div>
      <h1 id="welcome-title" ref={heading} tabIndex={-1}>
        {t(`${step}.title`)}
      </h1>
      <p className={styles.lead}>{step === 'limit' && isFirst ? t('limit.leadFirst') : t(`${step}.lead`)}</p>
      {step === 'look' && <WelcomeLook />}
      {step === 'limit' && <WelcomeLimit />}
      {step === 'game' && <WelcomeGame games={games} />}
      <div className={styles.actions}>
        {step === 'game' ? (
          <a className={styles.onwards} href={onwards ?? `/${language}`}>
            {t(onwards ? 'back' : 'toLobby')}
          </a>
        ) : (
          <>
            <Button look="primary" size="large" wide onClick={() => setAt(at + 1)}>
              {t('next')}
            </Button>
            <Button look="plain" onClick={() => setAt(STEPS.length - 1)}>
              {t('skip')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
