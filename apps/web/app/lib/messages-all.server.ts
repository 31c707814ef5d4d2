import en from 'virtual:messages/en';
import kk from 'virtual:messages/kk';
import ru from 'virtual:messages/ru';
import ua from 'virtual:messages/ua';
import { keepMessages } from './messages.ts';

keepMessages('ua', ua);
keepMessages('ru', ru);
keepMessages('en', en);
keepMessages('kk', kk);
