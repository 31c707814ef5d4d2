// planted: level-10-calls-down
import '../../site/test-data/feature.ts';
