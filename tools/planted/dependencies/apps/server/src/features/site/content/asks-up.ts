// planted: level-9-calls-down
import '../test-data/index.ts';
