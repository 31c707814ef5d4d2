// planted: backoffice-features-need-each-other
import '../roles/index.ts';
