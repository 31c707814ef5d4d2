// planted: level-4-calls-down
import '../rounds/index.ts';
