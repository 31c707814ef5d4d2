interface Placed {
  readonly facts: { readonly place: number };
}

/** Documents in the order that their editors gave them. */
export const byPlace = (one: Placed, other: Placed): number => one.facts.place - other.facts.place;
