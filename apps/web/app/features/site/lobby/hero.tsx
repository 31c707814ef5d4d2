import type { LobbyFront, LobbyTile } from '@croupier/contract/site/lobby';
import { Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDepositPrompt } from '../../../lib/rules.ts';
import { useProfile } from '../../../lib/session.ts';
import { slidesFor, viewerOf, type Slide } from './hero-slides.ts';
import { HeroSlideView } from './hero-slide.tsx';
import styles from './hero.module.css';
import { useCarousel } from '../../../lib/carousel/use-carousel.ts';

/** What the house has to say to who looks: slides on felt that turn by themselves until somebody takes hold of them. */
export function Hero({ banners, rows }: { banners: readonly Slide[]; rows: LobbyFront['rows'] }) {
  const t = useTranslations('lobby.hero');
  const profile = useProfile();
  const last = gamesOf(rows, 'recent');
  const popular = gamesOf(rows, 'popular', 'all');
  const viewer = viewerOf(profile, last.length > 0);
  const promptDeposit = useDepositPrompt();
  const slides = slidesFor(banners, viewer, {
    hasPopular: popular.length > 0,
    mayPrompt: promptDeposit !== null,
  });
  const { track, at, turning, go, toggle } = useCarousel<HTMLUListElement>(slides.length);
  if (slides.length === 0) return null;
  return (
    <section className={styles.hero} aria-roledescription={t('carousel')} aria-label={t('label')}>
      <div className={styles.controls}>
        <IconButton label={t(turning ? 'pause' : 'turn')} className={styles.control} onClick={toggle}>
          <Icon name={turning ? 'pause' : 'play'} size={18} />
        </IconButton>
        <IconButton
          label={t('back')}
          className={`${styles.control} ${styles.step}`}
          onClick={() => go(at - 1)}
        >
          <Icon name="left" size={18} />
        </IconButton>
        <span className={styles.dots} aria-hidden="true">
          {slides.map(({ id }, n) => (
            <span key={id} data-current={n === at || undefined} />
          ))}
        </span>
        <IconButton
          label={t('forward')}
          className={`${styles.control} ${styles.step}`}
          onClick={() => go(at + 1)}
        >
          <Icon name="right" size={18} />
        </IconButton>
      </div>
      <ul ref={track} className={styles.track}>
        {slides.map((slide, n) => (
          <li key={slide.id} className={styles.slide}>
            <HeroSlideView slide={slide} games={slide.art === 'last' ? last : popular} first={n === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The games of the first of these lists that is on the front, those that can be entered. */
function gamesOf(rows: LobbyFront['rows'], ...lists: LobbyFront['rows'][number]['list'][]): LobbyTile[] {
  const row = rows.find(({ list }) => lists.includes(list));
  return row?.games.filter(({ access }) => access === 'open') ?? [];
}
