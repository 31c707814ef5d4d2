import { showToast } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useBalanceHold } from '../../../lib/held-balance.ts';
import { useLocalPath } from '../../../lib/link.tsx';
import { useLine, type LiveData } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { openModal, useOpenModals } from '../../../lib/modals.ts';
import { countQuery, newestQuery, noticesChanged, unconfirmedQuery } from './notices-queries.ts';
import { isPutOff } from './put-off.ts';

type Kind = LiveData<'notice'>['kind'];

/** What the screen says where it happens, or another piece of news does: it is in the list, and not told twice at once. */
const TOLD_ELSEWHERE: ReadonlySet<Kind> = new Set<Kind>([
  ...(['welcome', 'password-changed', 'contact-changed', 'passkey-added', 'passkey-removed'] as const),
  ...(['telegram-linked', 'limit-asked', 'region-moved', 'bonus-ended', 'gift-ended'] as const),
]);

/**
 * Says what the house has just told the player, and puts in their way what they must have read; neither over a round that is
 * being shown. Renders nothing.
 */
export default function NoticeNews() {
  const client = useQueryClient();
  const tell = useTell();
  useLiveOnceShown('notice', ({ id, kind, is, unseen }) => {
    void noticesChanged(client, unseen);
    if (is === 'new' && !TOLD_ELSEWHERE.has(kind)) void tell(id);
  });
  useLine(() => void noticesChanged(client));
  useInTheWay();
  return null;
}

/** The list, and where a player looks at the deposit or the card that they have just brought, or at how their withdrawals stand. */
const PAGES = ['/profile/notices', '/payment-verification', '/profile/pay-outs', '/verify-card'];

/** Tells a notice by its title, with the way to where it leads. Who looks at the list sees it there. */
function useTell(): (id: string) => Promise<void> {
  const t = useTranslations('notices');
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isOpen = useOpenModals().some(({ name }) => name === 'notices');
  const { pathname } = useLocation();
  const isOnPage = PAGES.some((page) => pathname.endsWith(page));
  return async (id) => {
    if (isOpen || isOnPage) return;
    // Not known now, it is in the list when that is asked for again.
    const notices = await client.fetchQuery({ ...newestQuery, staleTime: 0 }).catch(() => []);
    const notice = notices.find((one) => one.id === id);
    if (!notice || notice.confirmed !== null) return;
    const to = (notice.action?.to ?? '/profile/notices') as `/${string}`;
    showToast(notice.title, 'info', { label: t('look'), run: () => void navigate(localPath(to)) });
  };
}

/** Opens what must be read as soon as it is known of and no round is being shown. */
function useInTheWay(): void {
  const isOnStage = useBalanceHold() !== null;
  const mustRead = useQuery(countQuery).data?.unconfirmed === true;
  const { data: notices = NONE } = useQuery({ ...unconfirmedQuery, enabled: mustRead });
  const open = useEffectEvent(() => {
    if (notices.some(({ id }) => !isPutOff(id))) openModal('confirm-notice');
  });
  useEffect(() => {
    if (!isOnStage) open();
  }, [notices, isOnStage]);
}

const NONE: never[] = [];
