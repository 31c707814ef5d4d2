// planted: level-8-calls-down
import '../test-data/index.ts';
