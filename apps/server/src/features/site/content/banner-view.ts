import type { Banner } from '@croupier/contract/site/content';
import type { Language } from '@croupier/domain/site/regions';
import type { DocumentInForce } from './content-store.ts';
import { filled, type Fill } from './placeholders.ts';

const DEEDS = ['play', 'demo', 'deposit'] as const;

export function bannerView(document: DocumentInForce<'banner'>, language: Language, fill: Fill): Banner {
  const { area, layout, tone, viewers, art, picture, actions } = document.facts;
  const { title, text, labels } = filled(document.texts[language], fill);
  return {
    id: document.key,
    area,
    layout,
    ...(tone !== undefined && { tone }),
    viewers,
    ...(art !== undefined && { art }),
    ...(picture !== undefined && { picture }),
    title,
    text,
    actions: actions.map((action, n) => ({ ...deedOf(action), label: labels[n] ?? '' })),
  };
}

function deedOf(action: string): Pick<Banner['actions'][number], 'does' | 'to'> {
  const does = DEEDS.find((deed) => deed === action);
  return does === undefined ? { does: 'open', to: action } : { does };
}
