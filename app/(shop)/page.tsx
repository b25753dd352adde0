import type { Metadata } from 'next';
import { cardData } from '@/components/card/card-data';
import { CategoryTiles } from '@/components/home/category-tiles';
import { Hero, Reasons, SellStrip } from '@/components/home/home';
import { PriceExample } from '@/components/home/price-example';
import { Section } from '@/components/home/section';
import { ProductCard } from '@/components/product/card/product-card';
import { Carousel } from '@/components/ui/carousel';
import { StructuredData } from '@/components/ui/structured-data';
import { PRICE_CYCLE_TEXT } from '@/lib/domain/prices/schedule';
import { site } from '@/lib/domain/site';
import { getCategoryTiles, getRates, getTopSellers } from '@/lib/server/catalogue/queries';
import { env } from '@/lib/server/config/env';
import { storeJsonLd, webSiteJsonLd } from '@/lib/server/seo/json-ld';

function SiteJsonLd() {
  const { SITE_URL } = env();
  return (
    <>
      <StructuredData data={storeJsonLd(SITE_URL)} name="store" />
      <StructuredData data={webSiteJsonLd(SITE_URL)} name="website" />
    </>
  );
}

export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  title: { absolute: `Guld och silver till dagens pris | ${site.name}` },
  description: `Köp guldtackor, guldmynt och silver till priser som följer marknaden och uppdateras ${PRICE_CYCLE_TEXT}, med öppet påslag och försäkrad leverans. Vi köper också ditt guld.`,
  alternates: { canonical: '/' },
};

export default async function HomePage() {
  const [tiles, sellers, rates] = await Promise.all([getCategoryTiles(), getTopSellers(), getRates()]);
  const shown = sellers.find(({ images, inStock, metal }) => images.length > 0 && inStock && metal === 'gold') ?? null;
  return (
    <>
      <SiteJsonLd />
      <Hero />
      {sellers.length > 0 ? (
        <Section title="Mest köpta just nu">
          <Carousel label="Mest köpta just nu" set="topSellers">
            {sellers.map((product) => (
              <ProductCard heading="h3" key={product.id} card={cardData(product)} />
            ))}
          </Carousel>
        </Section>
      ) : null}
      <Section title="Vårt sortiment">
        <CategoryTiles tiles={tiles} />
      </Section>
      <Section title={`Varför ${site.name}`}>
        <Reasons />
      </Section>
      <Section title="Så sätts priset">
        <PriceExample product={shown} rates={rates} />
      </Section>
      <SellStrip />
    </>
  );
}
