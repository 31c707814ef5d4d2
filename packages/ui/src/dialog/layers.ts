const BASE = 1000;
const STEP = 2;
const open: object[] = [];

/**
 * A place in the stack of modals: 1000 for the first, two more for each above it (specification, section 9).
 * @returns its z-index, and `leave`, which gives the place up and answers how many stay open.
 */
export function layerOf(owner: object): { zIndex: number; leave(): number } {
  open.push(owner);
  return {
    zIndex: BASE + STEP * (open.length - 1),
    leave() {
      const at = open.indexOf(owner);
      if (at >= 0) open.splice(at, 1);
      return open.length;
    },
  };
}
