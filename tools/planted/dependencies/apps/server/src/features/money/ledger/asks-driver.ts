// planted: driver-in-platform-only
import 'pg';
