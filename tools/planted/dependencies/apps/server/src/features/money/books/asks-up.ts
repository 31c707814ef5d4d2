// planted: level-9-calls-down
import '../../site/test-data/index.ts';
