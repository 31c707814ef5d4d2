// planted: contract-imports-domain
import '../../games/src/index.ts';
