// planted: web-features-need-each-other
import '../favourites/index.ts';
