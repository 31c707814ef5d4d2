const putOff = new Set<string>();

/** Closed without having been confirmed, a notice comes again with the next document. */
export function putOffNotice(id: string): void {
  putOff.add(id);
}

export const isPutOff = (id: string): boolean => putOff.has(id);
