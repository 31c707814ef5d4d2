// planted: nobody-imports-apps
import '../apps/server/src/app.ts';
