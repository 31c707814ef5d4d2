import type { getGame } from '@croupier/contract/play/catalog';
import type { OutputOf } from '@croupier/contract/kit';
import type { GameDefinition } from '@croupier/games';

/** A game of the house as the server tells it, with the definition that its maths follow from. */
export type Game = Omit<OutputOf<typeof getGame>, 'definition'> & { readonly definition: GameDefinition };
