import { getGameMaths } from '@croupier/contract/play/returns';
import { buttonClass, Icon } from '@croupier/ui';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useGameName, useTextsOfGame } from '../../../lib/game-texts.ts';
import { Link } from '../../../lib/link.tsx';
import { translate } from '../../../lib/messages.ts';
import { apiOf } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { posterAddress } from '../../../lib/poster.tsx';
import { languageOfPath } from '../../../lib/language.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/maths-page';
import { CheckYourself } from './check-yourself.tsx';
import { Details } from './details.tsx';
import { Distribution } from './distribution.tsx';
import { KeyFigures } from './key-figures.tsx';
import { ModeLinks } from './mode-links.tsx';
import styles from './returns.module.css';
import { SoFar } from './so-far.tsx';
import { Thousand } from './thousand.tsx';

export const loader = (args: Route.LoaderArgs) =>
  apiOf(args)(getGameMaths, { params: { code: args.params.game } });

/** All modes come at once; choosing another one asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta(args: Route.MetaArgs) {
  const language = languageOfPath(args.location.pathname) ?? 'en';
  const game = translate(language, `games.${args.params.game}.name`);
  return pageMeta(args, 'returns.meta', {
    values: { game },
    picture: posterAddress(args.params.game, language),
    trail: [['/games', 'shell.nav.games']],
  });
}

/** A game's par sheet: what is declared of each mode, what was returned so far, and how to compute it again. */
export default function MathsPage({ loaderData: { code, modes, ...maths } }: Route.ComponentProps) {
  const t = useTranslations('returns');
  const gameName = useGameName();
  useTextsOfGame(code);
  const asked = useSearchParams()[0].get('mode');
  const sheet = modes.find(({ mode }) => mode === asked) ?? modes[0]!;
  const back = (
    <Link to={`/slots/${code}`} className={buttonClass({ size: 'small' })}>
      <Icon name="left" size={18} />
      {t('toGame')}
    </Link>
  );
  return (
    <Page title={t('title', { game: gameName(code) })} lead={t('lead')} actions={back}>
      <div className={styles.sections}>
        {modes.length > 1 && (
          <ModeLinks code={code} modes={modes.map(({ mode }) => mode)} current={sheet.mode} />
        )}
        <KeyFigures sheet={sheet} />
        <Distribution sheet={sheet} />
        <div className={styles.pair}>
          <Thousand sheet={sheet} />
          <SoFar sheet={sheet} />
        </div>
        <Details sheet={sheet} />
        <CheckYourself code={code} mode={sheet.mode} {...maths} />
      </div>
    </Page>
  );
}
