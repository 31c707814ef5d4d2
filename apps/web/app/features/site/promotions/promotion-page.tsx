import { getPromotion, type Promotion } from '@croupier/contract/site/promotions';
import { buttonClass, Card, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { apiOf } from '../../../lib/page-host.ts';
import { contentMeta } from '../content/content-meta.ts';
import { ContentHeader } from '../content/content-page.tsx';
import frame from '../content/content-page.module.css';
import { Prose } from '../content/prose.tsx';
import { pictureOf, readerOf } from '../content/reader-of.ts';
import type { Route } from './+types/promotion-page';
import styles from './promotions.module.css';
import { Until } from './until.tsx';

export async function loader(args: Route.LoaderArgs) {
  const query = await readerOf(args);
  const promotion = await apiOf(args)(getPromotion, { params: { id: args.params.promo }, query });
  return { ...promotion, picture: pictureOf(args, promotion.picture) };
}

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData);

/** One offer, and its conditions beside it in the same type. */
export default function PromotionPage({ loaderData: promotion }: Route.ComponentProps) {
  const t = useTranslations('promotions');
  return (
    <article className={frame.page}>
      <div className={styles.top}>
        <Link to="/promotions" className={styles.back}>
          <Icon name="left" size={20} />
          {t('list')}
        </Link>
        <ContentHeader page={promotion} />
      </div>
      <div className={styles.offer}>
        <div>
          <Prose html={promotion.html} />
          {promotion.offer && <Bonus offer={promotion.offer} />}
        </div>
        <section className={styles.terms} aria-labelledby="terms">
          <h2 id="terms" className={styles.heading}>
            {t('terms')}
          </h2>
          <ul className={styles.list}>
            {promotion.terms.map((term) => (
              <li key={term} className={styles.term}>
                <Icon name="check" size={20} />
                <Prose html={term} />
              </li>
            ))}
          </ul>
          <Until until={promotion.until} />
        </section>
      </div>
    </article>
  );
}

/** The bonus that the promotion tells of, with the way to it: it is taken where all its terms stand. */
function Bonus({ offer }: { offer: NonNullable<Promotion['offer']> }) {
  const t = useTranslations('promotions.bonus');
  const { wagerTimes } = offer.rules;
  return (
    <Card className={styles.bonus} data-testid="promotion-bonus">
      <h2 className={styles.heading}>{offer.name}</h2>
      <p>{offer.lead}</p>
      <p>{wagerTimes === 0 ? t('free') : t('wagering', { times: wagerTimes })}</p>
      <Link to="/bonuses?tab=available" className={buttonClass({ look: 'primary' })}>
        {t('to')}
      </Link>
    </Card>
  );
}
