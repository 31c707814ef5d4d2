import { Icon } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { openModal } from '../../../lib/modals.ts';
import { clockText } from './clock-text.ts';
import { playingQuery, type Seen } from './playing-queries.ts';

/** After money moved the numbers are asked for once in so long: some rounds come together. */
const ASK_EVERY_MS = 2_500;
/** Rounds reach the session a little after they are over. */
const COUNTED_AFTER_MS = 2_000;
/** A session that is not there yet is asked for so often more. */
const ASK_AGAIN_TIMES = 5;

interface SessionBarProps {
  readonly kind: 'real' | 'play';
  /** Of the table's own sheet: the server's page shows the bar before its script, and a sheet of that, is there. */
  readonly looks: Readonly<Record<string, string>>;
}

/** How long somebody has been playing, what it has come to, and the way to stop: beside every game, for as long as it is open. */
export default function SessionBar({ kind, looks }: SessionBarProps) {
  const t = useTranslations('reality-checks.bar');
  const { money } = useFormat();
  const { data } = usePlaying(kind);
  const now = useSecond();
  const session = data?.session ?? null;
  const elapsed = session ? now + data!.aheadMs - Date.parse(session.beganAt) : 0;
  useWhenDue(data);
  return (
    <>
      <span className={looks.figure} title={t('time')}>
        <Icon name="history" size={16} />
        <span className="visually-hidden">{t('time')}</span>
        <span className={looks.clock} data-session-clock>
          {clockText(elapsed)}
        </span>
      </span>
      <span className={looks.figure} title={t('net')}>
        <span className={looks.name}>{t('net')}</span>
        <span data-session-net>
          {session ? money(session.netMinor, session.currency, { sign: true }) : '—'}
        </span>
      </span>
      <button type="button" className={looks.stop} onClick={() => openModal('stop')}>
        <span>
          <Icon name="pause" size={16} />
          {t('stop')}
        </span>
      </button>
    </>
  );
}

/** The session as the server has it, asked for anew when money has moved. */
function usePlaying(kind: 'real' | 'play') {
  const client = useQueryClient();
  const query = useQuery(playingQuery(kind));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);
  const { queryKey } = playingQuery(kind);
  const askIn = (ms: number, timesMore: number) => {
    if (waiting.current !== undefined) return;
    waiting.current = setTimeout(() => void askNow(timesMore), ms);
  };
  const askNow = async (timesMore: number) => {
    waiting.current = undefined;
    await askAnew(client, { queryKey });
    // On a busy house the first round reaches the session later than that, and no news tells when it has.
    const isMissing = client.getQueryData<Seen>(queryKey)?.session === null;
    if (isMissing && timesMore > 0 && !isGone.current) askIn(COUNTED_AFTER_MS, timesMore - 1);
  };
  const ask = () => {
    const inMs = query.data?.session ? 0 : COUNTED_AFTER_MS;
    askIn(Math.max(inMs, ASK_EVERY_MS - (Date.now() - query.dataUpdatedAt)), ASK_AGAIN_TIMES);
  };
  useLiveOnceShown('balance', ask);
  useLine(ask);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(waiting.current);
    };
  }, []);
  return query;
}

/** Opens the check when it is due, so that nobody learns of it by a stake that is refused. */
function useWhenDue(data: Seen | undefined): void {
  const open = useEffectEvent(() => openModal('reality-check'));
  const { checkAt = null, isDue = false } = data?.session ?? {};
  const aheadMs = data?.aheadMs ?? 0;
  useEffect(() => {
    if (checkAt === null) return undefined;
    const inMs = isDue ? 0 : Date.parse(checkAt) - (Date.now() + aheadMs);
    const timer = setTimeout(open, Math.max(0, inMs));
    return () => clearTimeout(timer);
  }, [checkAt, isDue, aheadMs]);
}

function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
