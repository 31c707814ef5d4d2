// planted: web-lib-knows-no-feature
import '../shell/shell.ts';
