// planted: backoffice-lib-knows-no-feature
import '../shell/frame.ts';
