// planted: level-5-calls-down
import '../rounds/index.ts';
