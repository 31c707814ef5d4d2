// planted: server-knows-no-tools
import '../../../tools/root.ts';
export {};
