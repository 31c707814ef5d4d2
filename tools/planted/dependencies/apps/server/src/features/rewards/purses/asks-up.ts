// planted: level-5-calls-down
import '../../play/rounds/feature.ts';
