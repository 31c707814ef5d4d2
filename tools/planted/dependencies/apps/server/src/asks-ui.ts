// planted: server-draws-nothing
import '../../../packages/ui/src/index.ts';
