import { showToast } from '@croupier/ui';
import { useEffect, type ComponentType } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ModalProps } from '../lib/modals.ts';
import { onceReached } from '../lib/offline.ts';

/** Loads a modal, or what stands in its place. */
export function orNotLoaded<P extends ModalProps>(load: () => Promise<{ default: ComponentType<P> }>) {
  return (): Promise<{ default: ComponentType<P> }> =>
    onceReached(load).catch(() => ({ default: NotLoaded }));
}

/** In place of one that cannot be had: the page under it is whole. */
function NotLoaded({ onClose }: ModalProps) {
  const t = useTranslations('shell');
  useEffect(() => {
    showToast(t('notLoaded'), 'error');
    onClose();
  }, [t, onClose]);
  return null;
}
