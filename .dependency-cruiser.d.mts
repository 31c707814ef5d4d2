export const FEATURE_LEVELS: string[][];
export const DISTRICTS: string[];
export const TESTS: string;
export const SCREEN_FEATURES: { readonly web: string; readonly backoffice: string };
export const featureRules: { name: string; app: 'web' | 'backoffice'; comment: string }[];
declare const configuration: {
  forbidden: { name: string; comment: string; severity: string; from: object; to: object }[];
  options: { enhancedResolveOptions: object } & Record<string, unknown>;
};
export default configuration;
