// planted: backoffice-imports-domain-contract-ui
import '../../../packages/games/src/index.ts';
