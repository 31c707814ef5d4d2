// planted: level-2-calls-down
import '../../money/wallet/feature.ts';
