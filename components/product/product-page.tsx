import { ViewItem } from '@/components/analytics/view-item';
import { cardData } from '@/components/card/card-data';
import { RichText } from '@/components/content/rich-text';
import { Accordion } from '@/components/ui/accordion';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Carousel } from '@/components/ui/carousel';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PaymentMarks } from '@/components/ui/payment-marks';
import { Stock } from '@/components/ui/stock';
import { StructuredData } from '@/components/ui/structured-data';
import { Tabs } from '@/components/ui/tabs';
import { viewItem } from '@/lib/browser/analytics/events';
import type { Category } from '@/lib/domain/listing/category';
import { categoryPath, productPath } from '@/lib/domain/paths/catalogue-paths';
import { facetHref } from '@/lib/domain/paths/facet-path';
import { paths } from '@/lib/domain/paths/paths';
import type { Epoch, Rates } from '@/lib/domain/prices/rates';
import { availability } from '@/lib/domain/product/availability';
import { asOffered } from '@/lib/domain/product/in-variant';
import { dispatchLabel, ratingLabel } from '@/lib/domain/product/labels';
import type { Product } from '@/lib/domain/product/product';
import { getFaq } from '@/lib/server/catalogue/queries';
import { env } from '@/lib/server/config/env';
import { breadcrumbJsonLd, productJsonLd } from '@/lib/server/seo/json-ld';
import { groupFaq, PRODUCT_FAQ_CATEGORY } from '@/lib/server/sylius/resources/faq/faq';
import { ProductCard } from './card/product-card';
import { DataTables } from './data-tables';
import { DeliveryText } from './delivery-text';
import { FilmLink } from './film-link';
import { ProductGallery } from './gallery/product-gallery';
import { GiftLink } from './gift-link';
import { InvestorFacts } from './investor-facts';
import styles from './product-page.module.css';
import { PerVariant, PurchaseBox, VariantScope } from './purchase/purchase';
import { SaveButtons } from './save-buttons';
import section from './section.module.css';

function Reassurance() {
  return (
    <ul className={styles.points}>
      {['Snabb leverans', 'Bra priser', 'Trygg affär'].map((point) => (
        <li className={styles.point} key={point}>
          <Icon className={styles.check} name="check" size={16} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

/** Top sellers of the same brand (spec.md section 2). */
function RelatedProducts({ products, brand }: { products: readonly Product[]; brand: string | null }) {
  if (products.length === 0) return null;
  return (
    <Container className={section.section}>
      <h2 className="mb-5">Kunder köpte även dessa produkter</h2>
      {brand === null ? null : (
        <p className={section.under}>
          Storsäljare från <span translate="no">{brand}</span>
        </p>
      )}
      <Carousel label="Kunder köpte även dessa produkter" set="products">
        {products.map((product) => (
          <ProductCard heading="h3" key={product.id} card={cardData(product)} />
        ))}
      </Carousel>
    </Container>
  );
}

/** The questions of FAQ category 1 (spec.md section 2). */
async function ProductFaq() {
  const [group] = groupFaq(await getFaq(), PRODUCT_FAQ_CATEGORY);
  if (!group) return null;
  return (
    <Container className={section.section}>
      <div className="row between baseline gap-2 gap-x-5 mb-5">
        <h2>{group.categoryName || 'Vanliga frågor'}</h2>
        <Link className="gold-hover tap" href={paths.faq}>
          Gå till FAQ
        </Link>
      </div>
      <Accordion
        items={group.entries.map(({ id, name, content }) => ({
          id: `fraga-${id}`,
          title: name,
          content: <RichText text={content} />,
        }))}
        name="produktfragor"
      />
    </Container>
  );
}

interface ProductPageProps {
  product: Product;
  path: readonly Category[];
  epoch: Epoch;
  rates: Rates;
  related: readonly Product[];
}

/** In an investor's order: product, availability, price, buy button; then further questions; then data. */
export function ProductPage({ product, path, epoch, rates, related }: ProductPageProps) {
  const brandPage = facetHref(path.slice(0, 1), 'brands', product);
  const crumbs = path.map(({ name }, index) => ({ name, path: categoryPath(path.slice(0, index + 1)) }));
  const own = { name: product.name, path: productPath(product) };
  const { SITE_URL } = env();
  // Built from the same objects as the page, so that price, stock and epoch cannot differ.
  const offered = productJsonLd(product, SITE_URL);
  return (
    <>
      {offered ? <StructuredData data={offered} name="product" /> : null}
      <StructuredData data={breadcrumbJsonLd([...crumbs, own], SITE_URL)} name="breadcrumb" />
      <ViewItem
        event={viewItem(
          asOffered(product),
          path.map(({ name }) => name),
        )}
      />
      <Container>
        <Breadcrumbs trail={crumbs.map(({ name, path: href }) => ({ name, href }))} />
        <div className={styles.columns}>
          <VariantScope product={product}>
            <div className={styles.pictures}>
              <PerVariant
                product={product}
                render={(shown) => (
                  <ProductGallery
                    key={shown.variantId ?? product.code}
                    product={{ ...product, images: shown.images }}
                  />
                )}
              />
              {product.video ? (
                <FilmLink code={product.code} href={product.video} appearance="page" name={product.name} />
              ) : null}
            </div>
            <div className="min-0">
              {product.brand && brandPage ? (
                <p className="eyebrow bold mb-2">
                  <span className="visually-hidden">Varumärke: </span>
                  <Link className={styles.brandLink} href={brandPage} translate="no">
                    {product.brand}
                  </Link>
                </p>
              ) : null}
              <h1 className={styles.name} translate="no">
                {product.name}
              </h1>
              <p className={styles.stock}>
                <PerVariant
                  product={product}
                  render={(shown) => {
                    const { kind, text } = availability(shown);
                    return <Stock detail={dispatchLabel(shown)} kind={kind} text={text} />;
                  }}
                />
              </p>
              {product.ratings > 0 ? <p className="quiet small mt-1">{ratingLabel(product)}</p> : null}
              <PurchaseBox product={product} validUntil={epoch.nextChange} />
              {product.mayWithdraw ? (
                <p className="quiet small mt-4">
                  14&nbsp;dagars ångerrätt. <Link href={`${paths.purchaseTerms}#ingen-angerratt`}>Så ångrar du</Link>
                </p>
              ) : null}
              <SaveButtons code={product.code} id={product.id} appearance="page" name={product.name} />
              <Link className={styles.toInfo} href="#flikar">
                Produktinformation
              </Link>
              <PerVariant product={product} render={(shown) => <InvestorFacts product={shown} rates={rates} />} />
              <Reassurance />
              <div className="mt-4">
                <PaymentMarks />
              </div>
              <PerVariant
                product={product}
                render={(shown) => (
                  <DataTables
                    price={shown.price}
                    product={shown}
                    weightPage={facetHref(path.slice(0, 2), 'weights', shown)}
                  />
                )}
              />
            </div>
          </VariantScope>
          <div className={styles.tabs} id="flikar">
            <Tabs
              label="Om produkten"
              tabs={[
                {
                  id: 'produktinformation',
                  title: 'Produktinformation',
                  content: (
                    <>
                      <RichText text={product.description} />
                      <GiftLink product={product} />
                    </>
                  ),
                },
                {
                  id: 'frakt-och-forsakring',
                  title: 'Frakt och försäkring',
                  content: <DeliveryText mayWithdraw={product.mayWithdraw} />,
                },
              ]}
            />
          </div>
        </div>
      </Container>
      <RelatedProducts brand={product.brand} products={related} />
      <ProductFaq />
    </>
  );
}
