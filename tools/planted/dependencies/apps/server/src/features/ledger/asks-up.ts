// planted: level-1-calls-down
import '../players/index.ts';
