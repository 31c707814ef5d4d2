export const FEATURE_LEVELS: string[][];
export const DISTRICTS: string[];
export const TESTS: string;
export const WEB_FEATURES: string;
export const featureRules: { name: string; comment: string }[];
declare const configuration: {
  forbidden: { name: string; comment: string; severity: string; from: object; to: object }[];
  options: { enhancedResolveOptions: object } & Record<string, unknown>;
};
export default configuration;
