// planted: apps-do-not-meet
import '../../server/src/app.ts';
