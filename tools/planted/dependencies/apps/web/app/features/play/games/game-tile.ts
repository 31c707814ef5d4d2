// planted: web-features-need-each-other
import '../../site/favourites/index.ts';
