// planted: level-3-calls-down
import '../payments/feature.ts';
