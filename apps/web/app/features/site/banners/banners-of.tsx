import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLocalPath } from '../../../lib/link.tsx';
import { isClosed, useHouse } from '../../../lib/root-data.ts';
import { BannerArea } from './banner-area.tsx';
import type { Banner } from './banner.ts';
import type { AreaBanners } from './load-banners.ts';

/**
 * What content says in an area of a page: nothing, and no room, where it says nothing. What leads to
 * a page that is closed, or to this very page, is left out.
 */
export function BannersOf({ of }: { of: AreaBanners | undefined }) {
  const t = useTranslations('banners.areas');
  const { closed } = useHouse();
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  if (!of) return null;
  const leads = ({ action }: Banner) => {
    const path = localPath(action.to);
    return path !== pathname && !isClosed(path, closed);
  };
  const open = of.banners.filter(leads);
  return <BannerArea label={t(of.area)} layout={of.layout} banners={open} />;
}
