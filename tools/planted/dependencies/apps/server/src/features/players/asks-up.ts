// planted: level-2-calls-down
import '../wallet/index.ts';
