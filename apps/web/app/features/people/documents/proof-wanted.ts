import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { nextProof, type Proof } from '@croupier/domain/people/documents';

/** What a player whose level is too low brings next. */
export const proofWanted = ({ verify }: Pick<PlayRuleRefusal, 'verify'>): Proof =>
  nextProof(verify?.level ?? 0) ?? 'identity';
