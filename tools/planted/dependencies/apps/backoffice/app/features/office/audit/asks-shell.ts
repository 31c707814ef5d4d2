// planted: backoffice-features-know-no-shell
import '../../../shell/frame.ts';
