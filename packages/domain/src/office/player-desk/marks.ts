/** A label of the office: letters, digits, spaces and hyphens, 2 to 40, no space at its ends. */
export const MARK_PATTERN = '^[\\p{L}\\p{N}]([\\p{L}\\p{N} -]{0,38}[\\p{L}\\p{N}])$';
