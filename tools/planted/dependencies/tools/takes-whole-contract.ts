// planted: contract-has-no-root
import '../packages/contract/src/index.ts';
