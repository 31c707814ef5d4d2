// planted: web-features-know-no-shell
import '../../../shell/shell.ts';
