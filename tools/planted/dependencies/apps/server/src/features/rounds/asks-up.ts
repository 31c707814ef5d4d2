// planted: level-6-calls-down
import '../tournaments/index.ts';
