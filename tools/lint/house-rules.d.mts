interface Configuration {
  rules?: Record<string, [string, ...(string | { message?: string; max?: number })[]]>;
}
/** Rules by name: severity, then options, some with a message of ours. */
export const houseRules: Configuration[];
