import { CATEGORIES, isLocked, type Category } from '@croupier/domain/people/notices';
import { deriveKeys } from '../../../platform/key-ring.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';

const PLACE = 'unsubscribe';

/** What a letter carries to end its like: whose letters and of which kind is sealed in it, so that it says nothing to anybody else. */
export interface UnsubscribeTokens {
  /** None for what is locked: such letters are not ended. */
  of(playerId: bigint, category: Category): string | undefined;
  /** Nothing for one that we did not make. */
  read(token: string): { readonly playerId: bigint; readonly category: Category } | undefined;
}

/** They do not run out: a letter may be read years later. @param key the house's */
export function createUnsubscribeTokens(key: Buffer): UnsubscribeTokens {
  const box = createSecretBox(deriveKeys([key], PLACE));
  return {
    of: (playerId, category) =>
      isLocked(category, 'email')
        ? undefined
        : box.seal(PLACE, Buffer.from(`${playerId} ${category}`)).toString('base64url'),
    read: (token) => {
      const text = open(() => box.unseal(PLACE, Buffer.from(token, 'base64url')).toString());
      const [playerId = '', word] = text?.split(' ') ?? [];
      const category = CATEGORIES.find((each) => each === word);
      return category && { playerId: BigInt(playerId), category };
    },
  };
}

/** What is no token of ours does not open, whatever is wrong with it. */
function open(unseal: () => string): string | undefined {
  try {
    return unseal();
  } catch {
    return undefined;
  }
}
