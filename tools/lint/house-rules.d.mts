/** Rules by name: severity, then options, some with a message of ours. */
export const houseRules: { rules?: Record<string, [string, ...{ message?: string; max?: number }[]]> }[];
