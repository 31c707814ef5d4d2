export * from '@croupier/contract/site/content/kinds';
