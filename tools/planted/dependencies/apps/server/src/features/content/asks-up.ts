// planted: level-7-calls-down
import '../test-data/index.ts';
