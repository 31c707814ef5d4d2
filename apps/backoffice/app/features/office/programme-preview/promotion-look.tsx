import type { Draft } from './draft.ts';
import { MagicBoxLook } from './magic-box-look.tsx';
import type { Reader } from './reader.ts';
import { WorkshopLook } from './workshop-look.tsx';

/** A promotion, by what it is. */
export function PromotionLook(props: { draft: Draft; reader: Reader }) {
  return props.draft.terms?.as === 'manufacture' ? <WorkshopLook {...props} /> : <MagicBoxLook {...props} />;
}
