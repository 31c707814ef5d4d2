// planted: level-3-calls-down
import '../payments/index.ts';
