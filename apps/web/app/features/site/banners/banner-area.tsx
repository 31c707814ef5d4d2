import type { BannerLayout } from '@croupier/domain/site/banners';
import { Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useCarousel } from '../../../lib/carousel/use-carousel.ts';
import type { Banner } from './banner.ts';
import styles from './banner-area.module.css';
import { BannerView } from './banner-view.tsx';

interface BannerAreaProps {
  /** What the area is about, for who cannot see it. */
  label: string;
  layout: BannerLayout;
  banners: readonly Banner[];
  /** On the first screen. */
  eager?: boolean;
}

/**
 * The banners of an area, nothing where there are none. They slide sideways, by themselves until somebody takes hold of them, and
 * not for who asked for less motion; before it is alive, and without scripts, it is a list to swipe.
 */
export function BannerArea({ label, layout, banners, eager = false }: BannerAreaProps) {
  const t = useTranslations('banners');
  const { track, at, turning, overflows, go, toggle } = useCarousel<HTMLUListElement>(banners.length);
  if (banners.length === 0) return null;
  return (
    <section
      className={styles.area}
      data-layout={layout}
      aria-roledescription={t('carousel')}
      aria-label={label}
    >
      {overflows && (
        <div className={styles.controls}>
          <IconButton label={t(turning ? 'pause' : 'turn')} onClick={toggle}>
            <Icon name={turning ? 'pause' : 'play'} size={18} />
          </IconButton>
          <IconButton label={t('back')} onClick={() => go(at - 1)}>
            <Icon name="left" size={18} />
          </IconButton>
          <IconButton label={t('forward')} onClick={() => go(at + 1)}>
            <Icon name="right" size={18} />
          </IconButton>
        </div>
      )}
      <ul ref={track} className={styles.track} tabIndex={overflows ? 0 : undefined} aria-label={label}>
        {banners.map((banner, n) => (
          <li key={banner.key} className={styles.place}>
            <BannerView banner={banner} layout={layout} eager={eager && n === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
