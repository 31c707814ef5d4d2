// planted: features-do-not-import-the-app
import '../../../app.ts';
