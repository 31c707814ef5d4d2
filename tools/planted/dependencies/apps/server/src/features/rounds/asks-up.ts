// planted: level-5-calls-down
import '../tournaments/index.ts';
