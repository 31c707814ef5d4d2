/** Documents as a queue, of which somebody takes one in hand. */
export const documentItem = (id: string) => ({ queue: 'documents', item: id });
